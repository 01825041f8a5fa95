import { isWithin } from "#domain/durations.ts";
import { Refused } from "./refused.ts";

type MemoryLimit = { most: number; window: number };

/**
 * Creates a rate limit in memory, for calls that are too many to note each in the database; each server counts on its
 * own. What it returns counts a call of somebody, and throws `Refused` when there were `most` in `window` milliseconds.
 */
export function createMemoryLimit({ most, window }: MemoryLimit): (caller: string, now: Date) => void {
  const windows = new Map<string, { start: number; calls: number }>();
  return (caller, now) => {
    const current = windows.get(caller);
    const isOver = !current || !isWithin(window, now.getTime(), current.start);
    const counted = isOver ? { start: now.getTime(), calls: 0 } : current;
    windows.set(caller, counted);
    counted.calls += 1;
    if (counted.calls <= most) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((counted.start + window - now.getTime()) / 1000));
    throw new Refused("rate-limited", { retryAfterSeconds });
  };
}
