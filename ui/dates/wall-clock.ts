import type { Day } from "./month-grid.ts";

/** A local day like `2026-11-23` and time like `09:00`. */
type WallClock = { day: Day; time: string };

// Making a formatter takes longer than all of its work for a month.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The local day and time of an instant in a time zone. */
export function wallClock(instant: string | number | Date, timeZone: string): WallClock {
  const cachedFormatter = formatters.get(timeZone);
  // Swedish writes dates as ISO 8601 does.
  const formatter =
    cachedFormatter ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  if (!cachedFormatter) formatters.set(timeZone, formatter);
  const [day = "", time = ""] = formatter.format(new Date(instant)).split(" ");
  return { day, time };
}

export function isSameClock(instant: string, zone: string, other: string): boolean {
  const [a, b] = [wallClock(instant, zone), wallClock(instant, other)];
  return a.day === b.day && a.time === b.time;
}
