import { flushCompileCache } from "node:module";
import { BuildError, runBuildProcess } from "./build-process.ts";
import type { BuildCall, BuildNote } from "./supervised-build.ts";

// Starts the processes of builds for the server that started this one, and ends with it, as they end with this one.
const ends = new Map<number, AbortController>();
const note = (next: BuildNote) => void process.send?.(next, () => {});

process.on("message", (call: BuildCall) => {
  if ("end" in call) ends.get(call.build)?.abort();
  else void run(call);
});
process.once("disconnect", () => process.exit());
// The compiler of TypeScript takes 20 MB, which the next one that finds this compiled does without.
flushCompileCache();
// They are sent to all processes of a terminal or a service; the server ends its builds, and this one ends with the server.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

async function run({ build, args, options }: Exclude<BuildCall, { end: true }>): Promise<void> {
  const ending = new AbortController();
  ends.set(build, ending);
  try {
    const hear = async (heard: unknown) => note({ build, heard });
    await runBuildProcess(args, { ...options, hear, signal: ending.signal, server: process.ppid });
    note({ build, ended: true });
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    note({ build, failed: error.message });
  } finally {
    ends.delete(build);
  }
}
