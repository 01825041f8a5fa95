import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const oldTaxYear: Rule = {
  id: "old-tax-year",
  severity: "warning",
  title: "Articles about a tax year that is over",
  reason: "Its extended returns were due on October 15; a reader takes old amounts for those of today.",
  source: sources.circular230,
  find: ({ articles, now }) =>
    articles
      .filter(({ taxYear }) => now.toISOString().slice(0, 10) > `${taxYear + 1}-10-15`)
      .map(({ taxYear, taxYearAt }) => ({
        places: [taxYearAt],
        says: `taxYear: ${taxYear}`,
        proposal: `Write it anew for ${taxYear + 1}, or take the article out.`,
      })),
};
