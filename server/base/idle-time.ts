import { existsSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { minutes, seconds } from "#domain/durations.ts";

/**
 * How a process beside the server gets the processor: what others leave of one core, at the lowest priority, or a small
 * share of all, with which it holds a core up to the next tick, 4 ms on most systems.
 */
export type Turn = "idle" | "low";

/** The turn of work while no core is idle. Tests, whose cores are all busy, set it to undefined: it gives way to nobody. */
export const whenBusy: { turn: Turn | undefined } = { turn: "low" };

const taskset = ["/usr/bin/taskset", "/bin/taskset"].find((file) => existsSync(file));

/** The numbers of the cores that this process may use; none where nothing can be kept to some of them. */
export const cores: readonly number[] = readCores();

function readCores(): number[] {
  const status = "/proc/self/status";
  if (!taskset || !existsSync(status)) return [];
  const [, list] = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync(status, "utf8")) ?? [];
  return (list?.split(",") ?? []).flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, place) => first + place);
  });
}

/** What starts a process on the last of these cores and on no other; nothing without cores. */
export const onLastCore = (of: readonly number[]): string[] =>
  taskset && of.length > 0 ? [taskset, "-c", String(of.at(-1))] : [];

/**
 * The commands of a shell that keep the main thread of this server off the last of these cores while a process works
 * there, behind which it would wait for up to a tick each time it wakes up, and that give all its threads all cores back.
 * Where that is forbidden, as in some containers, it goes on where it was.
 */
export function coreCommands(of: readonly number[]): { leave: string; comeBack: string } {
  if (!taskset || of.length < 2) return { leave: ":", comeBack: ":" };
  const move = (option: string, list: readonly number[]) =>
    `${taskset} ${option} ${list.join()} ${process.pid} >/dev/null 2>&1`;
  return { leave: move("-cp", of.slice(0, -1)), comeBack: move("-acp", of) };
}

const hasSeveralCores = cpus().length > 1;
/** What has to be idle at first, in cores, and how long that is looked at, in milliseconds. */
const idleCores = { least: hasSeveralCores ? 1 : 0.7, looked: 300 };
/** The milliseconds without idle time after which others need all cores, on a machine with several. */
const fullTime = seconds(2);
/** How long it counts that a core was idle, or that idle time was too short for something, in milliseconds. */
const counts = { idle: seconds(5), tooShort: minutes(1) };
let latest = { until: Number.NEGATIVE_INFINITY, isIdle: false };

/**
 * Does work in idle time where there is some, and again with a small share where it took longer than so many
 * milliseconds: on a busy machine idle time may never come. `limit` is aborted when the first try has to end.
 */
export async function inIdleTime<Result>(
  longest: number,
  work: (turn: Turn | undefined, limit: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (cores.length > 0 && (await hasIdleCore())) {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), longest);
    const watch = setInterval(lookForIdleTime(limit), fullTime);
    try {
      return await work("idle", limit.signal);
    } catch (error) {
      if (!limit.signal.aborted) throw error;
      latest = { until: performance.now() + counts.tooShort, isIdle: false };
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
    }
  }
  return work(whenBusy.turn, new AbortController().signal);
}

/** Creates the check that ends a try when there was next to no idle time since the check before. */
function lookForIdleTime(limit: AbortController): () => void {
  let before = idleTime();
  return () => {
    const now = idleTime();
    if (hasSeveralCores && now - before < fullTime * 0.05) limit.abort();
    before = now;
  };
}

async function hasIdleCore(): Promise<boolean> {
  if (performance.now() < latest.until) return latest.isIdle;
  const before = { idle: idleTime(), at: performance.now() };
  await pause(idleCores.looked);
  const at = performance.now();
  const isIdle = idleTime() - before.idle >= (at - before.at) * idleCores.least;
  latest = { until: at + counts.idle, isIdle };
  return isIdle;
}

/** The milliseconds that all cores were idle, 0 where nothing tells; `cpus()` would take 6 ms to say so. */
function idleTime(): number {
  try {
    const [, , , , ticks] = readFileSync("/proc/stat", "utf8").split(/\s+/, 5);
    return Number(ticks) * 10;
  } catch {
    return 0;
  }
}
