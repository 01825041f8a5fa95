import * as v from "valibot";
import { email, line, longest, optionalLine, optionalText } from "./form-values.ts";

export const appointmentForm = v.object({
  service: line("service-type-required"),
  start: line("time-required"),
  name: line("name-required"),
  email: email(),
  phone: optionalLine(longest.phone),
  /** The visitor's time zone, an IANA name. */
  tz: optionalLine(),
  comments: optionalText,
});

export const appointmentEventKinds = [
  "booked",
  "moved",
  "cancelled",
  "reminder-day",
  "reminder-hour",
] as const;
export type AppointmentEventKind = (typeof appointmentEventKinds)[number];

export const reminderKinds = ["reminder-day", "reminder-hour"] as const;
export const isReminder = (kind: AppointmentEventKind) => reminderKinds.some((each) => each === kind);
