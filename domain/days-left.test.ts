import { expect, test } from "vitest";
import { daysLeft, daysLeftText, localDay } from "./days-left.ts";

const chicago = "America/Chicago";
const left = (dueDate: string, now: string) => daysLeft(dueDate, new Date(now), chicago);

test("a day is a day in the practice's zone, not in Greenwich", () => {
  expect(localDay(new Date("2026-12-16T05:59:59Z"), chicago)).toBe("2026-12-15");
  expect(localDay(new Date("2026-12-16T06:00:00Z"), chicago)).toBe("2026-12-16");
});

test("a begun day counts whole, up to the last second before the due day starts", () => {
  expect(left("2026-12-15", "2026-11-20T15:00:00Z")).toBe(25);
  expect(left("2026-12-15", "2026-12-13T06:00:00Z")).toBe(2);
  expect(left("2026-12-15", "2026-12-13T06:00:01Z")).toBe(2);
  expect(left("2026-12-15", "2026-12-15T05:59:59Z")).toBe(1);
});

test("on the due day nothing is left, and after it no less than nothing", () => {
  expect(left("2026-12-15", "2026-12-15T06:00:00Z")).toBe(0);
  expect(left("2026-12-15", "2026-12-16T05:59:59Z")).toBe(0);
  expect(left("2026-12-15", "2026-12-20T12:00:00Z")).toBe(0);
});

test("a change of clocks on the way adds no day and takes none", () => {
  expect(left("2026-12-15", "2026-10-20T05:00:00Z")).toBe(56);
  expect(left("2026-12-15", "2026-10-20T05:30:00Z")).toBe(56);
  expect(left("2027-03-15", "2027-03-13T06:00:00Z")).toBe(2);
  expect(left("2027-03-15", "2027-03-15T04:59:59Z")).toBe(1);
});

test("the last day, one day and several days have words of their own", () => {
  const words = { today: "Due today", one: "1 day left", many: "{n} days left" };
  expect([0, 1, 2, 25].map((days) => daysLeftText(days, words))).toEqual([
    "Due today",
    "1 day left",
    "2 days left",
    "25 days left",
  ]);
});
