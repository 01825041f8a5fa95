import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, openSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { heapFlags } from "./server-memory.ts";

export const taskset = "/usr/bin/taskset";
export const pins = existsSync(taskset) && availableParallelism() > 1;

/** Starts a script in a process of its own, on one core if it is named and the machine can do so. `log` is an open file. */
export function start(
  args: string[],
  env: Record<string, string>,
  core?: number,
  log?: number,
): ChildProcess {
  const command =
    core !== undefined && pins ? [taskset, "-c", String(core), process.execPath] : [process.execPath];
  const [program = "", ...before] = command;
  return spawn(program, [...before, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", log ?? "inherit"],
  });
}

/** Runs a task of the bench in a process of its own; resolves with the JSON that it prints. */
export async function runTask<Result>(
  task: string,
  env: Record<string, string>,
  core?: number,
): Promise<Result> {
  const child = start(["scripts/bench.ts", task], env, core);
  if (!child.stdout) throw new Error("a task without output");
  return JSON.parse(await text(child.stdout));
}
/** Resolves once an address answers; throws after 20 s. */
export async function answers(url: string) {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** The value below which a share of all lies; 0 without any. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

/** How busy the machine was in the last minute: figures of a load above the number of its cores say little. */
export const machineLoad = (): string =>
  `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;

/** Starts the server as `run.mjs` does, with an empty database. */
export function startServer(
  port: number,
  settings: Record<string, string> = {},
  core?: number,
): ChildProcess {
  const args = [...heapFlags, "server/main.ts"];
  const folder = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), "ventanilla-bench-"));
  mkdirSync(folder, { recursive: true });
  // A line for each request.
  const log = openSync(join(folder, "server.log"), "a");
  const server = start(args, { PORT: String(port), DATA_DIR: folder, ...settings }, core, log);
  // What it prints has to go somewhere, or it would stand still.
  server.stdout?.resume();
  return server;
}
