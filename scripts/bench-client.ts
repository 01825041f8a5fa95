import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { Connection } from "./bench-connection.ts";
import { pins, taskset } from "./bench-server.ts";

/**
 * What a client asks for: all at once, and again when all are answered; or, with the mean of the milliseconds between
 * two, one after another, whether the one before was answered or not.
 */
type ClientTask = { url: string; requests: string[]; every?: number };

/** `work` asks for so many milliseconds and resolves with the milliseconds that each answer took. */
export type Client = { pid: number; work(length: number): Promise<number[]>; end(): void };

/** Starts a client in a process of its own, on the second core and before others where the system lets it. */
export async function startClient(task: ClientTask): Promise<Client> {
  const child = fork(new URL("bench.ts", import.meta.url), ["client"]);
  const ended = once(child, "exit").then(() => Promise.reject(new Error("A client has ended.")));
  ended.catch(() => {});
  const answer = <T>() => Promise.race([once(child, "message") as Promise<[T]>, ended]);
  child.send(task);
  await answer();
  const { pid = 0 } = child;
  putFirst(pid, 1);
  return {
    pid,
    async work(length) {
      child.send(length);
      const [times] = await answer<number[]>();
      return times;
    },
    end: () => child.kill(),
  };
}

/** Keeps a process to one core, and puts it before all others there, which only root may. */
export function putFirst(pid: number, core: number): void {
  if (pins) execFileSync(taskset, ["-apc", String(core), String(pid)], { stdio: "ignore" });
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return;
  try {
    for (const thread of readdirSync(threads)) setPriority(Number(thread), -20);
  } catch {
    // It works at the priority of the others.
  }
}

/** The process of a client: it is told its task, and then to work. */
export async function runClient(): Promise<void> {
  const [task] = (await once(process, "message")) as [ClientTask];
  const free: Connection[] = [];
  const ask = async (request: string) => {
    const connection = free.pop() ?? new Connection(task.url);
    const time = await connection.ask(request);
    free.push(connection);
    return time;
  };
  process.on("message", async (length: number) => {
    const end = performance.now() + length;
    process.send?.(await (task.every ? askAtPace(task, task.every, ask, end) : askAtOnce(task, ask, end)));
  });
  process.send?.("ready");
}

type Ask = (request: string) => Promise<number>;

/** The pauses are uneven, so that no rhythm of others stays hidden, and the same in each round. */
async function askAtPace({ requests }: ClientTask, every: number, ask: Ask, end: number): Promise<number[]> {
  const times: Promise<number>[] = [];
  for (let count = 0; performance.now() < end; count += 1) {
    times.push(ask(requests[count % requests.length] ?? ""));
    await pause(every * (0.5 + ((count * 0.618) % 1)));
  }
  return Promise.all(times);
}

async function askAtOnce({ requests }: ClientTask, ask: Ask, end: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < end) times.push(...(await Promise.all(requests.map(ask))));
  return times;
}
