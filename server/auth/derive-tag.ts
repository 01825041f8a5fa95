import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

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

const freeThreads: Worker[] = [];

const startThread = () => new Worker(new URL("./hash-thread.ts", import.meta.url));

/** Starts a thread ahead of the first sign-in, which may come while an update has taken away what it loads. */
export function startHashThread(): void {
  const thread = startThread();
  thread.unref();
  freeThreads.push(thread);
}

/**
 * Derives the tag of a password with argon2id off the event loop, in a thread of low priority that is free, or in a new
 * one.
 */
export async function deriveTag(parameters: TagParameters): Promise<Buffer> {
  const thread = freeThreads.pop() ?? startThread();
  // Only what somebody waits for keeps a command or a test from ending.
  thread.ref();
  thread.postMessage(parameters);
  const [tag] = (await once(thread, "message")) as [Uint8Array];
  thread.unref();
  freeThreads.push(thread);
  return Buffer.from(tag);
}
