import { expect, test } from "vitest";
import { joinFacts } from "#content/format/join-facts.ts";
import { valueText } from "./value-text.ts";

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
