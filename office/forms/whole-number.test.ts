import { expect, test } from "vitest";
import { wholeNumber } from "./whole-number.ts";

test.each([
  ["1", 1],
  [" 24 ", 24],
  ["0", undefined],
  ["25", undefined],
  ["", undefined],
  ["1.5", undefined],
  ["1e1", undefined],
  ["-3", undefined],
  ["doce", undefined],
])("%j is read as %j", (typed, number) => {
  expect(wholeNumber(typed, { least: 1, most: 24 })).toBe(number);
});

test("a field that is missing is no number", () => {
  expect(wholeNumber(null, { least: 1, most: 24 })).toBeUndefined();
});
