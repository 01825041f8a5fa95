import { dateWords } from "#content/format/moments.ts";
import type { LaunchFacts } from "../facts/launch-facts.ts";
import type { Rule } from "../facts/rule.ts";
import { placeOf } from "../facts/source-text.ts";
import { sources } from "../facts/sources.ts";

export const oldFacts: Rule = {
  id: "old-facts",
  severity: "warning",
  title: "Tax facts that nobody has checked for a year",
  reason: "Amounts and dates of tax law change every year.",
  source: sources.circular230,
  find: (facts) =>
    checkedDays(facts)
      .filter(({ day }) => isOverAYear(day, facts.now))
      .map(({ day, place }) => ({
        places: [place],
        says: { en: dateWords(day, "en"), es: dateWords(day, "es") },
        proposal: "Compare it with its source, mend what changed, and put the day.",
      })),
};

/** All days on which something was checked: questions, deadlines, notary fees, articles and the owner's answers. */
function checkedDays({ texts, articles }: LaunchFacts): { day: string; place: string }[] {
  const entries = texts.filter(
    ({ file, path }) => file.endsWith(".yaml") && /(?:^|\.)(?:checked|on)$/.test(path),
  );
  return [
    ...entries.map((entry) => ({ day: entry.text, place: placeOf(entry) })),
    ...articles.map(({ checked, checkedAt }) => ({ day: checked, place: checkedAt })),
  ];
}

/** Whether an ISO date is more than a year ago; a draft that is no date is not. */
function isOverAYear(day: string, now: Date): boolean {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return Date.parse(day) < Date.parse(yearAgo.toISOString().slice(0, 10));
}
