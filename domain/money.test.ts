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
