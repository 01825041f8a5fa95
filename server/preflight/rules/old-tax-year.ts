import { localDay } from "#domain/deadlines/local-day.ts";
import { computeDueDate } from "#domain/deadlines/upcoming-deadlines.ts";
import type { Rule } from "../facts/rule.ts";
import { withoutLanguage } from "../facts/source-text.ts";
import { sources } from "../facts/sources.ts";

export const oldTaxYear: Rule = {
  id: "old-tax-year",
  severity: "warning",
  title: "Articles about a tax year whose season is over",
  reason: "Its extended returns were due in October; a reader takes old amounts for those of today.",
  source: sources.circular230,
  find: ({ articles, now, practice }) => {
    const year = firstOpenYear(localDay(now, practice.business.timeZone));
    const old = Map.groupBy(
      articles.filter(({ taxYear }) => !(taxYear >= year)),
      ({ file, taxYear }) => `${withoutLanguage({ file, path: "" })} ${taxYear}`,
    );
    return [...old.values()].map((languages) => {
      const taxYear = languages[0]?.taxYear;
      return {
        places: languages.map(({ file, taxYearAt }) => taxYearAt || file),
        says: taxYear
          ? { en: `Tax year ${taxYear}.`, es: `Año fiscal ${taxYear}.` }
          : { en: "It names none.", es: "No indica ninguno." },
        proposal: `Write it anew for ${year} and put taxYear: ${year}, or take the article out.`,
      };
    });
  },
};

/** The first tax year whose extended returns are not due yet. */
function firstOpenYear(today: string): number {
  const year = Number(today.slice(0, 4));
  const isOver = (each: number) => computeDueDate(`${each + 1}-10-15`, "federal-tax") < today;
  return isOver(year - 1) ? year : year - 1;
}
