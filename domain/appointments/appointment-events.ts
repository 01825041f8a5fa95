import { type ReminderTime, reminderTimes } from "../practice/appointment-choices.ts";

export const reminderOf = (time: ReminderTime) => `reminder-${time}` as const;
export type ReminderKind = ReturnType<typeof reminderOf>;
export const reminderKinds = reminderTimes.map(reminderOf);

/** What can happen to an appointment; `changed` is another way or place to meet at the same time. */
export const appointmentChanges = ["booked", "moved", "changed", "cancelled"] as const;
export type AppointmentChange = (typeof appointmentChanges)[number];

export const appointmentEventKinds = [...appointmentChanges, ...reminderKinds] as const;
export type AppointmentEventKind = (typeof appointmentEventKinds)[number];

export const appointmentOutcomes = ["kept", "no-show"] as const;
export type AppointmentOutcome = (typeof appointmentOutcomes)[number];

export const isReminder = (kind: AppointmentEventKind): kind is ReminderKind =>
  reminderKinds.some((each) => each === kind);
