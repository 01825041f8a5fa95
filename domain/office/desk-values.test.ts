import * as v from "valibot";
import { expect, test } from "vitest";
import { instant } from "./desk-values.ts";

test("a moment is one that a clock can read", () => {
  const isMoment = (text: string) => v.is(instant, text);
  expect(["2026-11-26T15:00:00Z", "2026-11-26T15:00:00.000-06:00"].map(isMoment)).toEqual([true, true]);
  expect(["2026-11-26T15:00:00+05", "2026-02-30T15:00:00Z", "9999-11-26T15:00:00Z"].map(isMoment)).toEqual(
    Array(3).fill(false),
  );
});
