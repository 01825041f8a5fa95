import type { HoursSet } from "./practice.ts";
import { type Weekday, weekdays } from "./weekdays.ts";

export type Openings = HoursSet["openings"];
export type Opening = { opens: string; closes: string };
/** Consecutive days with the same hours; without hours they are closed or by appointment. */
type WeekRow = { days: Weekday[]; open: Opening[]; isByAppointment: boolean };

export function openOn(openings: Openings, weekday: Weekday): Opening[] {
  return openings
    .filter(({ days }) => days.includes(weekday))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((a, b) => a.opens.localeCompare(b.opens));
}

export function weekRows({ openings, byAppointment = [] }: WeekSet): WeekRow[] {
  const rows: WeekRow[] = [];
  for (const day of weekdays) {
    const row = { open: openOn(openings, day), isByAppointment: byAppointment.includes(day) };
    const last = rows.at(-1);
    if (last && isSame(last, row)) last.days.push(day);
    else rows.push({ days: [day], ...row });
  }
  return rows;
}

type WeekSet = { openings: Openings; byAppointment?: readonly Weekday[] };

const isSame = (one: Omit<WeekRow, "days">, other: Omit<WeekRow, "days">) =>
  one.isByAppointment === other.isByAppointment && JSON.stringify(one.open) === JSON.stringify(other.open);
