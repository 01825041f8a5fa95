import { localDay } from "#domain/deadlines/local-day.ts";
import { minutes } from "#domain/durations.ts";
import type { Clock } from "./clock.ts";

/** Creates what tells the day in a time zone. It is worked out once a minute: the offsets of zones are whole minutes. */
export function createToday(now: Clock, timeZone: () => string): () => string {
  let known = { minute: Number.NaN, zone: "", day: "" };
  return () => {
    const at = now();
    const minute = Math.floor(at.getTime() / minutes(1));
    const zone = timeZone();
    if (minute !== known.minute || zone !== known.zone) known = { minute, zone, day: localDay(at, zone) };
    return known.day;
  };
}
