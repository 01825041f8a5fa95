import { dayAfter, startOfDay } from "#domain/people/disposal-days.ts";

/** The moments at which a range of days begins and ends, in a time zone; undefined where it is open. */
export const dayRange = (from: string | undefined, to: string | undefined, timeZone: string) => ({
  from: from === undefined ? undefined : startOfDay(from, timeZone),
  until: to === undefined ? undefined : startOfDay(dayAfter(to), timeZone),
});
