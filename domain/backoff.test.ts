import { describe, expect, test } from "vitest";
import { maxTries, nextTryAt, retryAfterTime } from "./backoff.ts";

const now = new Date("2026-11-20T15:00:00.000Z");
const waitAfter = (tries: number, random = 0.5) => {
  const at = nextTryAt(tries, now, random);
  return at && (at.getTime() - now.getTime()) / 1000;
};

describe("a delivery that failed", () => {
  test("waits 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h and 20 h", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((tries) => waitAfter(tries))).toEqual([
      5,
      300,
      1800,
      2 * 3600,
      5 * 3600,
      10 * 3600,
      14 * 3600,
      20 * 3600,
    ]);
  });

  test("is parked after the ninth try", () => {
    expect(maxTries).toBe(9);
    expect(nextTryAt(9, now, 0.5)).toBeUndefined();
    expect(nextTryAt(12, now, 0.5)).toBeUndefined();
  });

  test("waits at most a tenth shorter or longer than the schedule", () => {
    expect(waitAfter(2, 0)).toBeCloseTo(270);
    expect(waitAfter(2, 1)).toBeCloseTo(330);
    expect(waitAfter(1, 0)).toBeCloseTo(4.5);
  });
});

test("a receiver may ask for a later moment, in seconds or as a date, at most a day from now", () => {
  const secondsUntil = (header: string | undefined) => {
    const at = retryAfterTime(header, now);
    return at && (at.getTime() - now.getTime()) / 1000;
  };
  expect(secondsUntil("120")).toBe(120);
  expect(secondsUntil("Fri, 20 Nov 2026 15:02:00 GMT")).toBe(120);
  expect(secondsUntil("Friday, 20-Nov-26 15:02:00 GMT")).toBe(120);
  expect(secondsUntil("Fri, 20 Nov 2026 14:58:00 GMT")).toBe(-120);
  for (const far of ["86401", "9".repeat(400), "Sat, 20 Nov 2027 15:00:00 GMT"])
    expect(secondsUntil(far)).toBe(86_400);
  for (const none of [undefined, "", "-5", "1.5", "soon", "Fri, 99 Nov 2026"])
    expect([none, retryAfterTime(none, now)]).toEqual([none, undefined]);
});
