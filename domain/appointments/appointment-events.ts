import { type ReminderTime, reminderTimes } from "../practice/appointment-choices.ts";

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
