import { dateWords } from "#content/format/moments.ts";
import { localDay } from "#domain/deadlines/local-day.ts";
import { computeDueDate } from "#domain/deadlines/upcoming-deadlines.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const unrolledDueDates: Rule = {
  id: "unrolled-due-dates",
  severity: "warning",
  title: "A due date given by hand on a day that the law moves",
  reason: "What is due on a Saturday, Sunday or legal holiday is due on the next business day.",
  source: sources.weekendRule,
  find: ({ practice, now, at }) => {
    const today = localDay(now, practice.business.timeZone);
    return practice.deadlines.rules.flatMap(({ label, dueDate, rolls }, index) => {
      const lawful = dueDate && computeDueDate(dueDate, rolls);
      // Of a day that is over the website shows nothing any more: the rule took over.
      if (!dueDate || !lawful || lawful === dueDate || lawful < today) return [];
      return {
        places: [at("deadlines", `rules.${index}.dueDate`)],
        says: {
          en: `${label.en}: ${dateWords(dueDate, "en")}`,
          es: `${label.es}: ${dateWords(dueDate, "es")}`,
        },
        proposal: `dueDate: "${lawful}", or none: the rule computes it`,
      };
    });
  },
};
