import { expect, test } from "vitest";
import { hours } from "../durations.ts";
import type { Weekday } from "../practice/weekdays.ts";
import { createOpenTime } from "./open-time.ts";

const workdays: Weekday[] = ["monday", "tuesday", "wednesday", "thursday", "friday"];
const office = {
  openings: [
    { days: workdays, opens: "09:00", closes: "12:00" },
    { days: workdays, opens: "13:00", closes: "17:00" },
  ],
  closedDays: ["2026-11-26"],
  timeZone: "America/Chicago",
};
const at = (local: string) => Date.parse(local);
const window = { start: at("2026-10-26T00:00:00-05:00"), end: at("2026-12-01T00:00:00-06:00") };
const openTime = createOpenTime(office, window, []);

test.each([
  ["within an opening", "2026-11-20T09:30:00-06:00", "2026-11-20T10:00:00-06:00", 0.5],
  ["over lunch", "2026-11-20T11:30:00-06:00", "2026-11-20T13:30:00-06:00", 1],
  ["over a weekend", "2026-11-20T16:00:00-06:00", "2026-11-23T10:00:00-06:00", 2],
  ["over a night, sent after closing", "2026-11-19T22:00:00-06:00", "2026-11-20T09:15:00-06:00", 0.25],
  ["over a holiday", "2026-11-25T16:00:00-06:00", "2026-11-27T10:00:00-06:00", 2],
  ["over the change of the clock", "2026-10-30T16:00:00-05:00", "2026-11-02T10:00:00-06:00", 2],
  ["while it is closed", "2026-11-21T10:00:00-06:00", "2026-11-21T12:00:00-06:00", 0],
  ["a week of work", "2026-11-15T00:00:00-06:00", "2026-11-22T00:00:00-06:00", 35],
])("the office was open %s", (_, start, end, length) => {
  expect(openTime(at(start), at(end))).toBe(hours(length));
});

test("times that closures took do not count", () => {
  const closed = [
    { start: at("2026-11-20T11:00:00-06:00"), end: at("2026-11-20T14:00:00-06:00") },
    { start: at("2026-11-20T15:00:00-06:00"), end: at("2026-11-20T16:00:00-06:00") },
  ];
  const open = createOpenTime(office, window, closed);
  expect(open(at("2026-11-20T09:00:00-06:00"), at("2026-11-20T17:00:00-06:00"))).toBe(hours(4));
});

test("before and after the window nothing is open", () => {
  expect(openTime(at("2026-01-01T00:00:00-06:00"), at("2026-10-26T00:00:00-05:00"))).toBe(0);
  expect(openTime(at("2027-01-04T00:00:00-06:00"), at("2027-01-09T00:00:00-06:00"))).toBe(0);
});
