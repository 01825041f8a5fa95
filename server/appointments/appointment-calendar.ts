import { ICalCalendar, ICalCalendarMethod } from "ical-generator";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { AppointmentLetterInput, AppointmentReader } from "../letters/appointment-facts.ts";
import { addEntry } from "./appointment-entry.ts";

type AppointmentCalendar = { method: "REQUEST" | "CANCEL"; text: string };

/** An event as an iTIP message (RFC 5546): a move updates the booking's entry, a cancellation removes it. */
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

/** An appointment as an iCalendar file with METHOD:PUBLISH: it has no attendees and sends no invitation. */
export function publishedAppointment(input: AppointmentLetterInput): string {
  const calendar = newCalendar(input.practice, input.lead.locale, ICalCalendarMethod.PUBLISH);
  addEntry(calendar, input, "visitor");
  return calendarText(calendar);
}

/** Creates an iCalendar object (RFC 5545) of the practice, in a language and with a method (RFC 5546). */
export const newCalendar = ({ business }: Practice, locale: Locale, method: ICalCalendarMethod) =>
  new ICalCalendar({
    prodId: { company: business.name, product: business.websiteId, language: locale.toUpperCase() },
    method,
  });

/** RFC 5545 ends every line with CRLF, the last one too, which the library leaves out. */
export const calendarText = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`;
