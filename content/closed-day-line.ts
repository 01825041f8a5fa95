import { localDay } from "#domain/deadlines/local-day.ts";
import type { Locale } from "#domain/locale.ts";
import { closedDaysOf, isAnnounced } from "#domain/practice/closed-days.ts";
import type { HoursSet, Practice } from "#domain/practice/practice.ts";
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

/** The lines about closed days that stand beside a set of hours in what is sent at a moment: those of the next weeks. */
export function closedDayLines(
  set: HoursSet,
  { hours, business }: Pick<Practice, "hours" | "business">,
  { at, locale }: { at: Date; locale: Locale },
): string[] {
  const today = localDay(at, business.timeZone);
  return closedDaysOf(set, hours.closedDays)
    .filter(({ date }) => isAnnounced(date, today))
    .map((day) => closedDayLine(day, locale));
}
