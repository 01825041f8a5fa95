import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { type HolidaySet, isLegalHoliday } from "./legal-holidays.ts";

function holidaysIn(year: number, holidays: HolidaySet): string[] {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  return Array.from({ length: first.daysInYear }, (_, days) => first.add({ days }))
    .filter((day) => isLegalHoliday(day, holidays))
    .map((day) => day.toString().slice(5));
}

test("the holidays of Washington, DC are those that the IRS counts, on the days they are observed", () => {
  expect(holidaysIn(2026, "federal-tax")).toEqual(
    "01-01 01-19 02-16 04-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25".split(" "),
  );
  expect(holidaysIn(2027, "federal-tax")).toEqual(
    "01-01 01-18 02-15 04-16 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31".split(" "),
  );
});

test("Emancipation Day is observed on Friday when it is a Saturday and on Monday when it is a Sunday", () => {
  expect(holidaysIn(2022, "federal-tax")).toContain("04-15");
  expect(holidaysIn(2028, "federal-tax")).toContain("04-17");
});

test("Inauguration Day is a holiday in Washington every fourth year, and on a Saturday moves no other day", () => {
  expect(holidaysIn(2033, "federal-tax")).toContain("01-20");
  expect(holidaysIn(2034, "federal-tax")).not.toContain("01-20");
  expect(holidaysIn(2029, "federal-tax")).not.toContain("01-19");
  expect(holidaysIn(2013, "federal-tax")).toContain("01-21");
});

test("Texas keeps the federal holidays and neither Emancipation Day nor Inauguration Day", () => {
  expect(holidaysIn(2026, "texas")).toEqual(
    "01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25".split(" "),
  );
  expect(holidaysIn(2028, "texas")).not.toContain("04-17");
  expect(holidaysIn(2033, "texas")).not.toContain("01-20");
});
