import { type HoursSet, type Weekday, weekdays } from "./practice.ts";

export type Openings = HoursSet["openings"];
/** Local times like `09:00`. */
export type Opening = { opens: string; closes: string };
/** Days one after the other that are open at the same times; none when they are closed. */
export type WeekRow = { days: Weekday[]; open: Opening[] };

/** When an office is open on a day of the week, earliest first. */
export function openOn(openings: Openings, weekday: Weekday): Opening[] {
  return openings
    .filter(({ days }) => days.includes(weekday))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((a, b) => a.opens.localeCompare(b.opens));
}

/** The week from Monday to Sunday in as few rows as tell it, as a sign at the door would. */
export function weekRows(openings: Openings): WeekRow[] {
  const rows: WeekRow[] = [];
  for (const day of weekdays) {
    const open = openOn(openings, day);
    const last = rows.at(-1);
    if (last && JSON.stringify(last.open) === JSON.stringify(open)) last.days.push(day);
    else rows.push({ days: [day], open });
  }
  return rows;
}
