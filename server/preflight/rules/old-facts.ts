import { dateWords } from "#content/format/moments.ts";
import type { LaunchFacts } from "../facts/launch-facts.ts";
import type { Rule } from "../facts/rule.ts";
import { placeOf, withoutLanguage } from "../facts/source-text.ts";
import { sources } from "../facts/sources.ts";

export const oldFacts: Rule = {
  id: "old-facts",
  severity: "warning",
  title: "Tax facts that nobody has checked for a year",
  reason: "Amounts and dates of tax law change every year.",
  source: sources.circular230,
  find: (facts) => {
    const old = checkedDays(facts).filter(({ day }) => isOverAYear(day, facts.now));
    return [...Map.groupBy(old, ({ name, day }) => `${name} ${day}`).values()].map((languages) => {
      const day = languages[0]?.day ?? "";
      return {
        places: languages.map(({ place }) => place),
        says: { en: dateWords(day, "en"), es: dateWords(day, "es") },
        proposal: "Compare it with its source, mend what changed, and put the day.",
      };
    });
  },
};

/** All days on which something was checked, each with a name that is the same in both languages. */
function checkedDays({ texts, articles }: LaunchFacts): { name: string; day: string; place: string }[] {
  // In dictionaries it may also be the word before the day.
  const entries = texts.filter(
    ({ path, text }) => /(?:^|\.)(?:checked|on)$/.test(path) && /^\d{4}-\d\d-\d\d$/.test(text),
  );
  return [
    ...entries.map((entry) => ({ name: withoutLanguage(entry), day: entry.text, place: placeOf(entry) })),
    ...articles.map(({ file, checked, checkedAt }) => ({
      name: withoutLanguage({ file, path: "" }),
      day: checked,
      place: checkedAt,
    })),
  ];
}

/** Whether an ISO date is more than a year ago; a draft that is no date is not. */
function isOverAYear(day: string, now: Date): boolean {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return Date.parse(day) < Date.parse(yearAgo.toISOString().slice(0, 10));
}
