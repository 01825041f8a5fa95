import { closedDayLines } from "#content/closed-day-line.ts";
import { hoursLines } from "#content/format/hours-lines.ts";
import { zoneName } from "#content/format/zone-name.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";

/** The hours in which the practice answers, a line each: the week, its time zone, the closed days to come and the notes. */
export function replyHours(practice: Practice, locale: Locale, at: Date): string {
  const { business, hours } = practice;
  const set = hours[hours.replyBy];
  const week = hoursLines(set, locale).map(({ days, hours: open }) => `${days}: ${open}`);
  const closed = closedDayLines(set, practice, { at, locale });
  const notes = set.notes.map((note) => note[locale]);
  return [...week, zoneName(business.timeZone, locale), ...closed, ...notes].join("\n");
}
