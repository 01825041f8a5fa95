import { Temporal } from "temporal-polyfill";
import { withOffset } from "#domain/appointments/appointment-slots.ts";
import { addDays } from "#domain/deadlines/local-day.ts";

/** The office's clock at an instant (epoch milliseconds), like `2026-11-26T14:30`. */
export const wallTimeAt = (instant: number, timeZone: string): string =>
  withOffset(instant, timeZone).slice(0, "2026-11-26T14:30".length);

/** Epoch milliseconds of an instant as ISO text, or of a time of the office's clock. */
export const readTime = (text: string, timeZone: string): number =>
  /(?:Z|[+-]\d\d:?\d\d)$/.test(text)
    ? Date.parse(text)
    : Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds;

/** The day of a time of the office's clock. */
export const dayPart = (wallTime: string): string => wallTime.slice(0, "2026-11-26".length);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);
