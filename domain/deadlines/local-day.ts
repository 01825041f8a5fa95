import { Temporal } from "temporal-polyfill";
import type { ClockChange } from "./days-left.ts";

/** The local date of a moment in a time zone, as `2026-11-20`. */
export function localDay(moment: Date, timeZone: string): string {
  return inZone(moment, timeZone).toPlainDate().toString();
}

/** The UTC offset of a time zone at `from` and its changes up to `to`; for `dayByClock` in a browser. */
export function clockChanges(timeZone: string, from: Date, to: Date): ClockChange[] {
  const changes: ClockChange[] = [];
  let next: Temporal.ZonedDateTime | null = inZone(from, timeZone);
  for (; next && next.epochMilliseconds <= to.getTime(); next = next.getTimeZoneTransition("next")) {
    changes.push([next.epochMilliseconds, next.offsetNanoseconds / 1e6]);
  }
  return changes;
}

const inZone = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
