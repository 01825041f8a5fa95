import { clockWords, momentWords } from "#content/format/moments.ts";
import { type Locale, languageTags } from "#domain/locale.ts";
import type { Day, Month } from "#ui/dates/month-grid.ts";

/** What a calendar and a clock on a wall show: a day like `2026-11-23` and a time like `09:00`. */
export type WallClock = { day: Day; time: string };

// Making a formatter takes longer than all of its work for a month.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** What stands on the wall in a time zone at an instant. */
export function wallClock(instant: string | Date, timeZone: string): WallClock {
  const known = formatters.get(timeZone);
  // Swedish writes dates as ISO 8601 does.
  const format =
    known ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  if (!known) formatters.set(timeZone, format);
  const [day = "", time = ""] = format.format(new Date(instant)).split(" ");
  return { day, time };
}

/** Whether two zones have the same day and time at an instant. */
export function isSameClock(instant: string, zone: string, other: string): boolean {
  const [a, b] = [wallClock(instant, zone), wallClock(instant, other)];
  return a.day === b.day && a.time === b.time;
}

/** A time of day, with the weekday where another day than the expected one is meant: "9:00 AM", "Mon 9:00 AM". */
export function timeWords(instant: string, timeZone: string, locale: Locale, expectedDay?: Day): string {
  const { day, time } = wallClock(instant, timeZone);
  const words = clockWords(time, locale);
  if (!expectedDay || day === expectedDay) return words;
  return `${dayFormat(day, locale, { weekday: "short" })} ${words}`;
}

/** A moment as a line of its own, with its zone. */
export function momentLine(instant: string, timeZone: string, locale: Locale): string {
  const words = momentWords(new Date(instant), locale, timeZone);
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

export const dayWords = (day: Day, locale: Locale) =>
  dayFormat(day, locale, { weekday: "long", month: "long", day: "numeric" });
export const monthWords = (month: Month, locale: Locale) =>
  dayFormat(`${month}-01`, locale, { month: "long", year: "numeric" });
export const weekdayWords = (day: Day, locale: Locale, weekday: "long" | "short") =>
  dayFormat(day, locale, { weekday });

const dayFormat = (day: Day, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: "UTC" }).format(new Date(day));
