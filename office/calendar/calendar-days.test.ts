import { expect, test } from "vitest";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import { closedTime, dayFacts, mondayOf, readDay, shortDay, wholeTime } from "./calendar-days.ts";
import { closedTimeOf, presetsOf, wholeDaysOf } from "./close-presets.ts";
import { hourRange, layOut, placeIn } from "./week-layout.ts";

const day = "2026-11-26";
const entry = (from: string, to: string) =>
  ({ from: `${day}T${from}`, to: `${day}T${to}`, before: 0, after: 0 }) as CalendarEntry;

test("days and times are told by the office's clock in both languages", () => {
  expect([mondayOf(day), mondayOf("2026-11-29")]).toEqual(["2026-11-23", "2026-11-23"]);
  expect([readDay(day), readDay("2026-13-45"), readDay("x"), readDay(null)]).toEqual([day, ...Array(3)]);
  expect([shortDay(day, "en"), shortDay(day, "es")]).toEqual(["Thu 26", "jue 26"]);
  expect(wholeTime(`${day}T14:30`, "es")).toBe("jueves 26 de noviembre, 2:30\u00a0p.\u00a0m.");
  const [last, next] = ["2026-12-31T09:00", "2027-01-04T09:00"];
  expect(wholeTime(last, "en", day)).toBe("Thursday, December 31, 9:00 AM");
  expect(wholeTime(next, "en", day)).toBe("Monday, January 4, 2027, 9:00 AM");
  expect(wholeTime(next, "es", day)).toBe("lunes 4 de enero de 2027, 9:00\u00a0a.\u00a0m.");
  expect(wholeTime(last, "es", next)).toBe("jueves 31 de diciembre de 2026, 9:00\u00a0a.\u00a0m.");
  const closed = (from: string, to: string) => closedTime(from, to, "en");
  expect(closed(`${day}T00:00`, "2026-11-27T00:00")).toBe("Thursday, November 26");
  expect(closed(`${day}T12:00`, "2026-11-27T00:00")).toBe("Thursday, November 26, 12:00 PM");
  expect(closed(`${day}T09:00`, `${day}T12:00`)).toBe("Thursday, November 26, 9:00 AM – 12:00 PM");
  expect(closed("2026-12-24T00:00", "2026-12-27T00:00")).toBe(
    "Thursday, December 24 – Saturday, December 26",
  );
});

test("a closed day tells why, and what is booked on it all the same", () => {
  const holiday = { en: "Thanksgiving Day", es: "Día de Acción de Gracias" };
  expect(dayFacts({ openings: [], holiday }, 0, "en")).toBe("Thanksgiving Day");
  expect(dayFacts({ openings: [], holiday }, 2, "en")).toBe("Thanksgiving Day\u00a0· 2 booked");
  expect(dayFacts({ openings: [], holiday: null }, 1, "es")).toBe("Cerrado\u00a0· 1 cita");
  expect(dayFacts({ openings: [{}], holiday: null }, 0, "en")).toBe("0 booked");
});

test("a closure's words become times, and those that are over are not offered", () => {
  expect(closedTimeOf("noon", day, "2026-11-20T09:00")).toEqual({
    from: `${day}T12:00`,
    to: "2026-11-27T00:00",
  });
  expect(closedTimeOf("morning", day, "2026-11-20T09:00")).toEqual({
    from: `${day}T00:00`,
    to: `${day}T12:00`,
  });
  expect(closedTimeOf("now", day, `${day}T13:07`).from).toBe(`${day}T13:07`);
  const wholeDays = (from: string, to: string) => Object.values(wholeDaysOf({ from, to }));
  const two = [`${day}T00:00`, "2026-11-28T00:00"];
  expect(wholeDays(`${day}T13:00`, `${day}T17:00`)).toEqual([two[0], "2026-11-27T00:00"]);
  expect(wholeDays(`${day}T13:00`, "2026-11-27T00:01")).toEqual(two);
  expect(wholeDays(`${day}T13:00`, "2026-11-28T00:00")).toEqual(two);
  expect(wholeDays(`${day}T13:00`, "2026-11-20T09:00")).toEqual([two[0], "2026-11-27T00:00"]);
  expect(presetsOf(day, "2026-11-20T09:00")).not.toContain("now");
  expect(presetsOf(day, `${day}T13:07`)).toEqual(["now", "day", "two", "several", "times"]);
});

const blank = { appointments: [], closures: [], suspected: [] };

test("appointments at one time stand side by side in the hours that the week needs", () => {
  const days = [{ day, openings: [{ opens: "09:00", closes: "17:00" }], holiday: null }];
  expect(hourRange({ ...blank, days })).toEqual({ first: 9, end: 17 });
  const appointments = [entry("08:30", "09:30"), entry("09:00", "10:00"), entry("19:15", "19:45")];
  const range = hourRange({ ...blank, days, appointments });
  expect(range).toEqual({ first: 8, end: 20 });
  expect(layOut(day, appointments, range).map(({ place }) => [place.side, place.sides])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ]);
  const closure = { from: "2026-11-25T00:00", to: `${day}T10:00` };
  const visit = { ...entry("11:00", "12:00"), before: 60, after: 30 };
  const beside = layOut(day, [entry("09:30", "10:30"), visit, closure], range);
  expect(beside.map(({ entry, place }) => [entry.from.slice(11), place.side, place.sides])).toEqual([
    ["00:00", 0, 2],
    ["09:30", 1, 2],
    ["11:00", 0, 2],
  ]);
  expect(placeIn(day, "2026-11-25T00:00", `${day}T14:00`, range)).toMatchObject({ top: 0, height: 50 });
  expect(placeIn(day, "2026-11-27T00:00", "2026-11-28T00:00", range)).toBeUndefined();
});

test("a closure or a suspected booking outside the opening hours has a place, and a whole day stretches nothing", () => {
  const days = [{ day, openings: [{ opens: "09:00", closes: "17:00" }], holiday: null }];
  const closure = (from: string, to: string) => ({ id: "", from, to, typeIds: null, note: "", by: "" });
  const rangeOf = (from: string, to: string) => {
    const closures = [closure(from, to)];
    const range = hourRange({ ...blank, days, closures });
    expect(layOut(day, closures, range)).toHaveLength(1);
    return range;
  };
  expect(rangeOf(`${day}T18:30`, "2026-11-27T00:00")).toEqual({ first: 9, end: 19 });
  expect(rangeOf(`${day}T23:55`, "2026-11-27T00:00")).toEqual({ first: 9, end: 24 });
  expect(rangeOf("2026-11-25T15:00", `${day}T08:00`)).toEqual({ first: 7, end: 17 });
  expect(rangeOf(`${day}T00:00`, "2026-11-27T00:00")).toEqual({ first: 9, end: 17 });
  expect(rangeOf(`${day}T14:00`, "2026-11-27T00:00")).toEqual({ first: 9, end: 17 });
  expect(rangeOf("2026-11-20T13:00", "2026-12-01T07:00")).toEqual({ first: 9, end: 17 });
  const suspected = [{ leadId: "", name: "", typeId: "mobile-notary", from: `${day}T18:00` }];
  const range = hourRange({ ...blank, days, suspected });
  expect(placeIn(day, `${day}T18:00`, `${day}T23:59`, range)).toBeDefined();
});
