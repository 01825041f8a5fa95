import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const figuresWithPlus = textRule({
  id: "figures-with-plus",
  severity: "warning",
  title: "Figures with a plus sign on Spanish pages",
  reason: "The sign is English notation.",
  source: sources.ownPractice,
  pattern: /^[\d,.]+\+$/,
  files: /[\\/]practice[\\/]proof\.yaml$/,
  proposal: { en: "1,000", es: "1,000 (Más de 1,000)" },
});
