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
