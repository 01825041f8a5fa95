import { expect, test } from "vitest";
import { priceText } from "./price-text.ts";

test("whole dollars are written without cents, in both languages", () => {
  expect(priceText(7500, "en")).toBe("$75");
  expect(priceText(7500, "es")).toBe("$75");
  expect(priceText(9950, "en")).toBe("$99.50");
  expect(priceText(123400, "es")).toBe("$1,234");
});
