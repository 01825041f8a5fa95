import { expect, test } from "vitest";
import { formatMoney } from "./money.ts";

test("whole dollars go without cents, in both languages", () => {
  expect(formatMoney(6000, "en")).toBe("$60");
  expect(formatMoney(6000, "es")).toBe("$60");
  expect(formatMoney(0, "en")).toBe("$0");
});

test("cents are always two digits, and thousands have a comma", () => {
  expect(formatMoney(1250, "en")).toBe("$12.50");
  expect(formatMoney(123_450, "es")).toBe("$1,234.50");
});

test("prices and larger sums are written alike in both languages", () => {
  expect(formatMoney(7500, "en")).toBe("$75");
  expect(formatMoney(7500, "es")).toBe("$75");
  expect(formatMoney(9950, "en")).toBe("$99.50");
  expect(formatMoney(123400, "es")).toBe("$1,234");
});
