import { expect, test } from "vitest";
import type { Locale } from "#domain/locale.ts";
import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { differingParts, partLabel } from "./differing-parts.ts";

const question = { pattern: "faqs/pages/*/*", title: null, kind: "question" } as const;
/** Each part as the office shows it: its label, and the text of the other. */
const shown = (
  field: Pick<Field, "kind" | "pattern" | "title" | "entries">,
  mine: Json,
  theirs: Json,
  locale: Locale,
) => differingParts(field, mine, theirs, locale).map((part) => [partLabel(part, field, locale), part.theirs]);
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
  expect(shown(question, mine, theirs, "es")).toEqual([
    ["Respuesta (inglés)", answer],
    ["Para quién", expect.any(String)],
    ["Revisado el", "2026-11-20"],
  ]);
  expect(differingParts(question, mine, theirs, "es")[0]).toMatchObject({ mine: "Soon", lang: "en" });
});

test("words and lists of lines are told by their language, articles by their parts, a picture by its words", () => {
  const words = { pattern: "business/tagline", title: null, kind: "words" } as const;
  expect(shown(words, both("One", "Uno"), both("One", "Dos"), "en")).toEqual([["Tagline (Spanish)", "Dos"]]);
  const notes = { pattern: "hours/*/notes", title: null, kind: "word-list" } as const;
  const [line, more] = [both("Open", "Abierto"), both("Late", "Tarde")];
  expect(differingParts(notes, [line], [line, more], "en").map(({ theirs }) => theirs)).toEqual([
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
  expect(shown(article, own, other, "en")).toEqual([
    ["Shown first", "Yes"],
    ["Picture", "B"],
    ["Sources (English)", "IRS https://www.irs.gov"],
  ]);
});

test("all of an entry is told to whom took it out", () => {
  const tier = { pattern: "tiers/*/tiers/*", title: null, kind: "tier" } as const;
  const theirs = { id: "x", name: both("Families", "Familias"), price: 120 };
  expect(shown(tier, null, theirs, "en")).toEqual([
    ["Name (English)", "Families"],
    ["Name (Spanish)", "Familias"],
    ["Price", "120"],
  ]);
});
