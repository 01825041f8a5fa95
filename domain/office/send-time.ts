import { days, minutes } from "../durations.ts";

/** A minute that ended while the form was filled in is meant as now; what lies further back is another slip. */
const grace = minutes(5);
const longestAhead = days(366);

/** Why a newsletter cannot go out at a moment; undefined when it can. */
export function sendTimeProblem(at: number, now: number): "time-past" | "time-far" | undefined {
  if (at < now - grace) return "time-past";
  return at > now + longestAhead ? "time-far" : undefined;
}
