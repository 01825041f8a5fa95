import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import { findLead } from "../leads/queries.ts";
import { meetingSentence } from "../letters/meeting-place.ts";
import { currentEvent } from "./events.ts";
import type { Appointment } from "./queries.ts";

type Options = { db: Db; practice: Practice; locale: Locale };

/** Where to be at an appointment, as its letters say it; empty when it was erased meanwhile. */
export async function meetingPlaceOf(appointment: Appointment, options: Options): Promise<string> {
  const { db, practice, locale } = options;
  const lead = await findLead(db, appointment.lead_id);
  if (!lead) return "";
  const event = currentEvent(appointment);
  return meetingSentence({ practice, lead: { ...lead, locale }, event }, "visitor") ?? "";
}
