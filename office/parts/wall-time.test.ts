import { expect, test } from "vitest";
import { instantOf, wallTimeOf } from "./wall-time.ts";

test.each([
  ["2026-11-23T15:30", "2026-11-23T21:30:00.000Z"],
  ["2026-07-01T09:00", "2026-07-01T14:00:00.000Z"],
  ["2026-11-01T03:00", "2026-11-01T09:00:00.000Z"],
  ["2026-03-08T01:30", "2026-03-08T07:30:00.000Z"],
])("%s in Richardson is %s", (wall, instant) => {
  expect(instantOf(wall, "America/Chicago")).toBe(instant);
  expect(wallTimeOf(instant, "America/Chicago")).toBe(wall);
});
