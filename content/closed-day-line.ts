import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { dayWords } from "./format/moments.ts";
import { closedDay } from "./words/closed-day.ts";

/** A closed day in a line, with its name if it has one: "Closed Thursday, November 26 (Thanksgiving Day)". */
export function closedDayLine(
  { date, name }: Practice["hours"]["closedDays"][number],
  locale: Locale,
): string {
  const day = dayWords(new Date(date), locale, "UTC");
  const closed = locale === "en" ? `${closedDay.en} ${day}` : `${closedDay.es} el ${day}`;
  return name[locale] === closedDay[locale] ? closed : `${closed} (${name[locale]})`;
}
