import { Temporal } from "temporal-polyfill";
import {
  daysWindow,
  listSlots,
  type Slot,
  type SlotRules,
  withOffset,
} from "#domain/appointments/appointment-slots.ts";
import { hours, minutes } from "#domain/durations.ts";
import { weekdays } from "#domain/practice/weekdays.ts";

export const workdays = weekdays.slice(0, 5);
const holiday = "2026-11-26";
export const rulesFor = (change: Partial<SlotRules> = {}): SlotRules => ({
  office: {
    openings: [{ days: workdays, opens: "09:00", closes: "17:00" }],
    closedDays: [holiday, "2026-12-25", "2027-01-01"],
    timeZone: "America/Chicago",
  },
  length: minutes(30),
  before: 0,
  after: 0,
  every: minutes(30),
  notice: hours(4),
  horizonDays: 60,
  ...change,
});
export const allWeek = (timeZone: string): SlotRules["office"] => ({
  openings: [{ days: [...weekdays], opens: "00:00", closes: "23:30" }],
  closedDays: [],
  timeZone,
});
export const on = (day: string, rules: SlotRules, now: string, zone = "America/Chicago") =>
  listSlots(rules, daysWindow(day, day, zone), new Date(now));
export const shown = (slots: readonly Slot[], zone: string) =>
  slots.map(({ start }) => withOffset(start, zone));
export const local = (instant: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
