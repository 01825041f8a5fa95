import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { seconds } from "#domain/durations.ts";
import type { Turn } from "../base/idle-time.ts";

/** What argon2id takes: `memory` in KiB, `tagLength` in bytes. */
export type TagParameters = {
  message: string;
  nonce: Uint8Array;
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
};

/** How many tags are derived at a time: on all cores but one, so that pages do not wait for sign-ins. */
export const hashesAtOnce = Math.max(1, availableParallelism() - 1);

/** The milliseconds after which idle time is too short for a tag, three times what one takes, and for how long it then counts so. */
const idleTime = { longest: 25, isTooShortFor: seconds(10) };
let tooShortUntil = Number.NEGATIVE_INFINITY;

const freeThreads: Record<Turn, Worker[]> = { idle: [], low: [] };
let idleThreads = 0;

/**
 * Derives the tag of a password with argon2id off the event loop, in idle time: whoever answers a page takes the core at
 * once, where a thread of low priority would first end its turn of some milliseconds. When idle time is too short, such a
 * thread does the same again, for its part of a busy core, and the next ones at once.
 */
export async function deriveTag(parameters: TagParameters): Promise<Buffer> {
  if (!isIdleTimeThere()) return derive("low", parameters);
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, idleTime.longest);
  const withShare = limit.promise.then(() => {
    tooShortUntil = performance.now() + idleTime.isTooShortFor;
    return derive("low", parameters);
  });
  try {
    return await Promise.race([derive("idle", parameters), withShare]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the last tag of idle time was done in time, and those before it are done at all. */
const isIdleTimeThere = () =>
  performance.now() >= tooShortUntil && (freeThreads.idle.length > 0 || idleThreads < hashesAtOnce);

/** Derives a tag in a thread that is free, or in a new one. */
async function derive(turn: Turn, parameters: TagParameters): Promise<Buffer> {
  const thread = freeThreads[turn].pop() ?? openThread(turn);
  // Only what somebody waits for keeps a command or a test from ending.
  if (turn === "low") thread.ref();
  thread.postMessage(parameters);
  const [tag] = (await once(thread, "message")) as [Uint8Array];
  thread.unref();
  freeThreads[turn].push(thread);
  return Buffer.from(tag);
}

function openThread(turn: Turn): Worker {
  if (turn === "idle") idleThreads += 1;
  const thread = new Worker(new URL("./hash-thread.ts", import.meta.url), { workerData: turn });
  thread.unref();
  return thread;
}
