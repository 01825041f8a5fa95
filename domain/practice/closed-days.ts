import { Temporal } from "temporal-polyfill";
import type { HoursSet, Practice } from "./practice.ts";
import { weekdays } from "./weekdays.ts";
import { openOn } from "./weekly-hours.ts";

/** Marks a line about a closed day with its date; a page is sent with those of the days to come. */
export const closedOnAttribute = "data-closed-on";

const daysAhead = 30;

/** The closed days on which a set of hours would be open otherwise, in their order. */
export function closedDaysOf(
  { openings, byAppointment }: HoursSet,
  closedDays: Practice["hours"]["closedDays"],
): Practice["hours"]["closedDays"] {
  const isMissed = (date: string) => {
    const weekday = weekdays[Temporal.PlainDate.from(date).dayOfWeek - 1];
    return weekday && (openOn(openings, weekday).length > 0 || byAppointment.includes(weekday));
  };
  return closedDays
    .filter(({ date }) => isMissed(date))
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** Whether a page says on one day, like `2026-11-20`, that the practice is closed on another. */
export const isAnnounced = (date: string, today: string): boolean =>
  date >= today && date <= Temporal.PlainDate.from(today).add({ days: daysAhead }).toString();
