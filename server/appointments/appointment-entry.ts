import {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { tierName } from "#content/tier-name.ts";
import { visitorAppointmentWords } from "#content/words/appointment-letters.ts";
import { visitorLetterWords } from "#content/words/letters.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { tidyLine } from "#domain/forms/tidy-text.ts";
import { personName } from "#domain/people/person-names.ts";
import { addressLine } from "../letters/address-lines.ts";
import {
  type AppointmentLetterInput,
  type AppointmentReader,
  appointmentPerson,
  appointmentType,
  calendarUid,
  languageHint,
  manageUrl,
} from "../letters/appointment-facts.ts";
import { meetingLocation, meetingSentence } from "../letters/meeting-place.ts";
import { type NoticeBlock, notaryNoticeBlocks } from "../letters/notary-notice-blocks.ts";
import { greetedName } from "../letters/person.ts";

/**
 * Adds an appointment to a calendar as a VEVENT (RFC 5545), in UTC: for the practice in English, for the visitor in
 * their language. Its UID never changes; of several versions a calendar program takes the highest SEQUENCE.
 */
export function addEntry(
  calendar: ICalCalendar,
  input: AppointmentLetterInput,
  reader: AppointmentReader,
): void {
  const { practice, lead, event } = input;
  const { business } = practice;
  const { name } = appointmentType(input, reader === "practice" ? "en" : lead.locale);
  const isOff = event.kind === "cancelled";
  const entry = calendar.createEvent({
    id: calendarUid(input),
    sequence: event.sequence,
    stamp: new Date(event.happened_at),
    start: new Date(event.starts_at),
    end: new Date(event.ends_at),
    summary: `${name} – ${reader === "practice" ? safeName(input) : business.name}`,
    description: [
      ...aboutLines(input, reader),
      ...(reader === "practice" ? staffLines(input) : visitorLines(input)),
    ].join("\n"),
    location: meetingLocation(input, reader) ?? null,
    organizer: { name: shownName(business.name), email: business.email },
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isOff ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    // This URL lets anyone move the appointment, and a practice may share its calendar.
    url: reader === "visitor" ? manageUrl(input) : null,
  });
  const email = mailtoAddress(lead.fields.email ?? "");
  // A published calendar has no attendees (RFC 5546, 3.2.1): a calendar program might write to them.
  if (calendar.method() === ICalCalendarMethod.PUBLISH || !email) return;
  entry.createAttendee({
    name: shownName(reader === "practice" ? safeName(input) : greetedName(lead)) || null,
    email,
    status: ICalAttendeeStatus.ACCEPTED,
  });
}

const safeName = ({ lead }: AppointmentLetterInput) =>
  maskSensitiveNumbers(tidyLine(personName(lead.form_kind, lead.fields) || (lead.fields.email ?? "")));

// Calendar programs disagree on these characters in a parameter: RFC 5545 forbids the quote, RFC 6868 escapes it with
// a caret, and some end the parameter at a semicolon, even between quotes.
const shownName = (name: string) => name.replace(/[\\^]/g, "").replaceAll('"', "'").replaceAll(";", ",");

/** The tier, and where to be. */
function aboutLines(input: AppointmentLetterInput, reader: AppointmentReader): string[] {
  const { practice, lead, event } = input;
  const tier = tierName(practice, event.tier_id, reader === "practice" ? "en" : lead.locale);
  const sentence = event.meeting && meetingSentence(input, reader);
  return [tier, sentence].flatMap((line) => line || []);
}

function staffLines(input: AppointmentLetterInput): string[] {
  const person = appointmentPerson(input).facts.map(({ label, value }) => `${label}: ${value}`);
  return [...person, languageHint(input)];
}

// No free text that the visitor typed is repeated: the mail address may be a stranger's.
function visitorLines(input: AppointmentLetterInput): string[] {
  const { practice, lead, event } = input;
  const { contacts } = visitorLetterWords[lead.locale];
  const { manage } = visitorAppointmentWords[lead.locale];
  const { name } = appointmentType(input, lead.locale);
  return [
    ...(event.kind === "cancelled" ? [] : [`${manage}: ${manageUrl(input)}`]),
    `${contacts.phone}: ${practice.business.phone.shown}`,
    `${contacts.address}: ${addressLine(practice.business)}`,
    ...notaryNoticeBlocks(practice, name, lead.locale).flatMap(noticeLines),
  ];
}

const noticeLines = ({ heading, statement, listHeading, list }: NoticeBlock) => [
  "",
  heading,
  statement,
  listHeading,
  ...list.map((fee) => `- ${fee}`),
];

/** The mail address of a `mailto:` URL (RFC 6068): characters that could end or split the line are percent-encoded. */
const mailtoAddress = (address: string) =>
  encodeURIComponent(tidyLine(address)).replace(/%(?:40|2B)/g, decodeURIComponent);
