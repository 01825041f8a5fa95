import { days, hours, minutes, seconds } from "./durations.ts";

/** The back-off after the first, second, … failed try, in milliseconds; part of the published interface. */
const waits = [seconds(5), minutes(5), minutes(30), hours(2), hours(5), hours(10), hours(14), hours(20)];

/** The jitter, as a share of the wait, so that deliveries that failed together are not retried together. */
const jitter = 0.1;

/** The most tries of a delivery; after the last one it is failed until a person retries it. */
export const maxTries = waits.length + 1;

/** The next try after `tries` failed ones (1 or more); undefined after the last. `random` is from 0 to 1. */
export function nextTryAt(tries: number, now: Date, random: number): Date | undefined {
  const wait = waits[tries - 1];
  if (wait === undefined) return undefined;
  return new Date(now.getTime() + Math.round(wait * (1 + jitter * (2 * random - 1))));
}

/** The longest wait for a next try, in milliseconds, which a receiver may ask for. */
export const longestWait = days(1);

/** The moment that a `Retry-After` names in seconds or as an HTTP date, a day away at most; else undefined. */
export function retryAfterTime(header: string | undefined, now: Date): Date | undefined {
  const value = header?.trim() ?? "";
  const isDate = /^[A-Z][a-z]{2,8},? /.test(value);
  const wait = /^\d+$/.test(value)
    ? seconds(Number(value))
    : isDate
      ? Date.parse(value) - now.getTime()
      : Number.NaN;
  return Number.isNaN(wait) ? undefined : new Date(now.getTime() + Math.min(wait, longestWait));
}
