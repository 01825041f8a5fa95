import { Temporal } from "temporal-polyfill";
import { addDays, localDay, startOfDay } from "../deadlines/local-day.ts";
import { hours } from "../durations.ts";

/** The day of a disposal begins at 2 at night of the practice. */
const nightHour = hours(2);

/** The day of disposal at a moment. */
export const disposalDayAt = (now: Date, timeZone: string): string =>
  localDay(new Date(now.getTime() - nightHour), timeZone);

/** The moment from which the people of a day may be disposed of. */
export const disposalStart = (day: string, timeZone: string): Date =>
  new Date(Date.parse(startOfDay(day, timeZone)) + nightHour);

/** The cut-off of a day: people whose last contact was before it go. */
export const disposalCutoff = (day: string, months: number, timeZone: string): string =>
  startOfDay(Temporal.PlainDate.from(day).subtract({ months }).toString(), timeZone);

/** The day from which people may be disposed of so many months after their last contact. */
export function disposalDayAfter(lastContactAt: string, months: number, timeZone: string): string {
  const contactDay = Temporal.PlainDate.from(localDay(new Date(lastContactAt), timeZone));
  let day = contactDay.add({ months }).add({ days: 1 }).toString();
  // Months of different lengths: the day is the first whose cut-off is later.
  while (disposalCutoff(day, months, timeZone) <= lastContactAt) day = addDays(day, 1);
  return day;
}
