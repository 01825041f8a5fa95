import { expect, test } from "vitest";
import { isTimeZone } from "../time-zone.ts";
import { isSlotZone } from "./slot-zone.ts";

test("slots are counted in a time zone that Intl and Temporal both know", () => {
  const known = [
    "America/Chicago",
    "america/chicago",
    "Europe/Kyiv",
    "Etc/GMT+6",
    "EST5EDT",
    "UTC",
    "+05:30",
  ];
  expect(known.filter((zone) => !isSlotZone(zone))).toEqual([]);
  // Letters of ICU mean other places to most people; Temporal alone takes a whole moment.
  expect(isTimeZone("AST")).toBe(true);
  const moment = "2026-11-20T15:00Z[America/Chicago]";
  expect(["", "AST", "Mars/Olympus", "+5", moment, "__proto__"].filter(isSlotZone)).toEqual([]);
});
