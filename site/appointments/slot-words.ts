import { clockWords, momentWords } from "#content/format/moments.ts";
import { type Locale, languageTags } from "#domain/locale.ts";
import { formatWeekday } from "#ui/dates/day-format.ts";
import type { Day } from "#ui/dates/month-grid.ts";
import { wallClock } from "#ui/dates/wall-clock.ts";

/** A time of day, with the weekday where another day than the expected one is meant: "9:00 AM", "Mon 9:00 AM". */
export function timeWords(instant: string, timeZone: string, locale: Locale, expectedDay?: Day): string {
  const { day, time } = wallClock(instant, timeZone);
  const words = clockWords(time, locale);
  if (!expectedDay || day === expectedDay) return words;
  return `${formatWeekday(day, languageTags[locale], "short")} ${words}`;
}

/** A moment as a line of its own, with its zone; see `momentWords` for the gap. */
export function momentLine(instant: string, timeZone: string, locale: Locale, gap?: string): string {
  const words = momentWords(new Date(instant), locale, timeZone, gap);
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
