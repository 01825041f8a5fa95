import { Refused } from "./refused.ts";

type Limits = {
  /** How many pieces of work run at a time. */
  concurrency: number;
  /** How many may wait; more are refused at once. */
  mostWaiting: number;
  refusal: () => Refused;
  /** The milliseconds after which running work is given up with "unavailable"; none when left out. */
  timeLimit?: number;
};
export type Enqueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a bounded queue (FIFO). It starts one piece of work a turn of the event loop: libuv accepts one connection a
 * turn, so a new visitor would otherwise wait for the work of all others, once for each connection before the own one.
 */
export function createWorkQueue({ concurrency, mostWaiting, refusal, timeLimit }: Limits): Enqueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  let isScheduled = false;

  function schedule() {
    if (isScheduled || running >= concurrency || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      running += 1;
      waiting.shift()?.();
      schedule();
    });
  }

  return async (work) => {
    if (waiting.length >= mostWaiting) throw refusal();
    const { promise: turn, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    schedule();
    await turn;
    try {
      return await (timeLimit === undefined ? work() : withTimeLimit(work(), timeLimit));
    } finally {
      running -= 1;
      schedule();
    }
  };
}

/** The refusal 503 of a server that is too busy, with `Retry-After` of 10 s. */
export const unavailable = () => new Refused("unavailable", { retryAfterSeconds: 10 });

/** Rejects with "unavailable" when a promise takes longer than its limit in milliseconds. */
export async function withTimeLimit<T>(work: Promise<T>, limit: number): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(unavailable()), limit);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
