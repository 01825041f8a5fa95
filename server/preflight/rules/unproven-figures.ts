import { fieldWords } from "#content/words/office/website-fields.ts";
import type { Locale } from "#domain/locale.ts";
import { isAnsweredByOwner } from "../facts/owner-answers.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

const question = "client-figures";
const names = ["heroClients", "satisfiedClients", "returnsPrepared", "yearsOfExperience"] as const;

export const unprovenFigures: Rule = {
  id: "unproven-figures",
  severity: "blocker",
  title: "Figures about the practice without proof",
  reason: "Whoever advertises with a number needs its proof before the advertisement.",
  source: sources.unfairPractices,
  find: (facts) => {
    if (isAnsweredByOwner(facts, question)) return [];
    const figures = (locale: Locale) =>
      names
        .map((name) => `${fieldWords[locale].labels[`proof/${name}`]}: ${facts.practice.proof[name]}`)
        .join("; ");
    return [
      {
        places: names.map((name) => facts.at("proof", name)),
        says: { en: figures("en"), es: figures("es") },
        proposal: `Put numbers that you can show, and answer ${question} in content/practice/preflight.yaml: where the proof is.`,
      },
    ];
  },
};
