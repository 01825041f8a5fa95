import * as v from "valibot";
import { email, line, longest, optionalLine, optionalText } from "../forms/form-values.ts";
import { dialedDigits } from "../forms/phone-number.ts";
import { meetingWays, type ReminderTime, reminderTimes } from "../practice/appointment-rules.ts";

const fields = v.object({
  service: line("service-type-required"),
  start: line("time-required"),
  /** How to meet; blank for the type's first way. */
  meeting: v.pipe(
    v.optional(v.string("meeting-required"), ""),
    v.picklist(["", ...meetingWays], "meeting-required"),
  ),
  name: line("name-required"),
  email: email(),
  phone: optionalLine(longest.phone),
  /** Where to come, for a visit. */
  address: optionalLine(),
  /** The visitor's time zone, an IANA name. */
  tz: optionalLine(),
  /** The tier that was chosen on a page of tiers, such as `virtual/families`. */
  tier: optionalLine(),
  comments: optionalText,
});

export const appointmentForm = v.pipe(
  fields,
  v.forward(
    v.check(({ meeting, phone }) => meeting !== "phone" || phone !== "", "phone-required"),
    ["phone"],
  ),
  v.forward(
    v.check(({ meeting, phone }) => meeting !== "phone" || dialedDigits(phone) !== "", "phone-invalid"),
    ["phone"],
  ),
  v.forward(
    v.check(({ meeting, address }) => meeting !== "visit" || address !== "", "address-required"),
    ["address"],
  ),
);

/** The event kind of a reminder, such as `reminder-two-days`. */
export const reminderOf = (time: ReminderTime) => `reminder-${time}` as const;
export type ReminderKind = ReturnType<typeof reminderOf>;
export const reminderKinds = reminderTimes.map(reminderOf);

export const appointmentEventKinds = ["booked", "moved", "cancelled", ...reminderKinds] as const;
export type AppointmentEventKind = (typeof appointmentEventKinds)[number];

/** How an appointment ended. */
export const appointmentOutcomes = ["kept", "no-show"] as const;
export type AppointmentOutcome = (typeof appointmentOutcomes)[number];

/** Whether an event kind is one of the reminders. */
export const isReminder = (kind: AppointmentEventKind): kind is ReminderKind =>
  reminderKinds.some((each) => each === kind);
