import { type ChildProcess, fork } from "node:child_process";
import { on } from "node:events";
import { cores, takeAllCores } from "../base/idle-time.ts";
import { BuildError, keptEnv, type ProcessOptions } from "./build-process.ts";

/** What the supervisor is told of a build, which a number names: its begin, or that it has to end. */
export type BuildCall =
  | { build: number; args: readonly string[]; options: Omit<ProcessOptions, "signal" | "hear"> }
  | { build: number; end: true };
/** What it tells of it: a message of the process, or its end. */
export type BuildNote = { build: number } & ({ heard: unknown } | { ended: true } | { failed: string });

let supervisor: ChildProcess | undefined;
let builds = 0;

/**
 * Starts the supervisor of builds, a small process that starts all others and stays, unless it runs. A process is started
 * by a fork: it holds up the server for 10 ms, and what the server writes to in the seconds after is copied page by page,
 * so that one garbage collection takes 40 ms instead of two.
 */
function startSupervisor(): ChildProcess {
  if (supervisor?.connected) return supervisor;
  const next = fork(new URL("./build-supervisor.ts", import.meta.url), {
    serialization: "advanced",
    execArgv: ["--max-semi-space-size=1", "--max-old-space-size=64"],
    env: keptEnv(),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // It ends with the server, and keeps no command and no test from ending.
  next.unref();
  next.channel?.unref();
  supervisor = next;
  return next;
}

/**
 * Runs the process of a build as `runBuildProcess` does, started by the supervisor. Resolves when the process has ended;
 * throws a BuildError, or what `hear` threw.
 */
export async function runSupervised<Message>(
  args: readonly string[],
  { signal, hear, ...options }: ProcessOptions<Message>,
): Promise<void> {
  signal?.throwIfAborted();
  const child = startSupervisor();
  const build = ++builds;
  const tell = (call: BuildCall) => void (child.connected && child.send(call, () => {}));
  const end = () => tell({ build, end: true });
  // Events that come before the first is asked for are kept.
  const notes = on(child, "message", { close: ["disconnect"] }) as AsyncIterable<[BuildNote]>;
  child.channel?.ref();
  tell({ build, args, options });
  signal?.addEventListener("abort", end);
  let mistake: unknown;
  try {
    for await (const [note] of notes) {
      if (note.build !== build) continue;
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
    child.channel?.unref();
  }
  takeAllCores(cores);
  throw new Error("A build lost its supervisor.");
}
