import { expect, test } from "vitest";
import { dayByClock, daysLeft, daysLeftText } from "./days-left.ts";
import { clockChanges, localDay } from "./local-day.ts";

const chicago = "America/Chicago";
const left = (dueDate: string, now: string) => daysLeft(dueDate, localDay(new Date(now), chicago));

test("a day is a day in the practice's zone, not in Greenwich", () => {
  expect(localDay(new Date("2026-12-16T05:59:59Z"), chicago)).toBe("2026-12-15");
  expect(localDay(new Date("2026-12-16T06:00:00Z"), chicago)).toBe("2026-12-16");
});

test("the clock that a page carries tells the day of the zone in every half hour of two years", () => {
  const [from, to] = [Date.parse("2026-11-20T18:00:00Z"), Date.parse("2028-11-20T18:00:00Z")];
  for (const zone of [chicago, "America/Phoenix", "Europe/Madrid", "Asia/Kathmandu", "Pacific/Kiritimati"]) {
    const changes = clockChanges(zone, new Date(from), new Date(to));
    const days = new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
    for (let moment = from; moment <= to; moment += 1_800_000) {
      const day = dayByClock(new Date(moment), changes);
      if (day !== days.format(moment)) expect(`${day} in ${zone}`).toBe(days.format(moment));
    }
  }
});

test("a clock that was set back to before the page was made counts by the page's first clock", () => {
  const changes = clockChanges(chicago, new Date("2026-11-20T18:00:00Z"), new Date("2028-11-20T18:00:00Z"));
  expect(changes).toHaveLength(5);
  expect(dayByClock(new Date("2026-11-19T05:59:59Z"), changes)).toBe("2026-11-18");
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
  const words = { today: "Due today", one: "1 day left", other: "{count} days left" };
  expect([0, 1, 2, 25].map((days) => daysLeftText(days, words))).toEqual([
    "Due today",
    "1 day left",
    "2 days left",
    "25 days left",
  ]);
});
