import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const erasurePromise = textRule({
  id: "erasure-promise",
  severity: "blocker",
  title: "A promise to erase requests that the server does not keep",
  reason: "A privacy page that says what nobody does is deceptive, and two years are the longest by law.",
  source: sources.safeguards,
  // The cleanup erases them after two years.
  pattern: /\b(?!24 )\d+ (?:months|meses)\b/i,
  files: /[\\/]legal[\\/](?:en|es)[\\/]privacy\.md$/,
  proposal: "24 months, or say who or what erases them in time",
  question: "requests-are-erased",
});
