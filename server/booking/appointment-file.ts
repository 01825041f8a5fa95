import type { AppointmentNews } from "#content/mail/appointment-letter.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice.ts";
import type { Db } from "../db/open-database.ts";
import type { Env } from "../env.ts";
import { findLead } from "../outbox/lead.ts";
import { publishedAppointment } from "./appointment-calendar.ts";
import { calendarUid, manageUrl } from "./appointment-events.ts";
import { type Appointment, findAppointment } from "./appointments.ts";

/**
 * The appointment of a manage link as a calendar file to keep, under the UID of the letters, so that a program
 * that has it already takes it for the same; undefined for an unknown or cancelled one.
 */
export async function appointmentFile(
  token: string,
  options: { db: Db; env: Env; practice: Practice; locale: Locale },
): Promise<string | undefined> {
  const { db, env, practice, locale } = options;
  const appointment = await findAppointment(db, token);
  const lead = appointment?.status === "booked" && (await findLead(db, appointment.lead_id));
  if (!lead) return undefined;
  const news = newsOf(appointment, manageUrl(env.siteUrl, locale, token), practice);
  const input = { practice, siteUrl: env.siteUrl, lead: { ...lead, locale }, news };
  return publishedAppointment(input);
}

type Told = Pick<
  Appointment,
  "id" | "type_id" | "starts_at" | "ends_at" | "time_zone" | "sequence" | "changed_at"
>;

/** An appointment as it stands, told like the booking itself. */
export const newsOf = (appointment: Told, url: string, practice: Practice): AppointmentNews => ({
  kind: "booked",
  typeId: appointment.type_id,
  startsAt: appointment.starts_at,
  endsAt: appointment.ends_at,
  timeZone: appointment.time_zone,
  sequence: appointment.sequence,
  manageUrl: url,
  calendarUid: calendarUid(appointment.id, practice.business.websiteId),
  at: appointment.changed_at,
});
