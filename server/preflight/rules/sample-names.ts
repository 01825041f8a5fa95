import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const sampleNames = textRule({
  id: "sample-names",
  severity: "blocker",
  title: "Names of the sample practice",
  reason: "A page in the name of somebody else misleads about who does the work.",
  source: sources.deceptiveTrade,
  pattern: /Ventanilla Tax|Marroquín|Azulejo|ventanilla-website/,
  files: /[\\/]practice[\\/]/,
  proposal: "Put the practice's own name, owner and address.",
});
