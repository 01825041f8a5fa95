import { expect, test } from "vitest";
import { articleFacts } from "./article-facts.ts";
import { dictionaryTexts } from "./dictionary-texts.ts";
import type { LaunchFacts } from "./launch-facts.ts";
import { markdownTexts } from "./markdown-texts.ts";
import { findWords } from "./text-rule.ts";
import { yamlTexts } from "./yaml-texts.ts";

test("a dictionary's strings come with line, keys and language, its comments and types not at all", () => {
  const source = `import type { Both } from "#domain/locale.ts";
// "Nobody" reads this.
const en = {
  title: "Home",
  hero: {
    lead:
      "A long sentence that stands on a line of its own.",
    per: { once: "", "each-month": '"per" month' },
  },
  contact: "Write",
  type: "Kind",
};
type Notice = { text: "Aviso" };
export const notice: Both<{ text: string }> = {
  es: { text: "Aviso" },
};
`;
  expect(
    dictionaryTexts("words/home.ts", source).map(({ line, path, locale, text }) => [
      line,
      path,
      locale,
      text,
    ]),
  ).toEqual([
    [4, "en.title", "en", "Home"],
    [7, "en.hero.lead", "en", "A long sentence that stands on a line of its own."],
    [8, "en.hero.per.once", "en", ""],
    [8, "en.hero.per.each-month", "en", '"per" month'],
    [10, "en.contact", "en", "Write"],
    [11, "en.type", "en", "Kind"],
    [15, "notice.es.text", "es", "Aviso"],
  ]);
});

test("the values of a YAML file come with line, keys and language, and so do the entries above them", () => {
  const source = `notary:
  acts:
    - id: oath
      name: { en: Oath, es: Juramento }
      price: 15
answer:
  en: >-
    Two lines
    in one.
`;
  const texts = yamlTexts("rates.yaml", source).filter(({ path }) => path !== "");
  expect(texts.map(({ line, path, locale, text }) => [line, path, locale, text])).toEqual([
    [1, "notary", undefined, ""],
    [2, "notary.acts", undefined, ""],
    [3, "notary.acts.0", undefined, ""],
    [3, "notary.acts.0.id", undefined, "oath"],
    [4, "notary.acts.0.name", undefined, ""],
    [4, "notary.acts.0.name.en", "en", "Oath"],
    [4, "notary.acts.0.name.es", "es", "Juramento"],
    [5, "notary.acts.0.price", undefined, "15"],
    [6, "answer", undefined, ""],
    [7, "answer.en", "en", "Two lines in one."],
  ]);
});

test("the head of an article is read as YAML, with the lines of its keys", () => {
  const source = `---
# Elena reads it.
title: "ITIN"
checked: "2026-11-20" # by Elena
taxYear: 2026 # for 2027
picture: { file: a.webp, width: 900, height: 600 }
---
checked: 2020-01-01
`;
  const file = "content/articles/es/itin.md";
  const texts = source
    .split("\n")
    .map((text, index) => ({ file, line: index + 1, path: "", locale: "es", text }) as const);
  expect(articleFacts(texts)).toEqual([
    {
      file,
      checked: "2026-11-20",
      checkedAt: `${file}:4`,
      taxYear: 2026,
      taxYearAt: `${file}:5`,
      picture: { width: 900, height: 600, at: `${file}:6` },
    },
  ]);
});

test("a sentence that is broken over lines is one text, with the line of what is found in it", () => {
  const source = `---
title: Refunds
category: tax-tips
---
# Our promise
You may count on us. We give a satisfaction
guarantee until January
15, 2027.

- Licensed and
  certified
- | Table |
`;
  const texts = markdownTexts("content/articles/en/refunds.md", source);
  expect(texts.map(({ line, text }) => [line, text])).toEqual([
    [1, "---"],
    [2, "title: Refunds"],
    [3, "category: tax-tips"],
    [4, "---"],
    [5, "# Our promise"],
    [6, "You may count on us. We give a satisfaction guarantee until January 15, 2027."],
    [9, ""],
    [10, "- Licensed and certified"],
    [12, "- | Table |"],
    [13, ""],
  ]);
  const placesOf = (pattern: RegExp) =>
    findWords({ texts } as unknown as LaunchFacts, { pattern, proposal: "" }).flatMap(({ places }) => places);
  const at = (line: number) => [`content/articles/en/refunds.md:${line}`];
  expect(placesOf(/satisfaction guarantee/)).toEqual(at(6));
  expect(placesOf(/January 15, 2027/)).toEqual(at(7));
  expect(placesOf(/15, 2027/)).toEqual(at(8));
});
