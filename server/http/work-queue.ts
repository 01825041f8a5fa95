import { seconds } from "#domain/durations.ts";
import { lineOf } from "./address-line.ts";
import { Refused } from "./refused.ts";

type Limits = {
  concurrency: number;
  /** How many may wait; beyond them, one of the address with the most waiting is refused at once. */
  mostWaiting: number;
  refusal: () => Refused;
  /** The milliseconds after which running work is given up with "unavailable"; none when left out. */
  timeLimit?: number;
};
/**
 * `address` is the client's: addresses take turns, and those of one IPv6 line share theirs. Work that is enqueued without
 * one is of one and the same.
 */
export type Enqueue = <T>(work: () => Promise<T>, address?: string) => Promise<T>;
type Turn = PromiseWithResolvers<void>;

/**
 * Creates a bounded, fair queue: first in, first out for each client address; addresses take turns. At the limit the
 * one with the most waiting gives way. Each piece of work has a turn of the event loop: libuv accepts one connection a
 * turn, so a new visitor would otherwise wait for the work of all others, once for each connection before the own one.
 */
export function createWorkQueue({ concurrency, mostWaiting, refusal, timeLimit }: Limits): Enqueue {
  /** By address, the one whose turn it is first. */
  const waiting = new Map<string, Turn[]>();
  let length = 0;
  let running = 0;
  let isScheduled = false;

  function schedule() {
    if (isScheduled || running >= concurrency || length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      running += 1;
      next()?.resolve();
      schedule();
    });
  }

  function next(): Turn | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [address, turns] = first;
    const turn = turns.shift();
    waiting.delete(address);
    if (turns.length > 0) waiting.set(address, turns);
    length -= 1;
    return turn;
  }

  /** Refuses the last of the address with the most waiting. Throws for one that has as many itself. */
  function makeRoom(address: string) {
    const own = waiting.get(address)?.length ?? 0;
    const longest = [...waiting.values()].reduce(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
    if (longest.length <= own + 1) throw refusal();
    longest.pop()?.reject(refusal());
    length -= 1;
  }

  return async (work, client = "") => {
    const address = lineOf(client) ?? client;
    if (length >= mostWaiting) makeRoom(address);
    const turn = Promise.withResolvers<void>();
    const own = waiting.get(address);
    if (own) own.push(turn);
    else waiting.set(address, [turn]);
    length += 1;
    schedule();
    await turn.promise;
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

// A page takes about 2 ms, so the last of those who wait is answered within half a second.
export const pageLimits = { concurrency: 4, mostWaiting: 250, refusal: unavailable, timeLimit: seconds(5) };

/** The milliseconds that a probe and the metrics give the database, and those that the metrics give a disk. */
export const probeLimits = { database: seconds(3), disk: seconds(1) };

/** Creates the queue of pages that are made for one request; beyond 250 that wait one is refused as "unavailable". */
export const createPageQueue = () => createWorkQueue(pageLimits);

/** Rejects, with "unavailable" if not told otherwise, when a promise takes longer than its limit in milliseconds. */
export async function withTimeLimit<T>(work: Promise<T>, limit: number, refusal = unavailable): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(refusal()), limit);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
