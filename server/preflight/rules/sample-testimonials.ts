import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const sampleTestimonials: Rule = {
  id: "sample-testimonials",
  severity: "blocker",
  title: "Sample testimonials",
  reason: "Nobody said them; made-up testimonials are unlawful.",
  source: sources.testimonials,
  find: ({ practice, at }) =>
    practice.testimonials.flatMap(({ sample, name, quote }, index) =>
      sample
        ? [
            {
              places: [at("testimonials", `${index}.sample`)],
              says: { en: `${name.en}: “${quote.en}”`, es: `${name.es}: “${quote.es}”` },
              proposal: "Put in the words of a real client who agreed to it, or take the entry out.",
            },
          ]
        : [],
    ),
};
