import { dateWords } from "#content/format/moments.ts";
import { localDay } from "#domain/deadlines/local-day.ts";
import type { LaunchFacts } from "../facts/launch-facts.ts";
import { daysNamedIn } from "../facts/named-days.ts";
import type { Rule } from "../facts/rule.ts";
import { placeOf, type SourceText, withoutLanguage } from "../facts/source-text.ts";
import { sources } from "../facts/sources.ts";

export const pastDates: Rule = {
  id: "past-dates",
  severity: "warning",
  title: "Days that lay ahead when they were written and have passed",
  reason: "A reader takes the date of last season for the next one.",
  source: sources.circular230,
  find: (facts) => {
    const today = localDay(facts.now, facts.practice.business.timeZone);
    const dated = facts.texts.flatMap((text) => {
      const past = daysNamedIn(text.text).filter((day) => day < today);
      // Asked for after that: few texts name a day.
      const entry = past.length > 0 ? checkedEntry(text, facts) : undefined;
      const days = past.filter((day) => entry && entry.checked < day);
      return entry && days.length > 0 ? [{ ...entry, text, days }] : [];
    });
    return [...Map.groupBy(dated, ({ name }) => name).values()].map((texts) => {
      const days = [...new Set(texts.flatMap((each) => each.days))].sort();
      return {
        places: texts.map(({ text }) => placeOf(text)),
        says: {
          en: `It names ${days.map((day) => dateWords(day, "en")).join("; ")}.`,
          es: `Nombra ${days.map((day) => `el ${dateWords(day, "es")}`).join("; ")}.`,
        },
        proposal: "Put the date that comes next, or what holds every year, and the day of the check.",
      };
    });
  },
};

/** The question or article of a text, in either language, with the day on which it was checked. */
function checkedEntry({ file, path }: SourceText, { texts, articles }: LaunchFacts) {
  const article = articles.find((each) => each.file === file);
  if (article) return { name: withoutLanguage({ file, path: "" }), checked: article.checked };
  const found = texts.find(
    (each) =>
      each.file === file &&
      each.path.endsWith(".checked") &&
      path.startsWith(each.path.slice(0, -"checked".length)),
  );
  return found && { name: `${file} ${found.path}`, checked: found.text };
}
