import { describe, expect, test } from "vitest";
import { hasSensitiveNumber, maskSensitiveNumbers } from "./sensitive-numbers.ts";

describe("numbers that must not travel by mail", () => {
  test.each([
    ["My SSN is 123-45-6789.", "My SSN is ***-**-6789."],
    ["Mi ITIN es 900 70 1234, gracias", "Mi ITIN es *** ** 1234, gracias"],
    ["123.45.6789", "***.**.6789"],
    ["SSN#123456789", "SSN#*****6789"],
    ["123 - 45 - 6789", "*** - ** - 6789"],
    ["123–45–6789 2 dependents", "***–**–6789 2 dependents"],
    ["born 1980 123-45-6789", "born 1980 ***-**-6789"],
    ["123-45-6789 987-65-4321", "***-**-6789 ***-**-4321"],
    ["EIN 12-3456789", "EIN **-***6789"],
    ["4111 1111 1111 1111 exp 12/27", "**** **** **** 1111 exp 12/27"],
    ["4111111111111111 123", "************1111 123"],
    ["4111-1111-1111-1111 123", "****-****-****-1111 123"],
    ["3782 822463 10005", "**** ****** *0005"],
    ["5555555555554444", "************4444"],
    ["4222222222222", "*********2222"],
    ["SSN: 9 8 7 6 5 4 3 2 1.", "SSN: * * * * * * * * 1."],
    ["6205 5000 0000 0000 004", "**** **** **** **** 004"],
    // As some keyboards type digits, and as texts copied from a PDF or a page hold them.
    ["１２３－４５－６７８９", "***-**-6789"],
    ["４１１１ １１１１ １１１１ １１１１", "**** **** **** 1111"],
    ["123\u00ad45\u00ad6789", "***-**-6789"],
    ["12\u200b3456789", "*****6789"],
    ["123\u2060-\u206045-6789", "***-**-6789"],
  ])("%s becomes %s", (text, masked) => {
    expect(hasSensitiveNumber(text)).toBe(true);
    expect(maskSensitiveNumbers(text)).toBe(masked);
    expect(hasSensitiveNumber(masked)).toBe(false);
  });
});

describe("numbers that people may write freely", () => {
  test.each([
    "(972) 555-0142",
    "972-555-0142",
    "972.555.0142",
    "972 555 0142",
    "9725550142",
    "1-972-555-0142",
    "19725550142",
    "+1 972 555 0142",
    "+19725550142",
    "+1 (972) 555-0142 / +52 55 1234 5678",
    "972-555-0142 214-555-0199",
    "+5215512345678",
    "+503 2222 3333",
    "Richardson, TX 75080-1234",
    "2026-04-15",
    "04/15/2026 or 15.04.2026 or 04-15-2026",
    "2023 2024 2025 2026",
    "9 7 2 5 5 5 0 1 4 2",
    "1 2 3 4 5 6 7 8 9 10",
    "1 2 3 4 5 6 7 8",
    "$1,234,567.89",
    "$123456789",
    "123,456,789",
    "1234567.89",
    "4111 1111 1111 1112",
    "12 345 678",
    "９７２-５５５-０１４２",
    "a soft\u00adhyphen, 75080\u00ad1234",
    "",
  ])("%s stays as it is", (text) => {
    expect(hasSensitiveNumber(text)).toBe(false);
    expect(maskSensitiveNumbers(text)).toBe(text);
  });

  test.each(["1", "1 ", "1-", "1\u200b", "\u200b", "123-45-", "4111 ", " ", "12-", "- ", "123 - "])(
    "a hundred thousand characters of %j are read in a moment",
    (piece) => {
      const text = piece.repeat(Math.ceil(100_000 / piece.length));
      const start = performance.now();
      maskSensitiveNumbers(text);
      expect(performance.now() - start).toBeLessThan(500);
    },
  );
});
