import { notaryWord } from "#domain/forms/notary-word.ts";
import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const forbiddenNotaryWord = textRule({
  id: "forbidden-notary-word",
  severity: "blocker",
  title: "The Spanish word that a notary may not use",
  reason: "In Latin America it means an attorney; to advertise with it is an offense.",
  source: sources.notaryAdvertising,
  pattern: notaryWord,
  proposal: { en: "Notary Public", es: "Notary Public (servicios notariales)" },
});
