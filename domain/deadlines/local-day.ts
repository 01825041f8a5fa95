import { Temporal } from "temporal-polyfill";
import type { ClockChange } from "./days-left.ts";

/** The local date of a moment in a time zone, as `2026-11-20`. */
export function localDay(moment: Date, timeZone: string): string {
  return plainDayAt(moment.getTime(), timeZone).toString();
}

export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** The moment at which a day begins in a time zone, as ISO UTC text. */
export const startOfDay = (day: string, timeZone: string): string =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds).toISOString();

/** The moments of whole days, as ISO UTC text: `to` still belongs to them, `until` no longer. */
export function dayRange(from: string, to: string, timeZone: string): { from: string; until: string };
export function dayRange(
  from: string | undefined,
  to: string | undefined,
  timeZone: string,
): { from: string | undefined; until: string | undefined };
export function dayRange(from: string | undefined, to: string | undefined, timeZone: string) {
  return {
    from: from === undefined ? undefined : startOfDay(from, timeZone),
    until: to === undefined ? undefined : startOfDay(addDays(to, 1), timeZone),
  };
}

/** The UTC offset of a time zone at `from`, told as of 1970, and its changes up to `to`; for `dayByClock` in a browser. */
export function clockChanges(timeZone: string, from: Date, to: Date): ClockChange[] {
  const first = inZone(from.getTime(), timeZone);
  const changes: ClockChange[] = [[0, first.offsetNanoseconds / 1e6]];
  let next = first.getTimeZoneTransition("next");
  for (; next && next.epochMilliseconds <= to.getTime(); next = next.getTimeZoneTransition("next"))
    changes.push([next.epochMilliseconds, next.offsetNanoseconds / 1e6]);
  return changes;
}

/** A moment, in epoch milliseconds, as the clock of a time zone shows it. */
export const inZone = (instant: number, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);

/** The local date of a moment, in epoch milliseconds, to compute with. */
export const plainDayAt = (instant: number, timeZone: string): Temporal.PlainDate =>
  inZone(instant, timeZone).toPlainDate();
