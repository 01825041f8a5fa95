import { expect, test } from "vitest";
import { hours, minutes, seconds } from "#domain/durations.ts";
import { createMemoryLimit } from "./memory-limit.ts";

const noon = Date.parse("2027-11-07T12:00:00Z");

test("so many calls in a window are let through, and others by the next window", () => {
  const count = createMemoryLimit({ most: 2, window: seconds(10) });
  const call = (at: number) => () => count("somebody", new Date(at));
  for (const at of [noon, noon + 1]) expect(call(at)).not.toThrow();
  expect(call(noon + seconds(4))).toThrow(expect.objectContaining({ retryAfterSeconds: 6 }));
  expect(() => count("somebody else", new Date(noon))).not.toThrow();
  expect(call(noon + seconds(10))).not.toThrow();
});

test("a clock that is set back holds nobody up for as long as it went", () => {
  const count = createMemoryLimit({ most: 2, window: seconds(10) });
  const call = (at: number) => () => count("somebody", new Date(at));
  expect(call(noon)).not.toThrow();
  for (const later of [0, minutes(1), minutes(2), minutes(3)])
    expect(call(noon - hours(1) + later)).not.toThrow();
});
