import { isAnsweredByOwner } from "../facts/owner-answers.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

const question = "client-figures";

export const unprovenFigures: Rule = {
  id: "unproven-figures",
  severity: "blocker",
  title: "Figures about the practice without proof",
  reason: "Whoever advertises with a number needs its proof before the advertisement.",
  source: sources.unfairPractices,
  find: (facts) => {
    if (isAnsweredByOwner(facts, question)) return [];
    const names = ["heroClients", "satisfiedClients", "returnsPrepared", "yearsOfExperience"] as const;
    return [
      {
        places: names.map((name) => facts.at("proof", name)),
        says: names.map((name) => `${name}: ${facts.practice.proof[name]}`).join(", "),
        proposal: `Put numbers that you can show, and answer ${question} in content/practice/preflight.yaml: where the proof is.`,
      },
    ];
  },
};
