import * as v from "valibot";
import { appointmentOutcomes } from "../appointments/appointment-events.ts";
import { meetingWays } from "../practice/appointment-choices.ts";
import { dayField, id, instant, locale } from "./desk-values.ts";

/** A time of the office's clock like `2026-11-26T14:30`. */
export const wallTime = v.pipe(
  v.string("form-invalid"),
  v.isoDateTime("form-invalid"),
  v.check((time) => v.is(dayField, time.slice(0, "2026-11-26".length)), "form-invalid"),
);
export const typeId = v.pipe(v.string(), v.maxLength(60));

export const calendarEntry = v.object({
  id,
  personId: v.nullable(id),
  /** With numbers like an SSN masked, as all texts here. */
  name: v.string(),
  phone: v.string(),
  hasMail: v.boolean(),
  writes: locale,
  typeId: v.string(),
  meeting: v.nullable(v.picklist(meetingWays)),
  address: v.string(),
  comments: v.string(),
  startsAt: instant,
  endsAt: instant,
  from: wallTime,
  to: wallTime,
  /** Minutes kept free before and after, for travel. */
  before: v.number(),
  after: v.number(),
  outcome: v.nullable(v.picklist(appointmentOutcomes)),
  assignedTo: v.nullable(id),
  reason: v.nullable(v.string()),
});
export type CalendarEntry = v.InferOutput<typeof calendarEntry>;

export const calendarClosure = v.object({
  id,
  from: wallTime,
  to: wallTime,
  typeIds: v.nullable(v.array(v.string())),
  note: v.string(),
  by: v.string(),
});
export type CalendarClosure = v.InferOutput<typeof calendarClosure>;
