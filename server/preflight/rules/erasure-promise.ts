import { mostMonths, usualRetention } from "#domain/people/retention.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";
import { findWords } from "../facts/text-rule.ts";

export const erasurePromise: Rule = {
  id: "erasure-promise",
  severity: "blocker",
  title: "A promise to erase requests that the server does not keep",
  reason: "A privacy page that says what nobody does is deceptive, and two years are the longest by law.",
  source: sources.safeguards,
  find(facts) {
    const { inquiryMonths } = facts.retention ?? usualRetention;
    return findWords(facts, {
      pattern: new RegExp(`\\b(?!(?:${inquiryMonths}|${mostMonths}) )\\d+ (?:months|meses)\\b`, "i"),
      files: /[\\/]legal[\\/](?:en|es)[\\/]privacy\.md$/,
      proposal: {
        en: `${inquiryMonths} months, as the office keeps them, or say who or what erases them in time`,
        es: `${inquiryMonths} meses, el plazo de la oficina, o diga quién o qué las borra a tiempo`,
      },
      question: "requests-are-erased",
    });
  },
};
