import { type ReminderTime, reminderTimes } from "../practice/appointment-choices.ts";

export const reminderOf = (time: ReminderTime) => `reminder-${time}` as const;
export type ReminderKind = ReturnType<typeof reminderOf>;
export const reminderKinds = reminderTimes.map(reminderOf);

export const appointmentEventKinds = ["booked", "moved", "cancelled", ...reminderKinds] as const;
export type AppointmentEventKind = (typeof appointmentEventKinds)[number];

export const appointmentOutcomes = ["kept", "no-show"] as const;
export type AppointmentOutcome = (typeof appointmentOutcomes)[number];

export const isReminder = (kind: AppointmentEventKind): kind is ReminderKind =>
  reminderKinds.some((each) => each === kind);
