import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const alwaysOpen = textRule({
  id: "always-open",
  severity: "blocker",
  title: "“24/7” and “7 days a week” beside closed days",
  reason: "Who calls on a Sunday night with a letter about wages gets no answer.",
  source: sources.deceptiveTrade,
  pattern:
    /24\/7|7 days a week|(?:los|las) (?:24 horas|7 días)|emergency services?|servicios? de emergencia/i,
  files: /[\\/](?:practice|words)[\\/]/,
  proposal: { en: "Urgent calls: any time", es: "Llamadas urgentes: a cualquier hora" },
  question: "answered-at-any-hour",
});
