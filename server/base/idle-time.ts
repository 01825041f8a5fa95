import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { seconds } from "#domain/durations.ts";

/**
 * How work beside the server gets the processor: only what nobody else wants, so that whoever answers a visitor takes its
 * place at once, or a small share. With a share it holds a core up to the next tick, 4 ms on most systems.
 */
export type Turn = "idle" | "low";

/** The program of Linux that gives a process or a thread idle time alone. */
export const chrt = ["/usr/bin/chrt", "/bin/chrt"].find((file) => existsSync(file));

/** The milliseconds that work may take in idle time. */
const idleLimit = seconds(12);
/** The part of a core that has to be idle at first; how long that is looked at, and how long it counts, in milliseconds. */
const idleCore = { part: 0.7, looked: 100, counts: seconds(5) };
let latest = { at: Number.NEGATIVE_INFINITY, isIdle: false };

/**
 * Does work in idle time where there is some, and again with a small share where that came to no end: on a busy machine
 * idle time may never come. `limit` is aborted when the first try has to end.
 */
export async function inIdleTime<Result>(
  work: (turn: Turn, limit: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (chrt && (await hasIdleCore())) {
    const limit = AbortSignal.timeout(idleLimit);
    try {
      return await work("idle", limit);
    } catch (error) {
      if (!limit.aborted) throw error;
    }
  }
  return work("low", new AbortController().signal);
}

async function hasIdleCore(): Promise<boolean> {
  if (performance.now() - latest.at < idleCore.counts) return latest.isIdle;
  const before = { idle: idleTime(), at: performance.now() };
  await pause(idleCore.looked);
  const at = performance.now();
  latest = { at, isIdle: idleTime() - before.idle >= (at - before.at) * idleCore.part };
  return latest.isIdle;
}

/** The milliseconds that all cores were idle. */
const idleTime = () => cpus().reduce((total, { times }) => total + times.idle, 0);
