import { expect, test } from "vitest";
import { joinFacts } from "#content/format/join-facts.ts";
import { excerpts, valueText } from "./value-text.ts";

test.each([
  ["en", ["10% off from 5 documents", "15% off from 10 documents"]],
  ["es", ["10 % de descuento desde 5 documentos", "15 % de descuento desde 10 documentos"]],
] as const)("discounts are said in words (%s)", (locale, texts) => {
  const discounts = [
    { documents: 5, percent: 10 },
    { documents: 10, percent: 15 },
  ];
  expect(valueText("discounts", discounts, locale)).toBe(joinFacts([...texts]));
});

test("two long texts are shown from shortly before the place where they differ", () => {
  const start = "Bring your papers of last year and a photo ID. ".repeat(10);
  const [one, other] = excerpts(`${start}We answer today.`, `${start}We answer tomorrow.`);
  expect(one).toBe("…of last year and a photo ID. We answer today.");
  expect(other).toBe("…of last year and a photo ID. We answer tomorrow.");
  expect(excerpts("Short", "Shorter")).toEqual(["Short", "Shorter"]);
  expect(excerpts("a".repeat(300), "b").map(({ length }) => length)).toEqual([141, 1]);
});
