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
