import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { minutes, seconds } from "#domain/durations.ts";

/**
 * How work beside the server gets the processor: only what nobody else wants, so that whoever answers a visitor takes its
 * place at once, or a small share. With a share it holds a core up to the next tick, 4 ms on most systems.
 */
export type Turn = "idle" | "low";

/** The program of Linux that gives a process or a thread idle time alone. */
export const chrt = ["/usr/bin/chrt", "/bin/chrt"].find((file) => existsSync(file));

/** The part of a core that has to be idle at first, and how long that is looked at, in milliseconds. */
const idleCore = { part: 0.7, looked: 100 };
/** How long it counts that a core was idle, or that idle time was too short for something, in milliseconds. */
const counts = { idle: seconds(5), tooShort: minutes(1) };
let latest = { until: Number.NEGATIVE_INFINITY, isIdle: false };

/**
 * Does work in idle time where there is some, and again with a small share where it took longer than so many
 * milliseconds: on a busy machine idle time may never come. `limit` is aborted when the first try has to end.
 */
export async function inIdleTime<Result>(
  longest: number,
  work: (turn: Turn, limit: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (chrt && (await hasIdleCore())) {
    const limit = AbortSignal.timeout(longest);
    try {
      return await work("idle", limit);
    } catch (error) {
      if (!limit.aborted) throw error;
      latest = { until: performance.now() + counts.tooShort, isIdle: false };
    }
  }
  return work("low", new AbortController().signal);
}

async function hasIdleCore(): Promise<boolean> {
  if (performance.now() < latest.until) return latest.isIdle;
  const before = { idle: idleTime(), at: performance.now() };
  await pause(idleCore.looked);
  const at = performance.now();
  const isIdle = idleTime() - before.idle >= (at - before.at) * idleCore.part;
  latest = { until: at + counts.idle, isIdle };
  return isIdle;
}

/** The milliseconds that all cores were idle. */
const idleTime = () => cpus().reduce((total, { times }) => total + times.idle, 0);
