import type { Day } from "./month-grid.ts";

/** What a calendar and a clock on a wall show: a day like `2026-11-23` and a time like `09:00`. */
export type WallClock = { day: Day; time: string };

// Making a formatter takes longer than all of its work for a month.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** What stands on the wall in a time zone at an instant. */
export function wallClock(instant: string | Date, timeZone: string): WallClock {
  const cachedFormatter = formatters.get(timeZone);
  // Swedish writes dates as ISO 8601 does.
  const formatter =
    cachedFormatter ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  if (!cachedFormatter) formatters.set(timeZone, formatter);
  const [day = "", time = ""] = formatter.format(new Date(instant)).split(" ");
  return { day, time };
}

/** Whether two zones have the same day and time at an instant. */
export function isSameClock(instant: string, zone: string, other: string): boolean {
  const [a, b] = [wallClock(instant, zone), wallClock(instant, other)];
  return a.day === b.day && a.time === b.time;
}
