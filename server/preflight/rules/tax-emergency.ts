import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const taxEmergency = textRule({
  id: "tax-emergency",
  severity: "warning",
  title: "“Tax emergency”",
  reason: "Most letters of the IRS are no emergency; the words use fear to sell.",
  source: sources.circular230,
  pattern: /tax emergency|emergencia con sus impuestos|emergencia (?:fiscal|tributaria|de impuestos)/i,
  proposal: { en: "Got a letter from the IRS?", es: "¿Le llegó una carta del IRS?" },
});
