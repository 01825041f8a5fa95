import { parentPort, workerData } from "node:worker_threads";
import { BuildError, runBuildProcess } from "./build-process.ts";
import type { BuildCall, BuildNote } from "./build-thread.ts";

// Runs the process of a build for the thread that started this one; any message from there ends it.
const { args, options } = workerData as BuildCall;
const note = (next: BuildNote) => parentPort?.postMessage(next);
const ending = new AbortController();
parentPort?.on("message", () => ending.abort());
try {
  const hear = async (heard: unknown) => note({ heard });
  await runBuildProcess(args, { ...options, hear, signal: ending.signal });
  note({ ended: true });
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  note({ failed: error.message });
} finally {
  parentPort?.close();
}
