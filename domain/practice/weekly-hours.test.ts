import { expect, test } from "vitest";
import { closedDaysOf } from "./closed-days.ts";
import { openOn, weekRows } from "./weekly-hours.ts";

const weekdaysNineToFive = {
  days: ["monday", "tuesday", "wednesday", "thursday", "friday"] as const,
  opens: "09:00",
  closes: "17:00",
};
const openings = [{ ...weekdaysNineToFive, days: [...weekdaysNineToFive.days] }];

test("five equal days and a closed weekend are two rows", () => {
  expect(weekRows({ openings })).toEqual([
    {
      days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
      open: [{ opens: "09:00", closes: "17:00" }],
      isByAppointment: false,
    },
    { days: ["saturday", "sunday"], open: [], isByAppointment: false },
  ]);
});

test("a day by appointment has a row of its own", () => {
  const rows = weekRows({ openings, byAppointment: ["sunday"] });
  expect(rows.map(({ days, isByAppointment }) => [days.length, isByAppointment])).toEqual([
    [5, false],
    [1, false],
    [1, true],
  ]);
});

test("a day with a lunch break is told morning first", () => {
  const split = [
    { days: ["monday" as const], opens: "14:00", closes: "18:00" },
    { days: ["monday" as const], opens: "09:00", closes: "13:00" },
  ];
  expect(openOn(split, "monday")).toEqual([
    { opens: "09:00", closes: "13:00" },
    { opens: "14:00", closes: "18:00" },
  ]);
  expect(openOn(split, "tuesday")).toEqual([]);
});

test("a closed day is told where somebody could have come, in the order of the days", () => {
  const [monday, saturday, sunday] = ["2026-12-28", "2026-12-26", "2026-12-27"].map((date) => ({
    date,
    name: { en: "Closed", es: "Cerrado" },
  }));
  const closedDays = [monday, saturday, sunday].flatMap((each) => each ?? []);
  const byAppointment = ["saturday" as const];
  const dates = closedDaysOf({ openings, byAppointment, notes: [] }, closedDays).map(({ date }) => date);
  expect(dates).toEqual(["2026-12-26", "2026-12-28"]);
});
