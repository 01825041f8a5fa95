import { expect, test } from "vitest";
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
