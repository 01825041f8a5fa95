import { on } from "node:events";
import { Worker } from "node:worker_threads";
import { BuildError, type ProcessOptions } from "./build-process.ts";

/** What the thread is told, and what it tells: a message of the process, or its end. */
export type BuildCall = { args: readonly string[]; options: Omit<ProcessOptions, "signal" | "hear"> };
export type BuildNote = { heard: unknown } | { ended: true } | { failed: string };

/**
 * Runs the process of a build as `runBuildProcess` does, from a thread of its own: to start a process holds up the thread
 * that does it for 10 ms, to start a thread for one. Resolves when the process has ended; throws a BuildError, or what
 * `hear` threw.
 */
export async function buildInThread<Message>(
  args: readonly string[],
  { signal, hear, ...options }: ProcessOptions<Message>,
): Promise<void> {
  signal?.throwIfAborted();
  const call: BuildCall = { args, options };
  const thread = new Worker(new URL("./build-worker.ts", import.meta.url), { workerData: call });
  const end = () => thread.postMessage("end");
  signal?.addEventListener("abort", end);
  let mistake: unknown;
  try {
    for await (const [note] of on(thread, "message", { close: ["exit"] }) as AsyncIterable<[BuildNote]>) {
      if (mistake && !("heard" in note)) throw mistake;
      if ("ended" in note) return;
      if ("failed" in note) throw new BuildError(note.failed);
      // The process has to be gone before its folder is.
      await hear?.(note.heard as Message).catch((error: unknown) => {
        mistake ??= error;
        end();
      });
    }
  } finally {
    signal?.removeEventListener("abort", end);
  }
  throw new Error("A build lost its thread.");
}
