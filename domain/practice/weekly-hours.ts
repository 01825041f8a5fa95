import { type HoursSet, type Weekday, weekdays } from "./practice.ts";

export type Openings = HoursSet["openings"];
/** Local times like `09:00`. */
export type Opening = { opens: string; closes: string };
/** Consecutive days with the same opening times; without times they are closed or by appointment. */
type WeekRow = { days: Weekday[]; open: Opening[]; isByAppointment: boolean };

/** When an office is open on a day of the week, earliest first. */
export function openOn(openings: Openings, weekday: Weekday): Opening[] {
  return openings
    .filter(({ days }) => days.includes(weekday))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((a, b) => a.opens.localeCompare(b.opens));
}

/** The week from Monday to Sunday in as few rows as possible. */
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
