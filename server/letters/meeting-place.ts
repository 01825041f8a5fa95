import type { Selectable } from "kysely";
import { fillIn } from "#content/format/fill-in.ts";
import { meetingWaysInWords } from "#content/meeting-ways.ts";
import { practiceAppointmentWords } from "#content/words/appointment-letters.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { hours } from "#domain/durations.ts";
import { shownPhone } from "#domain/forms/phone-number.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { tidyLine } from "#domain/forms/tidy-text.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { AppointmentEventsTable, AppointmentsTable } from "../base/db/appointments-schema.ts";
import { addressLines } from "./address-lines.ts";
import type { LetterLead } from "./letter.ts";

type Meeting = {
  practice: Practice;
  lead: Pick<LetterLead, "locale" | "fields">;
  event: Pick<Selectable<AppointmentsTable>, "type_id" | "meeting"> &
    Pick<Selectable<AppointmentEventsTable>, "kind" | "starts_at" | "happened_at">;
};
type Reader = "practice" | "visitor";

/**
 * Where to be, in a sentence for the reader: who calls whom, where to come. An appointment that was booked before it
 * was asked names the ways of its type; undefined when that type has left the practice's list.
 */
export function meetingSentence(input: Meeting, reader: Reader): string | undefined {
  const { practice, lead, event } = input;
  const locale = reader === "practice" ? "en" : lead.locale;
  const way = event.meeting;
  if (!way) {
    const type = practice.appointments.types.find(({ id }) => id === event.type_id);
    return type && meetingWaysInWords(type.meetings, locale);
  }
  const words = meetingWords[locale];
  const phone = maskSensitiveNumbers(shownPhone(lead.fields.phone ?? ""));
  if (event.kind === "cancelled" || (way === "phone" && !phone)) return words.ways[way];
  const office = addressLines(practice.business).join(", ");
  const address = visitAddress(input, reader);
  const link = videoRoom(practice, event);
  const inRoom = reader === "practice" ? practiceAppointmentWords.videoRoom : words.videoRoom;
  if (link) return fillIn(inRoom, { link });
  if (reader === "practice") return fillIn(practiceAppointmentWords.meetings[way], { phone, address });
  if (way === "visit" && !address) return words.visitUnnamed;
  if (way === "video" && Date.parse(event.starts_at) - Date.parse(event.happened_at) <= hours(1))
    return words.videoSoon;
  const note = asSentence(practice.business.arrivalNotes[0]?.[locale] ?? "");
  return fillIn(words.sentences[way], { phone, office, address, note }).trim();
}

/** The web address at which an appointment by video takes place; undefined for one that is off or gets its own link. */
export const videoRoom = (practice: Practice, event: Meeting["event"]): string | undefined =>
  event.meeting === "video" && event.kind !== "cancelled" ? practice.business.videoUrl : undefined;

/** The place as a calendar program and its maps take it; for a call, the sentence. */
export function meetingLocation(input: Meeting, reader: Reader): string | undefined {
  const { meeting } = input.event;
  if (meeting === "office") return addressLines(input.practice.business).join(", ");
  const place = meeting === "visit" ? visitAddress(input, reader) : videoRoom(input.practice, input.event);
  return place || meetingSentence(input, reader);
}

const asSentence = (note: string) => (note && !/[.!?]$/.test(note) ? `${note}.` : note);

// The mail address may be a stranger's, so that only what looks like an address is repeated to it.
function visitAddress({ lead }: Meeting, reader: Reader): string {
  const address = maskSensitiveNumbers(tidyLine(lead.fields.address ?? ""));
  const isPlain = plainAddress.test(address) && !linkLike.test(address);
  return reader === "practice" || isPlain ? address : "";
}

const plainAddress = /^[\p{L}\p{M}\p{N} .,#'’()/&-]{1,120}$/u;
const linkLike = /\p{L}\.\p{L}|\/\/|www/iu;
