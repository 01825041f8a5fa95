import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import { findLead } from "../leads/queries.ts";
import { publishedAppointment } from "./appointment-calendar.ts";
import { currentEvent } from "./events.ts";
import { findAppointment } from "./queries.ts";

/**
 * The appointment of a manage link as an iCalendar file. Its UID is that of the letters, so that calendar programs
 * update the entry they have. Undefined for an unknown or cancelled appointment.
 */
export async function appointmentFile(
  token: string,
  options: { db: Db; env: Env; practice: Practice; locale: Locale },
): Promise<string | undefined> {
  const { db, env, practice, locale } = options;
  const appointment = await findAppointment(db, token);
  const lead = appointment?.status === "booked" && (await findLead(db, appointment.lead_id));
  if (!lead) return undefined;
  const event = currentEvent(appointment);
  const input = { practice, siteUrl: env.siteUrl, lead: { ...lead, locale }, event };
  return publishedAppointment(input);
}
