import { expect, test, vi } from "vitest";
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

test("the days of a month share one format, which takes long to make", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  const days = Array.from(
    { length: 30 },
    (_, index) => `2026-11-${String(index + 1).padStart(2, "0")}` as const,
  );
  expect(days.map((day) => formatDay(day, "en-GB")).at(-1)).toContain("30 November");
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});
