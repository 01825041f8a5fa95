import { type ChildProcess, spawn } from "node:child_process";
import { on } from "node:events";
import { seconds } from "#domain/durations.ts";
import type { BuildSettings } from "../base/env.ts";
import { leaveLastCore, onLastCore, type Turn } from "../base/idle-time.ts";
import { yieldToServer } from "../base/yield-to-server.ts";

/** The milliseconds that a build may take. */
const timeLimit = seconds(120);

/** A build that failed; the message is one sentence. */
export class BuildError extends Error {
  override name = "BuildError";
}

export type ProcessOptions<Message = never> = {
  /** The folder of the words. */
  content: string;
  settings: BuildSettings;
  signal?: AbortSignal;
  /** Where its own output goes: to the terminal, or nowhere but into the reason of a failure. */
  output?: "inherit" | "pipe";
  /** How it gives way to the server beside which it runs, if there is one. */
  turn?: Turn | undefined;
  /** The cores of the server; in idle time it works on the last one, and the server's main thread on the others. */
  cores?: readonly number[];
  /** The number of the server's process, by default this one. */
  server?: number;
  /** What it is told, and what is done with each message that it answers with; in turn. */
  task?: object;
  hear?: (message: Message) => Promise<void>;
};

/**
 * Runs a step of a build in a process of its own, with the settings of the pages and no secret, which ends with this
 * one. Beside a server it is behind it in turn, and the first to go when memory runs out. Throws a BuildError.
 */
export async function runBuildProcess<Message>(
  args: readonly string[],
  options: ProcessOptions<Message>,
): Promise<void> {
  const { content, settings, signal, output = "pipe", turn, cores = [], server, task, hear } = options;
  const ownCore = turn === "idle" ? cores : [];
  const preload = ["--import", "./build/end-with-parent.ts"];
  const command = [process.execPath, ...heap, ...preload, ...args];
  const [program = "", ...words] = [...onLastCore(ownCore), ...command];
  const child = spawn(program, words, {
    // The end of this pipe tells the child that the server is gone.
    stdio: ["pipe", output, output, ...(task ? ["ipc" as const] : [])],
    serialization: "advanced",
    env: childEnv(content, settings),
  });
  if (turn) yieldToServer(child, turn);
  const said = textOf(child);
  const kill = () => child.kill("SIGKILL");
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on("error", reject);
  child.on("exit", resolve);
  const heard = task && converse(child, task, hear);
  heard?.catch(kill);
  const timer = setTimeout(kill, timeLimit);
  signal?.addEventListener("abort", kill);
  const comeBack = leaveLastCore(ownCore, server);
  try {
    const code = await promise;
    await heard;
    if (code !== 0) throw new BuildError(reasonOf(code, said()));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", kill);
    comeBack();
  }
}

/** Tells a process its task, and hears it until it says no more. */
async function converse<Message>(child: ChildProcess, task: object, hear: ProcessOptions<Message>["hear"]) {
  const messages = on(child, "message", { close: ["disconnect"] });
  // One that has ended already says so by its end.
  child.send(task, () => {});
  for await (const [message] of messages) await hear?.(message as Message);
}

// Each thread of a bundler or a compressor keeps memory of its own, and the allocators keep what was freed. Measured: 410
// MB at most instead of 920, in the same time, because the server needs the other core.
const heap = ["--max-old-space-size=256", "--max-semi-space-size=4"];
const allocators = { MALLOC_ARENA_MAX: "1", MIMALLOC_PURGE_DELAY: "0", MIMALLOC_ARENA_EAGER_COMMIT: "0" };
const threads = {
  ...{ ROLLDOWN_WORKER_THREADS: "1", ROLLDOWN_MAX_BLOCKING_THREADS: "1", TOKIO_WORKER_THREADS: "1" },
  ...{ RAYON_NUM_THREADS: "1", UV_THREADPOOL_SIZE: "1", VIPS_CONCURRENCY: "1" },
};

/** What the processes of a build get of this one's environment, in which secrets are. */
export function keptEnv(): NodeJS.ProcessEnv {
  const kept = ["PATH", "HOME", "TZ", "NODE_COMPILE_CACHE"];
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function childEnv(content: string, settings: BuildSettings): NodeJS.ProcessEnv {
  return {
    ...keptEnv(),
    ...settings,
    NODE_ENV: "production",
    CONTENT_DIR: content,
    ...allocators,
    ...threads,
    ASTRO_TELEMETRY_DISABLED: "1",
  };
}

function textOf({ stdout, stderr }: ChildProcess): () => string {
  let text = "";
  for (const stream of [stdout, stderr])
    stream?.on("data", (chunk: Buffer) => {
      text = (text + chunk).slice(-4000);
    });
  return () => text;
}

function reasonOf(code: number | null, said: string): string {
  if (code === null) return "The build was ended: it took too long or too much memory.";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal
  const lines = said.replace(/\u001b\[[\d;]*m/g, "").split("\n");
  const mistake = lines.find((line) => /^content\/|^\S+\/content\/|error/i.test(line.trim()));
  return `The build failed: ${(mistake ?? lines.at(-2) ?? "").trim().slice(0, 300)}`;
}
