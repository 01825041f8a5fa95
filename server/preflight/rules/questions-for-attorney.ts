import { findOpenQuestions, type OpenQuestion } from "../facts/open-questions.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

const questions: OpenQuestion[] = [
  {
    question: "notary-and-irs-letters",
    asks: {
      en: "Is the person who answers IRS letters a commissioned notary? A notary may take no pay to obtain “relief of any kind” from an agency (406.017(a)(3)).",
      es: "¿Es Notary Public la persona que contesta las cartas del IRS? Un Notary Public no puede cobrar por conseguir de una agencia “relief of any kind” (406.017(a)(3)).",
    },
    pattern: /letters? from the IRS|IRS letters?|IRS notices?/i,
    files: /words[\\/]services[\\/]advisory\.ts$|practice[\\/]faqs\.yaml$/,
    source: sources.notaryAdvertising,
  },
  {
    question: "company-formation",
    asks: {
      en: "May the office say what it says about choosing an entity and preparing its papers?",
      es: "¿Puede la oficina decir lo que dice sobre elegir un tipo de empresa y preparar sus documentos?",
    },
    pattern:
      /form(?:ing|s|ation)? (?:of )?(?:your|the|a|an) (?:company|LLC|corporation)|LLC or corporation|certificate of formation/i,
    files: /practice[\\/]tiers\.yaml$|words[\\/]plan\.ts$/,
    source: sources.practiceOfLaw,
  },
];

export const questionsForAttorney: Rule = {
  id: "questions-for-attorney",
  severity: "warning",
  title: "Questions for an attorney of Texas",
  reason: "No source that we found decides them, and the answer depends on who does the work.",
  source: sources.practiceOfLaw,
  find: (facts) => findOpenQuestions(facts, questions),
};
