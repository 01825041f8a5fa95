import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import { findLead } from "../leads/queries.ts";
import { meetingSentence } from "../letters/meeting-place.ts";
import { currentEvent } from "./events.ts";
import type { Appointment } from "./queries.ts";

type Options = { db: Db; now: Clock; practice: Practice; locale: Locale };

/** Where to be at an appointment, as a letter of now would say it; empty when it was erased meanwhile. */
export async function meetingPlaceOf(appointment: Appointment, options: Options): Promise<string> {
  const { db, now, practice, locale } = options;
  const lead = await findLead(db, appointment.lead_id);
  if (!lead) return "";
  const happened_at = now().toISOString();
  // What is over is as far from a call and a visit as what was canceled.
  const isOff = appointment.status === "cancelled" || appointment.ends_at <= happened_at;
  const event = { ...currentEvent(appointment), happened_at, ...(isOff && { kind: "cancelled" as const }) };
  return meetingSentence({ practice, lead: { ...lead, locale }, event }, "visitor") ?? "";
}
