import { expect, test } from "vitest";
import { type FaqFilter, matches } from "./faq-search.ts";

const refund = {
  question: "¿Cuánto tarda mi reembolso?",
  answer: "Con la declaración electrónica, unos 21 días.\nEn papel, más.",
  audiences: ["individuals", "freelancers"],
};
const languages = { question: "Can everything be done in Spanish?", answer: "Yes.", audiences: ["all"] };

const isMatch = (question: typeof refund, filter: Partial<FaqFilter>) =>
  matches(question, { search: "", audience: "all", ...filter });

test("an empty search under All shows every question", () => {
  expect([refund, languages].map((question) => isMatch(question, {}))).toEqual([true, true]);
  expect(isMatch(refund, { search: "   " })).toBe(true);
});

test.each(["REEMBOLSO", "declaracion", "declaración", "dias. en papel", " 21  días ", "¿cuanto", "embol"])(
  "%j is found in the question or in the answer, whatever the case, the accents and the spaces",
  (search) => expect(isMatch(refund, { search })).toBe(true),
);

test("words that stand in neither are not found", () => {
  expect(isMatch(refund, { search: "nómina" })).toBe(false);
  expect(isMatch(refund, { search: "reembolso papel" })).toBe(false);
});

test("what looks like a pattern is only text", () => {
  expect(isMatch(refund, { search: ".*" })).toBe(false);
  expect(isMatch(refund, { search: "(" })).toBe(false);
});

test("a question shows under its own audiences and not under others", () => {
  expect(isMatch(refund, { audience: "individuals" })).toBe(true);
  expect(isMatch(refund, { audience: "freelancers" })).toBe(true);
  expect(isMatch(refund, { audience: "business" })).toBe(false);
});

test("a question for all shows under every audience", () => {
  for (const audience of ["all", "individuals", "freelancers", "business"] as const)
    expect(isMatch(languages, { audience })).toBe(true);
});

test("search and audience both have to fit", () => {
  expect(isMatch(refund, { audience: "individuals", search: "reembolso" })).toBe(true);
  expect(isMatch(refund, { audience: "business", search: "reembolso" })).toBe(false);
  expect(isMatch(refund, { audience: "individuals", search: "nómina" })).toBe(false);
});
