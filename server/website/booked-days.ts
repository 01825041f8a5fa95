import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { dateWords } from "#content/format/moments.ts";
import { bookedDay } from "#content/words/website-findings.ts";
import { localDay } from "#domain/deadlines/local-day.ts";
import type { Both, Locale } from "#domain/locale.ts";
import type { Content, Json } from "#domain/website/edits.ts";
import { isRecord } from "../base/is-record.ts";
import type { Circumstances } from "../preflight/facts/launch-facts.ts";

type Given = { content: Content } & Pick<Circumstances, "appointments">;

/** The days that a change of the closed days closes although somebody is booked on them, and what is said of each. */
export function bookedDays(
  path: string,
  before: Json | undefined,
  after: Json,
  { content, appointments = [] }: Given,
): { day: string; says: Both }[] {
  if (path !== "hours/closedDays") return [];
  const timeZone = String(isRecord(content.business) && content.business.timeZone);
  const booked = Map.groupBy(appointments, (start) => localDay(new Date(start), timeZone));
  const already = datesOf(before);
  return datesOf(after).flatMap((day) => {
    const count = booked.get(day)?.length ?? 0;
    if (count === 0 || already.includes(day)) return [];
    const saysIn = (locale: Locale) =>
      fillIn(fillCount(bookedDay[locale], count), { day: dateWords(day, locale) });
    return { day, says: { en: saysIn("en"), es: saysIn("es") } };
  });
}

const datesOf = (days: Json | undefined): string[] =>
  Array.isArray(days) ? days.flatMap((each) => (isRecord(each) ? String(each.date) : [])) : [];
