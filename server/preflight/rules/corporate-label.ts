import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const corporateLabel: Rule = {
  id: "corporate-label",
  severity: "warning",
  title: "A deadline of S corporations that names all corporations",
  reason: "The owner of a C corporation, whose return is due in April, reads a false date.",
  source: sources.corporateDates,
  find: ({ practice, at }) =>
    practice.deadlines.rules.flatMap(({ label, about }, index) =>
      about.en.includes("1120-S") && !/\bS corp/i.test(label.en)
        ? {
            places: [at("deadlines", `rules.${index}.label`)],
            says: `“${label.en}” · “${label.es}”`,
            proposal: { en: "S Corporation Returns", es: "Declaraciones de corporaciones S" },
          }
        : [],
    ),
};
