import { Temporal } from "temporal-polyfill";
import { plainDayAt } from "../deadlines/local-day.ts";
import { type OfficeCalendar, openTimes } from "../practice/office-hours.ts";
import type { Slot } from "./appointment-slots.ts";

type OpenTime = (start: number, end: number) => number;

/** Creates the measure of opening hours within a window, without the times that closures took. */
export function createOpenTime(office: OfficeCalendar, window: Slot, closed: readonly Slot[]): OpenTime {
  const openings = closed.reduce(without, openingsIn(window, office));
  const starts = openings.map(({ start }) => start);
  let sum = 0;
  const sums = openings.map(({ start, end }) => {
    sum += end - start;
    return sum - (end - start);
  });
  const openBefore = (instant: number) => {
    const index = lastAtMost(starts, instant);
    const opening = openings[index];
    return opening ? (sums[index] ?? 0) + Math.min(instant, opening.end) - opening.start : 0;
  };
  return (start, end) => Math.max(0, openBefore(end) - openBefore(start));
}

function openingsIn({ start, end }: Slot, office: OfficeCalendar): Slot[] {
  const { timeZone } = office;
  const [first, last] = [plainDayAt(start, timeZone), plainDayAt(end, timeZone)];
  const openings: Slot[] = [];
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    openings.push(...openTimes(day, office));
  return openings;
}

const without = (openings: readonly Slot[], closed: Slot): Slot[] =>
  openings.flatMap((opening) => {
    if (closed.end <= opening.start || closed.start >= opening.end) return [opening];
    const rest = [
      { start: opening.start, end: Math.min(opening.end, closed.start) },
      { start: Math.max(opening.start, closed.end), end: opening.end },
    ];
    return rest.filter(({ start, end }) => start < end);
  });

function lastAtMost(values: readonly number[], most: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
