import { createCache } from "#domain/cache.ts";
import { days } from "#domain/durations.ts";
import type { Locale } from "#domain/locale.ts";
import { dateFormat } from "./date-format.ts";

/** The `gap` of moments and days on a page: where they wrap, a month stays in one line with its day, AM with its hour. */
export const noBreak = "\u00a0";

/**
 * A moment in words, in a time zone that it names, without the year: "Monday, November 23, 5:00 PM CST",
 * "lunes 23 de noviembre a las 5:00 p. m. (CST)". In a Spanish sentence an article goes before it.
 */
export function momentWords(moment: Date, locale: Locale, timeZone: string, gap = " ", year = ""): string {
  const {
    weekday,
    month,
    day,
    hour,
    minute,
    dayPeriod = "",
    timeZoneName,
  } = partsOf(moment, locale, {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  });
  if (locale === "en") {
    return `${weekday}, ${month}${gap}${day}${year && `, ${year}`}, ${hour}:${minute}${gap}${dayPeriod} ${timeZoneName}`;
  }
  const article = hour === "1" ? "a la" : "a las";
  return `${weekday} ${day}${gap}de${gap}${month}${year && ` de ${year}`} ${article} ${hour}:${minute}${spanishHalf(dayPeriod)} (${timeZoneName})`;
}

/** `momentWords` for who reads them at `now`, with the year where it may be taken for another: far ahead, or long over. */
export function datedMomentWords(now: Date, moment: Date, locale: Locale, timeZone: string, gap?: string) {
  const yearOf = (each: Date) => partsOf(each, locale, { year: "numeric", timeZone }).year;
  const ahead = moment.getTime() - now.getTime();
  const isNamed = ahead > days(300) || (ahead < 0 && yearOf(moment) !== yearOf(now));
  return momentWords(moment, locale, timeZone, gap, isNamed ? yearOf(moment) : undefined);
}

/** The day of a moment in words, in a time zone: "Monday, November 23", "lunes 23 de noviembre". */
export function dayWords(moment: Date, locale: Locale, timeZone: string, gap = " "): string {
  const { weekday, month, day } = partsOf(moment, locale, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone,
  });
  return locale === "en" ? `${weekday}, ${month}${gap}${day}` : `${weekday} ${day}${gap}de${gap}${month}`;
}

/** The time of day of a moment in words, in a time zone: "5:00 PM", "5:00 p. m.". */
export function clockIn(moment: Date, locale: Locale, timeZone: string): string {
  const { hour, minute } = partsOf(moment, locale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return clockWords(`${hour}:${minute}`, locale);
}

/** A moment that may lie years back: "Nov 20, 2026, 4:17 PM", "20 nov 2026, 4:17 p. m.". */
export const dayAndClock = (moment: Date, locale: Locale, timeZone: string): string =>
  `${dateFormat(locale, { dateStyle: "medium", timeZone }).format(moment)}, ${clockIn(moment, locale, timeZone)}`;

/** A calendar day (`2026-11-20`, or its midnight in universal time) in words: "November 20, 2026". */
export const dateWords = (day: string | Date, locale: Locale) =>
  dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/** "Nov 16", "16 nov". */
export const shortDate = (day: string, locale: Locale) =>
  dateFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(day));

/**
 * From one day to another, both like `2026-11-23`: "November 23 – 29", "23 – 29 de noviembre", with the year where that is
 * not the one of `today`. No line begins with the dash.
 */
export function dayRange(from: string, to: string, locale: Locale, today = from): string {
  const year = from.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric";
  return ranges(`${locale} ${from} ${to} ${year}`, () => formatRange(from, to, locale, year));
}

const ranges = createCache<string, string>(100);

function formatRange(from: string, to: string, locale: Locale, year: "numeric" | undefined): string {
  const format = dateFormat(locale, { month: "long", day: "numeric", year, timeZone: "UTC" });
  return format.formatRange(new Date(from), new Date(to)).replace(/\s*[–-]\s*/, "\u00a0– ");
}

/** A time of day like `17:00` in words: "5:00 PM", "5:00 p. m.". */
export function clockWords(clock: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const time = `${hours % 12 || 12}:${String(minutes).padStart(2, "0")}`;
  if (locale === "en") return `${time} ${hours < 12 ? "AM" : "PM"}`;
  return `${time}${spanishHalf(hours < 12 ? "a" : "p")}`;
}

// Intl writes "p.m." in one release and "p. m." in the next; the Academy's spelling has the space, at which no line
// breaks, nor at the one before it.
const spanishHalf = (dayPeriod: string) => `\u00a0${dayPeriod.startsWith("a") ? "a." : "p."}\u00a0m.`;

function partsOf(moment: Date, locale: Locale, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const parts = dateFormat(locale, options).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
