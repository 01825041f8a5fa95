import type { Temporal } from "temporal-polyfill";
import { weekdays } from "./weekdays.ts";
import { type Opening, type Openings, openOn } from "./weekly-hours.ts";

export type OfficeCalendar = {
  openings: Openings;
  closedDays: readonly string[];
  timeZone: string;
};

/** When the office is open on a date, earliest first; nothing on a closed day. */
export function hoursOn(date: Temporal.PlainDate, { openings, closedDays }: OfficeCalendar): Opening[] {
  const weekday = weekdays[date.dayOfWeek - 1];
  return weekday && !closedDays.includes(date.toString()) ? openOn(openings, weekday) : [];
}

/** When the office is open on a date as instants in epoch milliseconds, earliest first. */
export function openTimes(
  date: Temporal.PlainDate,
  office: OfficeCalendar,
): { start: number; end: number }[] {
  const { timeZone } = office;
  const at = (plainTime: string) => date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  return hoursOn(date, office).map(({ opens, closes }) => ({ start: at(opens), end: at(closes) }));
}
