import { describe, expect, test } from "vitest";
import { minutes } from "../durations.ts";
import { replyBy } from "./reply-by.ts";
import type { Weekday } from "./weekdays.ts";

const workdays: Weekday[] = ["monday", "tuesday", "wednesday", "thursday", "friday"];
const office = {
  openings: [{ days: workdays, opens: "09:00", closes: "17:00" }],
  closedDays: ["2026-11-26"],
  timeZone: "America/Chicago",
};
const answerAt = (submitted: string, at = office, hours = 24) =>
  replyBy(new Date(submitted), hours, at).toISOString();
const at = (local: string) => new Date(local).toISOString();

describe("within 24 hours, in business hours", () => {
  test.each([
    ["Tuesday at 10:00 is answered Wednesday at 10:00", "2026-11-17T10:00-06:00", "2026-11-18T10:00-06:00"],
    ["Tuesday after closing: Wednesday at 5 PM", "2026-11-17T18:00-06:00", "2026-11-18T17:00-06:00"],
    ["Tuesday before opening: Tuesday at 5 PM", "2026-11-17T07:00-06:00", "2026-11-17T17:00-06:00"],
    ["Tuesday at the minute of closing: Wednesday", "2026-11-17T17:00-06:00", "2026-11-18T17:00-06:00"],
    ["Friday at noon is answered Monday by 5 PM", "2026-11-20T12:00-06:00", "2026-11-23T17:00-06:00"],
    ["Friday at the minute of opening: Monday by 5 PM", "2026-11-20T09:00-06:00", "2026-11-23T17:00-06:00"],
    ["Saturday is answered Monday by 5 PM", "2026-11-21T01:56-06:00", "2026-11-23T17:00-06:00"],
    ["Sunday at 10:00: Monday by 5 PM", "2026-11-22T10:00-06:00", "2026-11-23T17:00-06:00"],
    ["Sunday late: Monday by 5 PM", "2026-11-22T23:30-06:00", "2026-11-23T17:00-06:00"],
    ["Day before Thanksgiving: Friday", "2026-11-25T12:00-06:00", "2026-11-27T17:00-06:00"],
    ["Thanksgiving morning: Friday", "2026-11-26T08:00-06:00", "2026-11-27T17:00-06:00"],
    ["Thanksgiving in office hours: Friday", "2026-11-26T09:06-06:00", "2026-11-27T17:00-06:00"],
  ])("%s", (_, submitted, expected) => {
    expect(answerAt(submitted)).toBe(at(expected));
  });

  test("the clock going forward or back over a weekend does not move Monday's close", () => {
    expect(answerAt("2027-03-12T12:00-06:00")).toBe(at("2027-03-15T17:00-05:00"));
    expect(answerAt("2026-10-30T12:00-05:00")).toBe(at("2026-11-02T17:00-06:00"));
    expect(answerAt("2026-11-01T09:30-06:00")).toBe(at("2026-11-02T17:00-06:00"));
  });

  test.each([
    ["a day", [{ days: workdays, opens: "09:00", closes: "17:00" }]],
    [
      "a day with a break",
      [
        { days: workdays, opens: "09:00", closes: "12:00" },
        { days: workdays, opens: "13:00", closes: "17:00" },
      ],
    ],
  ])("a message sent later is never promised an earlier answer, with %s", (_, openings) => {
    const start = Date.parse("2026-11-22T00:00-06:00");
    const promised = Array.from({ length: 7 * 24 * 12 }, (_, index) =>
      replyBy(new Date(start + minutes(5 * index)), 24, { ...office, openings }).getTime(),
    );
    expect(promised).toEqual(promised.toSorted((one, other) => one - other));
  });

  test("24 hours are 24 hours even on the night the clock changes", () => {
    const everyDay = {
      ...office,
      openings: [
        { days: [...workdays, "saturday" as const, "sunday" as const], opens: "09:00", closes: "17:00" },
      ],
    };
    expect(answerAt("2027-03-13T12:00-06:00", everyDay)).toBe(at("2027-03-14T13:00-05:00"));
  });

  test.each([
    [48, "Tuesday at 10:00: Thursday at 10:00", "2026-11-17T10:00-06:00", "2026-11-19T10:00-06:00"],
    [48, "Friday at noon: Tuesday by 5 PM", "2026-11-20T12:00-06:00", "2026-11-24T17:00-06:00"],
    [48, "Tuesday before opening: Wednesday by 5 PM", "2026-11-17T07:00-06:00", "2026-11-18T17:00-06:00"],
    [4, "Tuesday at 10:00: the same day at 14:00", "2026-11-17T10:00-06:00", "2026-11-17T14:00-06:00"],
    [4, "Tuesday at 13:00: the same day at closing", "2026-11-17T13:00-06:00", "2026-11-17T17:00-06:00"],
    [4, "Tuesday at 15:00: Wednesday by 5 PM", "2026-11-17T15:00-06:00", "2026-11-18T17:00-06:00"],
  ])("a practice that promises %i hours: %s", (hours, _, submitted, expected) => {
    expect(answerAt(submitted, office, hours)).toBe(at(expected));
  });

  test("a practice that promises less counts so from the same minute on", () => {
    const promised = [48, 24].map((hours) => answerAt("2026-11-20T12:00-06:00", office, hours));
    expect(promised).toEqual([at("2026-11-24T17:00-06:00"), at("2026-11-23T17:00-06:00")]);
  });

  test("an office without hours answers a day later", () => {
    expect(answerAt("2026-11-17T10:00-06:00", { ...office, openings: [] })).toBe(
      at("2026-11-18T10:00-06:00"),
    );
  });
});
