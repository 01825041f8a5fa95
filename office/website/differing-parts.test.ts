import { expect, test } from "vitest";
import { differingParts } from "./differing-parts.ts";

const question = { pattern: "faqs/pages/*/*", title: null, kind: "question" } as const;
const both = (en: string, es: string) => ({ en, es });

test("what differs is told part by part, in its language and whole; what both say alike is not", () => {
  const answer = "A refund takes three weeks. ".repeat(20).trim();
  const mine = {
    id: "a",
    question: both("When?", "¿Cuándo?"),
    answer: both("Soon", "Pronto"),
    audiences: [],
  };
  const theirs = { ...mine, answer: both(answer, "Pronto"), audiences: ["all"], checked: "2026-11-20" };
  expect(differingParts(question, mine, theirs, "es")).toEqual([
    { name: "Respuesta (inglés)", text: answer, lang: "en" },
    { name: "Para quién", text: expect.any(String), lang: undefined },
    { name: "Revisado el", text: "2026-11-20", lang: undefined },
  ]);
});

test("words and lists of lines are told by their language, articles by their parts, a picture by its words", () => {
  const words = { pattern: "business/tagline", title: null, kind: "words" } as const;
  expect(differingParts(words, both("One", "Uno"), both("One", "Dos"), "en")).toEqual([
    { name: "Tagline (Spanish)", text: "Dos", lang: "es" },
  ]);
  const notes = { pattern: "hours/*/notes", title: null, kind: "word-list" } as const;
  const [line, more] = [both("Open", "Abierto"), both("Late", "Tarde")];
  expect(differingParts(notes, [line], [line, more], "en").map(({ text }) => text)).toEqual([
    "Open\nLate",
    "Abierto\nTarde",
  ]);
  const article = { pattern: "articles/*", title: null, kind: "article" } as const;
  const own = {
    featured: false,
    picture: { file: "a", position: 50, alt: both("A", "A") },
    en: { sources: [] },
  };
  const other = {
    featured: true,
    picture: { file: "b", position: 0, alt: both("B", "B") },
    en: { sources: [{ title: "IRS", url: "https://www.irs.gov" }] },
  };
  expect(differingParts(article, own, other, "en")).toEqual([
    { name: "Shown first", text: "Yes", lang: undefined },
    { name: "Picture", text: "B", lang: undefined },
    { name: "Sources (English)", text: "IRS https://www.irs.gov", lang: "en" },
  ]);
});

test("all of an entry is told to whom took it out", () => {
  const tier = { pattern: "tiers/*/tiers/*", title: null, kind: "tier" } as const;
  const theirs = { id: "x", name: both("Families", "Familias"), price: 120 };
  expect(differingParts(tier, null, theirs, "en").map(({ name, text }) => [name, text])).toEqual([
    ["Name (English)", "Families"],
    ["Name (Spanish)", "Familias"],
    ["Price", "120"],
  ]);
});
