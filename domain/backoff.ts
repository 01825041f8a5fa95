import { hours, minutes, seconds } from "./durations.ts";

/** Waits after the first, second, … failed try. They are part of the published interface. */
const waits = [seconds(5), minutes(5), minutes(30), hours(2), hours(5), hours(10), hours(14), hours(20)];

/** Each wait is stretched or shortened by up to this share, so that rows that failed together part ways. */
const jitter = 0.1;

export const maxTries = waits.length + 1;

/** When to try again after 1 or more failed tries; undefined to park. `random`, 0 to 1, sets the jitter. */
export function nextTryAt(tries: number, now: Date, random: number): Date | undefined {
  const wait = waits[tries - 1];
  if (wait === undefined) return undefined;
  return new Date(now.getTime() + Math.round(wait * (1 + jitter * (2 * random - 1))));
}
