import { Temporal } from "temporal-polyfill";
import { plainDayAt } from "../deadlines/local-day.ts";
import { minutes } from "../durations.ts";
import { hoursOn, type OfficeCalendar, openTimes } from "../practice/office-hours.ts";
import type { Slot } from "./appointment-slots.ts";

/** A time in which the office gives no appointments: of some types, or of none at all (`typeIds` is null). */
export type Closure = Slot & { typeIds: readonly string[] | null };

export const closuresOf = (closures: readonly Closure[], typeId: string): readonly Closure[] =>
  closures.filter(({ typeIds }) => typeIds?.includes(typeId) ?? true);

/** What is pressed later may arrive earlier by so much, in milliseconds. */
const overtaking = minutes(5);

/** Two closures from now on are the same although they begin apart; each part of a day has its own reason. */
export const isSameClosure = (standing: Closure, other: Closure, now: Date): boolean =>
  typesOf(standing) === typesOf(other) &&
  standing.end === other.end &&
  (standing.start === other.start ||
    (Math.max(standing.start, other.start) <= now.getTime() && standing.start - other.start <= overtaking));

const typesOf = ({ typeIds }: Closure) => typeIds && [...new Set(typeIds)].toSorted().join();

/** The days like `2026-11-26` with opening hours that closures of all types close in every set of hours. */
export function wholeDays(calendars: readonly OfficeCalendar[], closures: readonly Closure[]): string[] {
  const whole = ofAllTypes(closures);
  const [office] = calendars;
  const days = new Set(office ? whole.flatMap((closure) => daysOf(closure, office.timeZone)) : []);
  return [...days].filter((day) => {
    const open = calendars.filter((each) => hoursOn(Temporal.PlainDate.from(day), each).length > 0);
    return open.length > 0 && open.every((each) => isClosedAllDay(day, each, whole));
  });
}

/** The calendar with the days closed that closures of all types fill; a part of a day stays open. */
export function withClosures(office: OfficeCalendar, closures: readonly Closure[]): OfficeCalendar {
  const whole = ofAllTypes(closures);
  const days = new Set(whole.flatMap((closure) => daysOf(closure, office.timeZone)));
  const closedDays = [...days].filter((day) => isClosedAllDay(day, office, whole));
  return closedDays.length > 0 ? { ...office, closedDays: [...office.closedDays, ...closedDays] } : office;
}

const ofAllTypes = (closures: readonly Closure[]) =>
  closures.filter(({ typeIds }) => typeIds === null).toSorted((one, other) => one.start - other.start);

function isClosedAllDay(day: string, office: OfficeCalendar, sorted: readonly Slot[]): boolean {
  return openTimes(Temporal.PlainDate.from(day), office).every((open) => {
    let openFrom = open.start;
    for (const { start, end } of sorted) if (start <= openFrom) openFrom = Math.max(openFrom, end);
    return openFrom >= open.end;
  });
}

function daysOf({ start, end }: Slot, timeZone: string): string[] {
  const [first, last] = [plainDayAt(start, timeZone), plainDayAt(end - 1, timeZone)];
  const days: string[] = [];
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    days.push(day.toString());
  return days;
}
