import { localDay } from "#domain/deadlines/local-day.ts";
import { computeDueDate } from "#domain/deadlines/upcoming-deadlines.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const oldTaxYear: Rule = {
  id: "old-tax-year",
  severity: "warning",
  title: "Articles about a tax year that is over",
  reason: "Its extended returns were due in October; a reader takes old amounts for those of today.",
  source: sources.circular230,
  find: ({ articles, now, practice }) => {
    const today = localDay(now, practice.business.timeZone);
    return articles
      .filter(({ taxYear }) => computeDueDate(`${taxYear + 1}-10-15`, "federal-tax") < today)
      .map(({ taxYear, taxYearAt }) => ({
        places: [taxYearAt],
        says: `taxYear: ${taxYear}`,
        proposal: `Write it anew for ${taxYear + 1}, or take the article out.`,
      }));
  },
};
