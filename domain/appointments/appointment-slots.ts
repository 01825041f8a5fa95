import { Temporal } from "temporal-polyfill";
import { createCache } from "../cache.ts";
import { plainDayAt } from "../deadlines/local-day.ts";
import { days, hours, minutes } from "../durations.ts";
import { type AppointmentType, unitMinutes } from "../practice/appointment-rules.ts";
import { type OfficeCalendar, openTimes } from "../practice/office-hours.ts";
import type { Practice } from "../practice/practice.ts";
import { offsetAt } from "./zone-offset.ts";

/** A time interval in epoch milliseconds; the end is exclusive. */
export type Slot = { start: number; end: number };

export type SlotRules = {
  office: OfficeCalendar;
  /** All in milliseconds. */
  length: number;
  before: number;
  after: number;
  every: number;
  notice: number;
  horizonDays: number;
};

type Offer = { type: AppointmentType; rules: SlotRules };
type Offers = { of: Practice["appointments"]; byType: Map<string, Offer> };
const offersOfPractices = new WeakMap<Practice, Offers>();

/** Finds a type of appointment and its rules, the same objects until the office changes a setting. */
export function findSlotRules(practice: Practice, typeId: string): Offer | undefined {
  const { appointments } = practice;
  const former = offersOfPractices.get(practice);
  if (former?.of === appointments) return former.byType.get(typeId);
  const byType = new Map(
    appointments.types.map((type) => [type.id, { type, rules: rulesOf(type, practice) }]),
  );
  offersOfPractices.set(practice, { of: appointments, byType });
  return byType.get(typeId);
}

function rulesOf(type: AppointmentType, { appointments, hours: sets, business }: Practice): SlotRules {
  return {
    office: {
      openings: sets[type.hours].openings,
      closedDays: sets.closedDays.map(({ date }) => date),
      timeZone: business.timeZone,
    },
    length: minutes(type.minutes),
    before: minutes(type.minutesBefore),
    after: minutes(type.minutesAfter),
    every: minutes(appointments.slotMinutes),
    notice: hours(appointments.noticeHours),
    horizonDays: appointments.horizonDays,
  };
}

/** Lists the slots that begin in a window and touch no closed time, free or taken, earliest first. */
export function listSlots(
  rules: SlotRules,
  window: Slot,
  now: Date,
  closedTimes: readonly Slot[] = [],
): Slot[] {
  const { office, horizonDays } = rules;
  const today = plainDayAt(now.getTime(), office.timeZone);
  const earliest = Math.max(window.start, now.getTime() + rules.notice);
  const last = earlierOf(plainDayAt(window.end, office.timeZone), today.add({ days: horizonDays }));
  const slots: Slot[] = [];
  let day = laterOf(plainDayAt(window.start, office.timeZone), today);
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    for (const slot of rememberedSlots(day, rules)) {
      if (slot.start < earliest || slot.start >= window.end) continue;
      if (!closedTimes.some((closed) => overlaps(closed, slot))) slots.push(slot);
    }
  }
  return slots;
}

const overlaps = (one: Slot, other: Slot) => one.start < other.end && other.start < one.end;

/** More days than the longest horizon has; time zone arithmetic is most of the cost of a list. */
const mostDays = 400;
/** By office, since rules of the staff are of the same office as those of visitors. */
const slotsOfOffices = new WeakMap<OfficeCalendar, ReturnType<typeof createCache<string, Slot[]>>>();

function rememberedSlots(day: Temporal.PlainDate, rules: SlotRules): Slot[] {
  const { office, length, every } = rules;
  const slots = slotsOfOffices.get(office) ?? createCache<string, Slot[]>(mostDays);
  slotsOfOffices.set(office, slots);
  return slots(`${day} ${length} ${every}`, () => slotsOn(day, rules));
}

function slotsOn(day: Temporal.PlainDate, { office, length, every }: SlotRules): Slot[] {
  return openTimes(day, office).flatMap((open) => {
    const slots: Slot[] = [];
    // In elapsed time, as a clock change repeats or skips an hour. Buffers may lie outside opening hours.
    for (let { start } = open; start + length <= open.end; start += every) {
      slots.push({ start, end: start + length });
    }
    return slots;
  });
}

/** Whether visitors are offered a start (epoch milliseconds) at `now`, apart from what is booked. */
export function isOffered(
  rules: SlotRules,
  start: number,
  now: Date,
  closedTimes: readonly Slot[] = [],
): boolean {
  return listSlots(rules, { start, end: start + 1 }, now, closedTimes).length > 0;
}

/** Whether the minimum notice (milliseconds) before a start (epoch milliseconds) is still kept at `now`. */
export const isInTime = (start: number, notice: number, now: Date) => now.getTime() + notice <= start;

type Span = Pick<SlotRules, "length" | "before" | "after">;

/** The units that an appointment with its buffers occupies: their starts as ISO UTC text, in order of time. */
export const unitsOf = (start: number, rules: Span): string[] =>
  unitStarts(start, rules).map((at) => new Date(at).toISOString());

/** The starts of the same units, in epoch milliseconds. */
export function unitStarts(start: number, { length, before, after }: Span): number[] {
  const unit = minutes(unitMinutes);
  const from = Math.floor((start - before) / unit) * unit;
  const units: number[] = [];
  for (let at = from; at < start + length + after; at += unit) units.push(at);
  return units;
}

/** The slots nearest to an instant (epoch milliseconds), in order of time. */
export function nearestSlots(slots: readonly Slot[], instant: number, most: number): Slot[] {
  return [...slots]
    .sort((a, b) => Math.abs(a.start - instant) - Math.abs(b.start - instant))
    .slice(0, most)
    .sort((a, b) => a.start - b.start);
}

/** The interval from the start of one day to the end of another in a time zone; dates like `2026-11-23`. */
export function daysWindow(from: string, to: string, timeZone: string): Slot {
  const start = Temporal.PlainDate.from(from).toZonedDateTime(timeZone).epochMilliseconds;
  const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
  return { start, end };
}

/** Formats an instant as ISO text with the offset of a time zone: `2026-11-23T09:00:00-06:00`. */
export function withOffset(instant: number, timeZone: string): string {
  const { milliseconds, text } = offsetAt(instant, timeZone);
  return new Date(instant + milliseconds).toISOString().slice(0, "2026-11-23T09:00:00".length) + text;
}

/** How far around a taken slot alternatives are searched, in milliseconds. */
export const nearby = days(7);

const earlierOf = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) < 0 ? a : b;
const laterOf = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) > 0 ? a : b;
