import { expect, test } from "vitest";
import { rulesFor } from "#tests/sample-slot-rules.ts";
import { replyBy } from "../practice/reply-by.ts";
import { daysWindow, isOffered, listSlots } from "./appointment-slots.ts";
import { type Closure, closuresOf, wholeDays, withClosures } from "./closures.ts";

const at = (local: string) => Date.parse(`${local}-06:00`);
const closed = (from: string, to: string, typeIds: string[] | null = null): Closure => ({
  start: at(from),
  end: at(to),
  typeIds,
});
const now = new Date("2026-11-20T15:00:00Z");
const { office } = rulesFor();

test("a closure takes every slot that touches it, and only of its types", () => {
  const monday = daysWindow("2026-11-23", "2026-11-23", office.timeZone);
  const starts = (closures: Closure[], typeId = "consultation") =>
    listSlots(rulesFor(), monday, now, closuresOf(closures, typeId)).map(({ start }) => start);
  const afternoon = closed("2026-11-23T12:00", "2026-11-24T00:00");
  expect(starts([afternoon]).at(-1)).toBe(at("2026-11-23T11:30"));
  expect(starts([closed("2026-11-23T11:45", "2026-11-23T12:15")])).not.toContain(at("2026-11-23T12:00"));
  const lateMorning = starts([closed("2026-11-23T11:00", "2026-11-23T12:00")]);
  expect(lateMorning.filter((start) => start >= at("2026-11-23T10:30")).slice(0, 2)).toEqual([
    at("2026-11-23T10:30"),
    at("2026-11-23T12:00"),
  ]);
  expect(starts([closed("2026-11-23T00:00", "2026-11-24T00:00", ["mobile-notary"])])).toHaveLength(16);
  expect(starts([closed("2026-11-21T00:00", "2026-11-28T00:00")])).toEqual([]);
  expect(isOffered(rulesFor(), at("2026-11-23T12:00"), now, [afternoon])).toBe(false);
  expect(isOffered(rulesFor(), at("2026-11-23T11:30"), now, [afternoon])).toBe(true);
});

test("days that closures close whole do not count for an answer, part of a day and single types do", () => {
  const answer = (...closures: Closure[]) =>
    replyBy(new Date("2026-11-20T12:00-06:00"), 24, withClosures(office, closures)).getTime();
  const onMonday = at("2026-11-23T17:00");
  const onTuesday = at("2026-11-24T17:00");
  expect(answer()).toBe(onMonday);
  expect(answer(closed("2026-11-23T00:00", "2026-11-24T00:00"))).toBe(onTuesday);
  expect(answer(closed("2026-11-23T09:00", "2026-11-23T17:00"))).toBe(onTuesday);
  expect(
    answer(closed("2026-11-23T12:00", "2026-11-23T18:00"), closed("2026-11-23T08:00", "2026-11-23T12:00")),
  ).toBe(onTuesday);
  expect(answer(closed("2026-11-21T00:00", "2026-11-26T00:00"))).toBe(at("2026-11-27T17:00"));
  expect(answer(closed("2026-11-23T12:00", "2026-11-24T00:00"))).toBe(onMonday);
  expect(answer(closed("2026-11-23T00:00", "2026-11-24T00:00", ["consultation"]))).toBe(onMonday);
});

test("whole days are those that closures of all types close in every set of hours that opens on them", () => {
  const late = { ...office, openings: office.openings.map((each) => ({ ...each, closes: "20:00" })) };
  const days = (...closures: Closure[]) => wholeDays([office, late], closures);
  expect(days(closed("2026-11-23T00:00", "2026-11-24T00:00"))).toEqual(["2026-11-23"]);
  expect(days(closed("2026-11-23T09:00", "2026-11-23T17:00"))).toEqual([]);
  expect(days(closed("2026-11-23T00:00", "2026-11-24T00:00", ["consultation"]))).toEqual([]);
  // A weekend has no hours that a closure could take.
  expect(days(closed("2026-11-20T00:00", "2026-11-24T00:00"))).toEqual(["2026-11-20", "2026-11-23"]);
});
