import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const samplePractice: Rule = {
  id: "sample-practice",
  severity: "blocker",
  title: "The practice is the sample",
  reason: "Its people, addresses, numbers and quotes are made up, and the foot of every page says so.",
  source: sources.ownPractice,
  find: ({ practice, at }) =>
    practice.business.sample
      ? [
          {
            places: [at("business", "sample")],
            says: { en: "It is marked as the sample.", es: "Está marcada como oficina de ejemplo." },
            proposal: "Put in your own facts, then set `sample` to false.",
          },
        ]
      : [],
};
