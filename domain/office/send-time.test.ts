import { expect, test } from "vitest";
import { days, minutes } from "../durations.ts";
import { sendTimeProblem } from "./send-time.ts";

test("a newsletter goes out from a few minutes ago to a year ahead", () => {
  const now = Date.parse("2027-01-05T16:05:00Z");
  const cases = [
    [-days(358), "time-past"],
    [-minutes(6), "time-past"],
    [-minutes(5), undefined],
    [0, undefined],
    [days(366), undefined],
    [days(367), "time-far"],
  ] as const;
  for (const [ahead, problem] of cases)
    expect([ahead, sendTimeProblem(now + ahead, now)]).toEqual([ahead, problem]);
});
