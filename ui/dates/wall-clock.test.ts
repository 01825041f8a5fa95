import { expect, test } from "vitest";
import { isSameClock, wallClock } from "./wall-clock.ts";

const office = "America/Chicago";
/** Nine in the morning at the office, on Monday, November 23, 2026. */
const opening = "2026-11-23T09:00:00-06:00";

test.each([
  [office, "2026-11-23", "09:00"],
  ["America/New_York", "2026-11-23", "10:00"],
  ["America/Phoenix", "2026-11-23", "08:00"],
  ["America/St_Johns", "2026-11-23", "11:30"],
  ["Asia/Kolkata", "2026-11-23", "20:30"],
  ["Pacific/Kiritimati", "2026-11-24", "05:00"],
])("nine at the office is, in %s, on %s at %s", (zone, day, time) => {
  expect(wallClock(opening, zone)).toEqual({ day, time });
});

test("an hour that a clock change repeats has the same time twice, and the one it skips is not shown", () => {
  expect(wallClock("2026-11-01T01:30:00-05:00", office)).toEqual({ day: "2026-11-01", time: "01:30" });
  expect(wallClock("2026-11-01T01:30:00-06:00", office)).toEqual({ day: "2026-11-01", time: "01:30" });
  expect(wallClock("2027-03-14T07:59:00Z", office).time).toBe("01:59");
  expect(wallClock("2027-03-14T08:00:00Z", office).time).toBe("03:00");
});

test("midnight begins a day, at year end too", () => {
  expect(wallClock("2027-01-01T00:00:00-06:00", office)).toEqual({ day: "2027-01-01", time: "00:00" });
});

test("a visitor in another zone of the same hour needs no second time", () => {
  expect(isSameClock(opening, "America/Mexico_City", office)).toBe(true);
  expect(isSameClock("2026-07-01T09:00:00-05:00", "America/Mexico_City", office)).toBe(false);
  expect(isSameClock(opening, "America/New_York", office)).toBe(false);
  expect(isSameClock(opening, "Pacific/Kiritimati", office)).toBe(false);
});
