import type { LaunchFacts } from "../facts/launch-facts.ts";
import { isOverAYear } from "../facts/owner-answers.ts";
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
        says: `checked: ${day}`,
        proposal: "Compare it with its source, mend what changed, and put the day.",
      })),
};

/** All days on which something was compared with its source: questions, deadlines, notary fees and articles. */
function checkedDays({ texts, articles }: LaunchFacts): { day: string; place: string }[] {
  const entries = texts.filter(({ file, path }) => file.endsWith(".yaml") && /(?:^|\.)checked$/.test(path));
  return [
    ...entries.map((entry) => ({ day: entry.text, place: placeOf(entry) })),
    ...articles.map(({ checked, checkedAt }) => ({ day: checked, place: checkedAt })),
  ];
}
