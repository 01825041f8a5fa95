import type { getCalendar } from "#domain/office/calendar-operations.ts";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { dayPart, minutesIn } from "./calendar-days.ts";

export type Calendar = OutputOf<typeof getCalendar>;
/** The hours that a grid shows, in whole hours of a day. */
export type HourRange = { first: number; end: number };
type Listed = Pick<Calendar, "days" | "appointments" | "closures" | "suspected">;

const halfHour = 0.5;

/** From the first opening to the last closing of the days, as far as any appointment needs, and something of all else. */
export function hourRange({ days, appointments, closures, suspected }: Listed): HourRange {
  const opened = days.flatMap(({ day, openings }) =>
    openings.map(({ opens, closes }) => hoursIn(day, `${day}T${opens}`, `${day}T${closes}`)),
  );
  const booked = appointments.map(({ from, to, before, after }) => {
    const { starts, ends } = hoursIn(dayPart(from), from, to);
    return { starts: starts - before / 60, ends: ends + after / 60 };
  });
  // Half an hour is enough to press: a closure may last to midnight, or for days.
  const closed = days.flatMap(({ day }) =>
    closures
      .map(({ from, to }) => hoursIn(day, from, to))
      .filter(({ starts, ends }) => starts < ends)
      .map(({ starts, ends }) => ({
        starts: Math.max(starts, ends - halfHour),
        ends: Math.min(ends, starts + halfHour),
      })),
  );
  const asked = suspected.map(({ from }) => {
    const { starts } = hoursIn(dayPart(from), from, from);
    return { starts, ends: starts + halfHour };
  });
  const all = [...opened, ...booked, ...closed, ...asked];
  return {
    first: Math.max(0, Math.floor(Math.min(9, ...all.map(({ starts }) => starts)))),
    end: Math.min(24, Math.ceil(Math.max(17, ...all.map(({ ends }) => ends)))),
  };
}

/** Whether nobody works on a day and nothing is booked on it. */
export const isDayOff = (
  { appointments }: Pick<Calendar, "appointments">,
  { day, openings }: Calendar["days"][number],
): boolean => openings.length === 0 && appointments.every(({ from }) => dayPart(from) !== day);

/** The part of a time within a day, in hours since its midnight. */
const hoursIn = (day: string, from: string, to: string) => ({
  starts: Math.max(0, minutesIn(day, from) / 60),
  ends: Math.min(24, minutesIn(day, to) / 60),
});

/** A place in a day's column, in percent of it; `side` of `sides` for those at one time. */
export type Place = { top: number; height: number; side: number; sides: number };

/** The part of a time that a day's column shows; undefined for none. */
export function placeIn(day: string, from: string, to: string, { first, end }: HourRange): Place | undefined {
  const length = (end - first) * 60;
  const top = Math.max(0, minutesIn(day, from) - first * 60);
  const bottom = Math.min(length, minutesIn(day, to) - first * 60);
  if (bottom <= top) return undefined;
  return { top: (top / length) * 100, height: ((bottom - top) / length) * 100, side: 0, sides: 1 };
}

/** What stands in a day's column: an appointment, or a closure. */
type Timed = Pick<CalendarEntry, "from" | "to"> & Partial<Pick<CalendarEntry, "before" | "after">>;

/** The appointments and closures of a day with their places; those at one time, travel included, stand side by side. */
export function layOut<Each extends Timed>(day: string, timed: readonly Each[], range: HourRange) {
  const entries = timed
    .map((entry) => ({
      entry,
      starts: minutesIn(day, entry.from) - (entry.before ?? 0),
      ends: minutesIn(day, entry.to) + (entry.after ?? 0),
    }))
    .toSorted((one, other) => one.starts - other.starts);
  const groups: (typeof entries)[] = [];
  let groupEnd = Number.NEGATIVE_INFINITY;
  for (const each of entries) {
    if (each.starts >= groupEnd) groups.push([]);
    groups.at(-1)?.push(each);
    groupEnd = Math.max(groupEnd, each.ends);
  }
  return groups.flatMap((group) => {
    const sides: number[] = [];
    const placed = group.map(({ entry, starts, ends }) => {
      const free = sides.findIndex((end) => end <= starts);
      const side = free < 0 ? sides.length : free;
      sides[side] = ends;
      return { entry, side };
    });
    return placed.flatMap(({ entry, side }) => {
      const place = placeIn(day, entry.from, entry.to, range);
      return place ? [{ entry, place: { ...place, side, sides: sides.length } }] : [];
    });
  });
}

/** The place as CSS has it, with a gap to what stands beside it. */
export const boxOf = ({ top, height, side, sides }: Place) => ({
  top: `${top}%`,
  height: `${height}%`,
  left: `calc(${(side / sides) * 100}% + 0.25rem)`,
  width: `calc(${100 / sides}% - 0.5rem)`,
});
