import * as v from "valibot";
import { meetingWays, reminderTimes } from "./appointment-choices.ts";
import { both, count, id, listOf } from "./practice-values.ts";

/** The unit of reservation, in minutes: lengths, buffers and the slot grid are multiples of it. */
export const unitMinutes = 15;

const inUnits = (takes: string) =>
  v.pipe(
    v.number("needs a number of minutes"),
    v.check((minutes) => Number.isInteger(minutes / unitMinutes), `takes ${takes} of ${unitMinutes} minutes`),
  );
const length = v.pipe(inUnits("a multiple"), v.minValue(unitMinutes, "needs at least 15 minutes"));
const buffer = v.optional(v.pipe(inUnits("0 or a multiple"), v.minValue(0, "cannot be negative")), 0);

export const appointmentsSchema = v.strictObject({
  slotMinutes: length,
  noticeHours: v.pipe(v.number("needs a number of hours"), v.minValue(0, "cannot be negative")),
  horizonDays: v.pipe(count, v.maxValue(366, "takes at most 366 days")),
  capacity: v.pipe(count, v.maxValue(50, "takes at most 50")),
  /** Those that are sent; one that is switched off is not sent for earlier bookings either. */
  reminders: v.optional(
    v.array(v.picklist(reminderTimes, `takes ${reminderTimes.slice(0, -1).join(", ")} or hour`)),
    ["day", "hour"],
  ),
  types: listOf(
    v.strictObject({
      id,
      name: both,
      minutes: length,
      /** The set of hours in `hours.yaml` in which it is offered. */
      hours: v.picklist(["home", "contact", "notary"], "takes home, contact or notary"),
      minutesBefore: buffer,
      minutesAfter: buffer,
      /** Of several the visitor chooses; the first is preset. */
      meetings: v.pipe(
        v.array(v.picklist(meetingWays, "takes phone, video, office or visit")),
        v.minLength(1, "needs a way to meet"),
      ),
      bring: both,
    }),
  ),
});
type Appointments = v.InferOutput<typeof appointmentsSchema>;
export type AppointmentType = Appointments["types"][number];
