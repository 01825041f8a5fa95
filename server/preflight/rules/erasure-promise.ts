import { mostMonths, usualRetention } from "#domain/people/retention.ts";
import { listTextFiles, readTextFile } from "../facts/read-texts.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";
import { findWords } from "../facts/text-rule.ts";

const privacyPages = /[\\/]legal[\\/](?:en|es)[\\/]privacy\.md$/;

/** Numbers of months but the longest by law, which the page may name beside its own. */
const promise = (kept = mostMonths) =>
  new RegExp(`\\b(?!(?:${kept}|${mostMonths}) )(\\d+) (?:months|meses)\\b`, "i");

/** After how many months the privacy page says that requests are erased. */
export function promisedMonths(): number[] {
  const texts = listTextFiles(["legal"])
    .filter((file) => privacyPages.test(file))
    .flatMap(readTextFile);
  return [...new Set(texts.flatMap(({ text }) => promise().exec(text)?.slice(1) ?? []))].map(Number);
}

// A warning: what an owner sets in the office must not close the website, whose page is changed elsewhere.
export const erasurePromise: Rule = {
  id: "erasure-promise",
  severity: "warning",
  title: "A promise to erase requests that the server does not keep",
  reason: "A privacy page that says what nobody does is deceptive, and two years are the longest by law.",
  source: sources.safeguards,
  find(facts) {
    const { inquiryMonths } = facts.retention ?? usualRetention;
    return findWords(facts, {
      pattern: promise(inquiryMonths),
      files: privacyPages,
      proposal: {
        en: `${inquiryMonths} months, as the office keeps them, or say who or what erases them in time`,
        es: `${inquiryMonths} meses, el plazo de la oficina, o diga quién o qué las borra a tiempo`,
      },
      question: "requests-are-erased",
    });
  },
};
