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
import { addressLine } from "./address-lines.ts";
import type { LetterLead } from "./letter.ts";

type Meeting = {
  practice: Practice;
  lead: Pick<LetterLead, "locale" | "fields">;
  event: Pick<Selectable<AppointmentsTable>, "type_id"> &
    Pick<Selectable<AppointmentEventsTable>, "kind" | "meeting" | "starts_at" | "happened_at">;
};
type Reader = "practice" | "visitor";

/**
 * Where to be, in a sentence for the reader: who calls whom, where to come. An appointment that was booked before it
 * was asked names the ways of its type; undefined when that type has left the practice's list. The address of a visit
 * is for the practice alone: the visitor's mail address may be a stranger's, and the text a threat or an advertisement.
 * The `gap` is that inside a phone number.
 */
export function meetingSentence(input: Meeting, reader: Reader, gap = " "): string | undefined {
  const { practice, lead, event } = input;
  const locale = reader === "practice" ? "en" : lead.locale;
  const way = event.meeting;
  if (!way) {
    const type = practice.appointments.types.find(({ id }) => id === event.type_id);
    return type && meetingWaysInWords(type.meetings, locale);
  }
  const words = meetingWords[locale];
  const phone = maskSensitiveNumbers(shownPhone(lead.fields.phone ?? "")).replaceAll(" ", gap);
  if (event.kind === "cancelled" || (way === "phone" && !phone)) return words.ways[way];
  const office = addressLine(practice.business);
  const link = videoRoom(practice, event);
  const inRoom = reader === "practice" ? practiceAppointmentWords.videoRoom : words.videoRoom;
  if (link) return fillIn(inRoom, { link });
  if (reader === "practice")
    return fillIn(practiceAppointmentWords.meetings[way], { phone, address: visitAddress(lead) });
  if (way === "video" && Date.parse(event.starts_at) - Date.parse(event.happened_at) <= hours(1))
    return words.videoSoon;
  const note = asSentence(practice.business.arrivalNotes[0]?.[locale] ?? "");
  return fillIn(words.sentences[way], { phone, office, note }).trim();
}

/** The address of a visit as it was typed, on one line and without sensitive numbers. */
export const visitAddress = ({ fields }: Meeting["lead"]): string =>
  maskSensitiveNumbers(tidyLine(fields.address ?? ""));

/** The web address at which an appointment by video takes place; undefined for one that is off or gets its own link. */
export const videoRoom = (practice: Practice, event: Meeting["event"]): string | undefined =>
  event.meeting === "video" && event.kind !== "cancelled" ? practice.business.videoUrl : undefined;

/** The place as a calendar program and its maps take it; for a call, the sentence. */
export function meetingLocation(input: Meeting, reader: Reader): string | undefined {
  const { practice, lead, event } = input;
  if (event.meeting === "office") return addressLine(practice.business);
  const isVisit = event.meeting === "visit" && reader === "practice";
  return (isVisit ? visitAddress(lead) : videoRoom(practice, event)) || meetingSentence(input, reader);
}

const asSentence = (note: string) => (note && !/[.!?]$/.test(note) ? `${note}.` : note);
