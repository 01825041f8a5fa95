import { expect, test } from "vitest";
import { maskAnswer } from "./mask-answer.ts";

test.each([
  ["550 5.1.1 <ana.prueba+x@example.com>: no such mailbox", "550 5.1.1 <***@***>: no such mailbox"],
  ["421 4.7.28 try later, host 203.0.113.9", "421 4.7.28 try later, host 203.0.113.9"],
  ['{"phone":"(469) 555-0123","ssn":"123-45-6789"}', '{"phone":"(***","ssn":"***"}'],
  ["call +1 469.555.0123 or 4695550123", "call +1 *** or ***"],
  ["a\u0000b\r\nc", "a b \nc"],
])("an answer %j is kept as %j", (answer, masked) => {
  expect(maskAnswer(answer)).toBe(masked);
});

test("only the first 1,000 characters are kept, and a number across the cut is masked too", () => {
  const kept = maskAnswer(`${"x ".repeat(498)}4695550123 and more`);
  expect(kept.length).toBeLessThanOrEqual(1000);
  expect(kept).not.toMatch(/\d/);
});
