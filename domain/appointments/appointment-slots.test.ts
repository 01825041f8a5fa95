import { describe, expect, test } from "vitest";
import { allWeek, local, on, rulesFor, shown, workdays } from "#tests/sample-slot-rules.ts";
import { days, hours, minutes } from "../durations.ts";
import {
  daysWindow,
  isInTime,
  isOffered,
  listSlots,
  nearestSlots,
  unitsOf,
  withOffset,
} from "./appointment-slots.ts";

describe("where the clocks change", () => {
  const around = rulesFor({ office: allWeek("America/Chicago"), horizonDays: 400, notice: 0 });

  test.each(["2026-11-01", "2027-11-07"])("on %s the hour from 1 to 2 is there twice", (day) => {
    const starts = shown(on(day, around, "2026-10-20T12:00:00Z"), "America/Chicago");
    expect(starts.filter((start) => start.includes("T01:00:00"))).toEqual([
      `${day}T01:00:00-05:00`,
      `${day}T01:00:00-06:00`,
    ]);
    expect(starts).toHaveLength(49);
  });

  test("on 2027-03-14 the hour from 2 to 3 is not there", () => {
    const starts = shown(on("2027-03-14", around, "2027-03-01T12:00:00Z"), "America/Chicago");
    expect(starts.filter((start) => start.includes("T02:"))).toEqual([]);
    expect(starts).toContain("2027-03-14T03:00:00-05:00");
    expect(starts).toHaveLength(45);
  });

  test("an office opens at nine on the Monday after, whatever the clocks did", () => {
    for (const [monday, offset] of [
      ["2026-11-02", "-06:00"],
      ["2027-03-15", "-05:00"],
      ["2027-11-08", "-06:00"],
    ] as const) {
      const [first] = on(monday, rulesFor({ horizonDays: 400 }), "2026-10-20T12:00:00Z");
      expect(first && withOffset(first.start, "America/Chicago")).toBe(`${monday}T09:00:00${offset}`);
    }
  });
});

describe("what the visitor's zone shows", () => {
  const now = "2026-11-20T12:00:00Z";
  test.each([
    ["Asia/Kolkata", "2026-11-23T20:30:00+05:30"],
    ["Pacific/Kiritimati", "2026-11-24T05:00:00+14:00"],
    ["America/St_Johns", "2026-11-23T11:30:00-03:30"],
    ["America/Phoenix", "2026-11-23T08:00:00-07:00"],
  ])("Monday at nine in Chicago, seen from %s", (zone, shownStart) => {
    const [first] = listSlots(
      rulesFor(),
      { start: Date.parse("2026-11-23T15:00:00Z"), end: Date.parse("2026-11-23T15:01:00Z") },
      new Date(now),
    );
    expect(first && withOffset(first.start, zone)).toBe(shownStart);
  });

  test("a day of the visitor's may hold the end of one office day and the start of the next", () => {
    const slots = on("2026-11-24", rulesFor(), now, "Pacific/Kiritimati");
    const office = slots.map(({ start }) => local(start, "America/Chicago").toPlainDate().toString());
    expect(new Set(office)).toEqual(new Set(["2026-11-23"]));
    expect(slots).toHaveLength(16);
  });

  test("over the turn of the year nothing is lost and New Year's Day is closed", () => {
    const window = daysWindow("2026-12-31", "2027-01-04", "Asia/Kolkata");
    const office = listSlots(rulesFor(), window, new Date("2026-12-20T12:00:00Z")).map(({ start }) =>
      local(start, "America/Chicago").toPlainDate().toString(),
    );
    expect(new Set(office)).toEqual(new Set(["2026-12-30", "2026-12-31", "2027-01-04"]));
  });
});

describe("notice, horizon and length", () => {
  test("the staff's rules, without notice, share the slots that are remembered, and those of another length do not", () => {
    const rules = rulesFor();
    const [own] = on("2026-11-23", rules, "2026-11-20T12:00:00Z");
    const [staff] = on("2026-11-23", { ...rules, notice: 0 }, "2026-11-20T12:00:00Z");
    expect(staff).toBe(own);
    const [longer] = on("2026-11-23", { ...rules, length: hours(1) }, "2026-11-20T12:00:00Z");
    expect(longer).toEqual({ start: own?.start, end: (own?.start ?? 0) + hours(1) });
  });

  test("nothing begins before the minimum notice is over", () => {
    const starts = shown(on("2026-11-23", rulesFor(), "2026-11-23T15:10:00Z"), "America/Chicago");
    expect(starts[0]).toBe("2026-11-23T13:30:00-06:00");
    expect(on("2026-11-22", rulesFor(), "2026-11-23T15:10:00Z")).toEqual([]);
  });

  test("the last day of the horizon can be booked and the next cannot", () => {
    const now = "2026-11-20T12:00:00Z";
    const rules = rulesFor({ horizonDays: 10 });
    expect(on("2026-11-30", rules, now)).toHaveLength(16);
    expect(on("2026-12-01", rules, now)).toEqual([]);
  });

  test("a long appointment ends by closing time, and a lunch break stays free", () => {
    const office = {
      ...rulesFor().office,
      openings: [
        { days: workdays, opens: "13:00", closes: "17:00" },
        { days: workdays, opens: "09:00", closes: "12:00" },
      ],
    };
    const rules = rulesFor({ office, length: minutes(90) });
    const starts = shown(on("2026-11-23", rules, "2026-11-20T12:00:00Z"), "America/Chicago");
    expect(starts.map((start) => start.slice(11, 16))).toEqual([
      "09:00",
      "09:30",
      "10:00",
      "10:30",
      "13:00",
      "13:30",
      "14:00",
      "14:30",
      "15:00",
      "15:30",
    ]);
  });

  test("only what stands on the grid is offered", () => {
    const now = new Date("2026-11-20T12:00:00Z");
    const nine = Date.parse("2026-11-23T15:00:00Z");
    expect(isOffered(rulesFor(), nine, now)).toBe(true);
    for (const off of [1, minutes(15), -minutes(30), hours(8), days(3)]) {
      expect(isOffered(rulesFor(), nine + off, now), String(off)).toBe(false);
    }
  });

  test("a change is in time up to the notice and not a moment later", () => {
    const start = Date.parse("2026-11-23T15:00:00Z");
    expect(isInTime(start, hours(4), new Date(start - hours(4)))).toBe(true);
    expect(isInTime(start, hours(4), new Date(start - hours(4) + 1))).toBe(false);
  });
});

describe("the units an appointment takes", () => {
  const nine = Date.parse("2026-11-23T15:00:00Z");
  test("are the quarters of an hour of its length and its buffers", () => {
    expect(unitsOf(nine, rulesFor())).toEqual(["2026-11-23T15:00:00.000Z", "2026-11-23T15:15:00.000Z"]);
    const travelling = rulesFor({ length: minutes(60), before: minutes(30), after: minutes(45) });
    const units = unitsOf(nine, travelling);
    expect([units.length, units[0], units.at(-1)]).toEqual([
      9,
      "2026-11-23T14:30:00.000Z",
      "2026-11-23T16:30:00.000Z",
    ]);
  });

  test("two appointments share a unit exactly when they or their buffers overlap", () => {
    const lengths = [15, 30, 45, 60, 90].map(minutes);
    const buffers = [0, 15, 30].map(minutes);
    for (const length of lengths) {
      for (const before of buffers) {
        for (const after of buffers) {
          const other = rulesFor({ length, before, after });
          const own = new Set(unitsOf(nine, rulesFor()));
          for (let shift = -minutes(180); shift <= minutes(180); shift += minutes(15)) {
            const start = nine + shift;
            const isShared = unitsOf(start, other).some((unit) => own.has(unit));
            const isOverlap = start - before < nine + minutes(30) && start + length + after > nine;
            expect(isShared).toBe(isOverlap);
          }
        }
      }
    }
  });
});

test("the nearest slots are offered in order of time", () => {
  const slots = [1, 2, 5, 6, 9].map((start) => ({ start, end: start + 1 }));
  expect(nearestSlots(slots, 5, 3).map(({ start }) => start)).toEqual([2, 5, 6]);
  expect(nearestSlots([], 5, 3)).toEqual([]);
});
