import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  clampDay,
  dayAfterKey,
  firstWeekdayOf,
  lastDayOf,
  monthOf,
  weekdayOf,
  weeksOf,
} from "./month-grid.ts";

const sunday = 0;
const monday = 1;

test("days follow each other over the ends of months and years, and over leap days", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
});

test("the days on which clocks change are days like others", () => {
  for (const day of ["2026-11-01", "2027-03-14", "2027-11-07"]) {
    expect(addDays(addDays(day, -1), 1)).toBe(day);
    expect(addDays(addDays(day, 1), -1)).toBe(day);
    expect(weekdayOf(day)).toBe(sunday);
  }
});

test("a month later is the same day, or the last one of a shorter month", () => {
  expect(addMonths("2026-11-23", 1)).toBe("2026-12-23");
  expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
  expect(addMonths("2028-03-31", -1)).toBe("2028-02-29");
  expect(addMonths("2028-02-29", -12)).toBe("2027-02-28");
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2027-01", -1)).toBe("2026-12");
  expect(lastDayOf("2028-02")).toBe("2028-02-29");
});

describe("a month of weeks", () => {
  const months = Array.from({ length: 36 }, (_, count) => addMonths("2026-01", count));

  test.each([sunday, monday])(
    "has every day once and in its column, whatever day begins it (%i)",
    (first) => {
      for (const month of months) {
        const weeks = weeksOf(month, first);
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
        const days = weeks.flat().filter((day) => day !== undefined);
        expect(days).toHaveLength(Number(lastDayOf(month).slice(8)));
        expect(new Set(days).size).toBe(days.length);
        expect(days.every((day) => monthOf(day) === month)).toBe(true);
        for (const week of weeks) {
          for (const [column, day] of week.entries()) {
            if (day) expect((weekdayOf(day) - first + 7) % 7, day).toBe(column);
          }
        }
      }
    },
  );

  test("shows November 2026 from its Sunday on", () => {
    expect(weeksOf("2026-11", sunday)[0]?.[0]).toBe("2026-11-01");
    expect(weeksOf("2026-11", monday)[0]).toEqual([...Array(6).fill(undefined), "2026-11-01"]);
  });
});

test.each([
  ["ArrowLeft", false, "2026-11-24"],
  ["ArrowRight", false, "2026-11-26"],
  ["ArrowUp", false, "2026-11-18"],
  ["ArrowDown", false, "2026-12-02"],
  ["Home", false, "2026-11-22"],
  ["End", false, "2026-11-28"],
  ["PageUp", false, "2026-10-25"],
  ["PageDown", false, "2026-12-25"],
  ["PageUp", true, "2025-11-25"],
  ["PageDown", true, "2027-11-25"],
  ["Tab", false, undefined],
  ["a", false, undefined],
])("from Wednesday, November 25, the key %s (with Shift: %s) leads to %s", (key, shiftKey, day) => {
  expect(dayAfterKey({ key, shiftKey }, "2026-11-25", sunday)).toBe(day);
});

test("Home and End stay in a week that begins on Monday", () => {
  expect(dayAfterKey({ key: "Home", shiftKey: false }, "2026-11-29", monday)).toBe("2026-11-23");
  expect(dayAfterKey({ key: "End", shiftKey: false }, "2026-11-23", monday)).toBe("2026-11-29");
});

test("no key leads before today or behind the last day", () => {
  expect(clampDay("2026-11-20", "2026-11-21", "2027-01-20")).toBe("2026-11-21");
  expect(clampDay("2027-02-01", "2026-11-21", "2027-01-20")).toBe("2027-01-20");
  expect(clampDay("2026-12-01", "2026-11-21", "2027-01-20")).toBe("2026-12-01");
});

test("the week begins as the region has it: on Sunday in the United States, on Monday in Spain", () => {
  expect(firstWeekdayOf("en-US")).toBe(sunday);
  expect(firstWeekdayOf("es-US")).toBe(sunday);
  expect(firstWeekdayOf("es-ES")).toBe(monday);
});
