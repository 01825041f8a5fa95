import { Temporal } from "temporal-polyfill";
import { dateWords } from "#content/format/moments.ts";
import { addDays, localDay } from "#domain/deadlines/local-day.ts";
import { isLegalHoliday } from "#domain/practice/legal-holidays.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

/** How long before somebody can book on a holiday that is not listed, in days. */
const notice = 30;
/** By how many days a legal holiday comes later in one year than in the one before. */
const years = [364, 365, 366, 367, 371];

export const closedDaysEnd: Rule = {
  id: "closed-days-end",
  severity: "warning",
  title: "Holidays that are missing from the closed days",
  reason: "On a holiday that is not among the closed days visitors can book, and are promised an answer.",
  source: sources.ownPractice,
  find: ({ practice: { hours, appointments, business }, now, at }) => {
    const listed = hours.closedDays
      .map(({ date }) => date)
      .filter(isHoliday)
      .sort();
    const last = listed.at(-1);
    // Whoever lists none is open on holidays.
    if (last === undefined) return [];
    const today = localDay(now, business.timeZone);
    const end = addDays(today, appointments.horizonDays + notice);
    const missing = firstMissing(new Set(listed), today, end);
    if (last > end && missing === undefined) return [];
    return [
      {
        places: [at("hours", "closedDays")],
        says: says(last, last > end ? missing : undefined),
        proposal:
          "Add the holidays of the next year, each on the day on which it is observed, and on its Saturday if you work then.",
      },
    ];
  },
};

const isHoliday = (date: string) => isLegalHoliday(Temporal.PlainDate.from(date), "texas");

/** The first holiday up to `end` that was listed a year before and is not: one listed far ahead does not stand for it. */
function firstMissing(listed: ReadonlySet<string>, today: string, end: string): string | undefined {
  for (let day = today; day <= end; day = addDays(day, 1)) {
    const isMissing = isHoliday(day) && !listed.has(day);
    if (isMissing && years.some((days) => listed.has(addDays(day, -days)))) return day;
  }
  return undefined;
}

const says = (last: string, missing: string | undefined) =>
  missing === undefined
    ? { en: `The last one is ${dateWords(last, "en")}.`, es: `El último es el ${dateWords(last, "es")}.` }
    : { en: `${dateWords(missing, "en")} is missing.`, es: `Falta el ${dateWords(missing, "es")}.` };
