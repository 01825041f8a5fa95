import { expect, test } from "vitest";
import { numberOf } from "./number-of.ts";

test.each([
  ["65", 65],
  ["$1,250.50", 1250.5],
  ["", null],
  ["12.", "12."],
  ["-5", "-5"],
  ["a lot", "a lot"],
])("%s is %j", (text, value) => {
  expect(numberOf(text)).toBe(value);
});

test("a comma that separates no thousands makes it no number", () => {
  expect(["1,250", "$1,250,000", "1,250.50"].map(numberOf)).toEqual([1250, 1_250_000, 1250.5]);
  expect(["12,50", "12,5", "1,2500", "1,"].map(numberOf)).toEqual(["12,50", "12,5", "1,2500", "1,"]);
});
