import { Temporal } from "temporal-polyfill";
import { dateWords } from "#content/format/moments.ts";
import { addDays, localDay } from "#domain/deadlines/local-day.ts";
import { isLegalHoliday } from "#domain/practice/legal-holidays.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

/** How long before somebody can book beyond the last holiday, in days. */
const notice = 30;

export const closedDaysEnd: Rule = {
  id: "closed-days-end",
  severity: "warning",
  title: "Holidays that are listed only for the next weeks",
  reason: "On a holiday that is not among the closed days visitors can book, and are promised an answer.",
  source: sources.ownPractice,
  find: ({ practice: { hours, appointments, business }, now, at }) => {
    const isHoliday = (date: string) => isLegalHoliday(Temporal.PlainDate.from(date), "texas");
    const last = hours.closedDays
      .map(({ date }) => date)
      .filter(isHoliday)
      .sort()
      .at(-1);
    const end = addDays(localDay(now, business.timeZone), appointments.horizonDays + notice);
    // Whoever lists none is open on holidays.
    if (last === undefined || last > end) return [];
    return [
      {
        places: [at("hours", "closedDays")],
        says: {
          en: `The last one is ${dateWords(last, "en")}.`,
          es: `El último es el ${dateWords(last, "es")}.`,
        },
        proposal:
          "Add the holidays of the year after it, each on the day on which it is observed, and on its Saturday if you work then.",
      },
    ];
  },
};
