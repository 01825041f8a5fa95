import { fillIn } from "#content/format/fill-in.ts";
import { noBreak } from "#content/format/moments.ts";
import { meetingWords } from "#content/words/meetings.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import { findLead } from "../leads/queries.ts";
import { meetingSentence, visitAddress } from "../letters/meeting-place.ts";
import { currentEvent } from "./events.ts";
import type { Appointment } from "./queries.ts";

type Options = { db: Db; now: Clock; practice: Practice; locale: Locale };

/**
 * Where to be at an appointment, as a letter of now would say it, with the address of a visit, so that a mistake in it is
 * seen; empty when it was erased meanwhile.
 */
export async function meetingPlaceOf(appointment: Appointment, options: Options): Promise<string> {
  const { db, now, practice, locale } = options;
  const lead = await findLead(db, appointment.lead_id);
  if (!lead) return "";
  const happened_at = now().toISOString();
  // What is over is as far from a call and a visit as what was canceled.
  const isOff = appointment.status === "cancelled" || appointment.ends_at <= happened_at;
  const event = { ...currentEvent(appointment), happened_at, ...(isOff && { kind: "cancelled" as const }) };
  const address = visitAddress(lead);
  if (appointment.meeting === "visit" && !isOff && isPlainAddress(address))
    return fillIn(meetingWords[locale].visitAt, { address });
  return meetingSentence({ practice, lead: { ...lead, locale }, event }, "visitor", noBreak) ?? "";
}

// A letter leads here whoever's mail address was typed: no stranger's link or number may stand on a page of the practice.
const isPlainAddress = (address: string) => plainAddress.test(address) && !linkOrNumber.test(address);
const plainAddress = /^\d[\p{L}\p{M}\p{N} .,#'’()/&-]{1,79}$/u;
const linkOrNumber = /[\p{L}\p{N}]\.\p{L}|\/\/|www|\d{3}\W?\d{4}/iu;
