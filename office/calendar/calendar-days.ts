import { dateFormat } from "#content/format/date-format.ts";
import { fillCount } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { clockWords, dayWords } from "#content/format/moments.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import type { Both, Locale } from "#domain/locale.ts";
import { addDays, weekdayOf } from "#ui/dates/month-grid.ts";

// Days are text like `2026-11-26`, times of the office's clock like `2026-11-26T14:30`: no time zone is asked here.

export const dayPart = (wallTime: string) => wallTime.slice(0, "2026-11-26".length);
export const clockPart = (wallTime: string) => wallTime.slice("2026-11-26T".length);

/** The Monday of a day's week. */
export const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7));

/** A day in an address, if it is one. */
export const readDay = (text: string | null): string | undefined =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
    ? dayPart(new Date(text).toISOString())
    : undefined;

/** "Thu 26", "jue 26". */
export const shortDay = (day: string, locale: Locale) =>
  `${dateFormat(locale, { weekday: "short", timeZone: "UTC" }).format(new Date(day))} ${Number(day.slice(8))}`;

/** "Thursday, November 26", "jueves 26 de noviembre", with its year where that is not the one of `today`. */
export function longDay(day: string, locale: Locale, today = day): string {
  const words = dayWords(new Date(day), locale, "UTC");
  const year = day.slice(0, 4);
  return today.startsWith(year) ? words : `${words}${locale === "en" ? "," : " de"} ${year}`;
}

/** "9:00 AM". */
export const clockOf = (wallTime: string, locale: Locale) => clockWords(clockPart(wallTime), locale);

/** "Thursday, November 26, 2:30 PM". */
export const wholeTime = (wallTime: string, locale: Locale, today?: string) =>
  `${longDay(dayPart(wallTime), locale, today)}, ${clockOf(wallTime, locale)}`;

/** The last day of a time: midnight ends the day before. */
export const lastDayOf = (to: string) => (clockPart(to) === "00:00" ? addDays(dayPart(to), -1) : dayPart(to));

/** A closed time in words, without what is said by its days alone. */
export function closedTime(from: string, to: string, locale: Locale, today?: string): string {
  const [first, last] = [dayPart(from), lastDayOf(to)];
  const endsAtMidnight = clockPart(to) === "00:00";
  const isWhole = clockPart(from) === "00:00" && endsAtMidnight;
  const start = isWhole ? longDay(first, locale, today) : wholeTime(from, locale, today);
  if (first === last) return endsAtMidnight ? start : `${start} – ${clockOf(to, locale)}`;
  return `${start} – ${isWhole ? longDay(last, locale, today) : wholeTime(to, locale, today)}`;
}

type Day = { openings: readonly unknown[]; holiday: Both | null };

/** What the head of a day tells: why it is closed, and what is booked, also on a closed day. */
export function dayFacts({ openings, holiday }: Day, booked: number, locale: Locale): string {
  const words = calendarWords[locale];
  const reason = holiday?.[locale] ?? (openings.length === 0 ? words.noOffice : "");
  return joinFacts([reason, (booked > 0 || !reason) && fillCount(words.booked, booked)]);
}

/** The minutes from a day's midnight to a time of the office's clock; below 0 before the day, above 1,440 after it. */
export const minutesIn = (day: string, wallTime: string) =>
  (Date.parse(`${wallTime}Z`) - Date.parse(day)) / 60_000;
