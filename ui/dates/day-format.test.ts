import { expect, test } from "vitest";
import { languageTags } from "#domain/locale.ts";
import { formatDay, formatMonth, formatWeekday } from "./day-format.ts";

test("days, months and weekdays are the same for a visitor in any zone", () => {
  expect(formatDay("2026-11-23", languageTags.en)).toBe("Monday, November 23");
  expect(formatDay("2026-11-23", languageTags.es)).toBe("lunes, 23 de noviembre");
  expect(formatMonth("2026-11", languageTags.en)).toBe("November 2026");
  expect(formatMonth("2026-11", languageTags.es)).toBe("noviembre de 2026");
  expect(formatWeekday("2026-11-22", languageTags.en, "long")).toBe("Sunday");
  expect(formatWeekday("2026-11-22", languageTags.es, "short")).toBe("dom");
});
