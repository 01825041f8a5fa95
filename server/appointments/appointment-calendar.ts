import { ICalCalendar, ICalCalendarMethod } from "ical-generator";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { AppointmentLetterInput, AppointmentReader } from "../letters/appointment-facts.ts";
import { addEntry } from "./appointment-entry.ts";

type AppointmentCalendar = { method: "REQUEST" | "CANCEL"; text: string };

/**
 * What happened to an appointment as an iCalendar message (RFC 5546): a move updates the entry that the booking
 * brought, a cancellation takes it out.
 */
export function appointmentCalendar(
  input: AppointmentLetterInput,
  reader: AppointmentReader,
): AppointmentCalendar {
  const method = input.event.kind === "cancelled" ? "CANCEL" : "REQUEST";
  const locale = reader === "practice" ? "en" : input.lead.locale;
  const calendar = newCalendar(input.practice, locale, ICalCalendarMethod[method]);
  addEntry(calendar, input, reader);
  return { method, text: calendarText(calendar) };
}

/** An appointment as a file for whoever fetches it: it invites nobody. */
export function publishedAppointment(input: AppointmentLetterInput): string {
  const calendar = newCalendar(input.practice, input.lead.locale, ICalCalendarMethod.PUBLISH);
  addEntry(calendar, input, "visitor");
  return calendarText(calendar);
}

export const newCalendar = ({ business }: Practice, locale: Locale, method: ICalCalendarMethod) =>
  new ICalCalendar({
    prodId: { company: business.name, product: business.websiteId, language: locale.toUpperCase() },
    method,
  });

/** RFC 5545 ends every line, the last one as well; the library leaves that one open. */
export const calendarText = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`;
