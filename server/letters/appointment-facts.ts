import type { Selectable } from "kysely";
import { dateFormat } from "#content/format/date-format.ts";
import { amountWords } from "#content/format/duration-words.ts";
import { fillIn } from "#content/format/fill-in.ts";
import { datedMomentWords } from "#content/format/moments.ts";
import { appointmentPath } from "#content/routes.ts";
import { tierName } from "#content/tier-name.ts";
import { practiceAppointmentWords, visitorAppointmentWords } from "#content/words/appointment-letters.ts";
import { minutes } from "#domain/durations.ts";
import { isMailAddress } from "#domain/forms/form-values.ts";
import { tidyLine, tidyText } from "#domain/forms/tidy-text.ts";
import type { Locale } from "#domain/locale.ts";
import { personName } from "#domain/people/person-names.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { isTimeZone } from "#domain/time-zone.ts";
import type { AppointmentEventsTable, AppointmentsTable } from "../base/db/appointments-schema.ts";
import type { Fact } from "./draft.ts";
import type { LetterLead } from "./letter.ts";
import { maskFacts } from "./mask-facts.ts";
import { meetingSentence } from "./meeting-place.ts";

/** An event of an appointment, with the appointment as it was then. */
export type AppointmentEvent = Omit<
  Selectable<AppointmentEventsTable>,
  | "id"
  | "actor_id"
  | "reason"
  | "is_silent"
  | "previous_outcome"
  | "previous_open_slot_no"
  | "previous_address"
> &
  Pick<Selectable<AppointmentsTable>, "token" | "type_id" | "time_zone" | "tier_id"> & {
    /** Whether it is a visit at another address than its reader knows. */
    isElsewhere?: boolean;
  };
export type AppointmentReader = "practice" | "visitor";
export type AppointmentLetterInput = {
  practice: Practice;
  siteUrl: string;
  lead: LetterLead;
  event: AppointmentEvent;
};

/** The manage link of an appointment, with its secret token. */
export const manageUrl = ({ siteUrl, lead, event }: AppointmentLetterInput) =>
  siteUrl + appointmentPath(event.token, lead.locale);

/** The iCalendar UID of an appointment. */
export const calendarUid = ({ practice, event }: AppointmentLetterInput) =>
  `${event.appointment_id}@${practice.business.websiteId}`;

/** The name and length of an appointment in words, and what to bring; the length is that of the booking. */
export function appointmentType({ practice, event }: AppointmentLetterInput, locale: Locale) {
  const type = practice.appointments.types.find(({ id }) => id === event.type_id);
  const length = Date.parse(event.ends_at) - Date.parse(event.starts_at);
  return {
    name: type?.name[locale] ?? visitorAppointmentWords[locale].unnamed,
    bring: type?.bring[locale],
    length: amountWords(length / minutes(1), "minute", locale),
  };
}

/** Contact data and comments of the visitor for the staff, tidied, sensitive numbers masked. */
export function appointmentPerson({ lead }: AppointmentLetterInput): { facts: Fact[]; isMasked: boolean } {
  const { person } = practiceAppointmentWords;
  const facts = [
    { label: person.name, value: tidyLine(personName(lead.form_kind, lead.fields)) },
    { label: person.email, value: tidyLine(lead.fields.email ?? "") },
    { label: person.phone, value: tidyLine(lead.fields.phone ?? "") },
    { label: person.comments, value: tidyText(lead.fields.comments ?? "") },
  ].filter(({ value }) => value);
  return maskFacts(facts);
}

/** The language to speak and write to the visitor, for the staff. */
export const languageHint = ({ lead }: AppointmentLetterInput): string => {
  const { speaks, speaksOnly } = practiceAppointmentWords;
  return (isMailAddress(lead.fields.email ?? "") ? speaks : speaksOnly)[lead.locale];
};

/** The facts of an appointment for its reader: what, when, how long and where, and the old time after a move. */
export function appointmentFacts(input: AppointmentLetterInput, reader: AppointmentReader): Fact[] {
  const { lead, event } = input;
  const locale = reader === "practice" ? "en" : lead.locale;
  const words = visitorAppointmentWords[locale].facts;
  const { name, length } = appointmentType(input, locale);
  const tier = tierName(input.practice, event.tier_id, locale);
  const place = meetingSentence(input, reader);
  const oldTime =
    event.kind === "moved" && event.previous_starts_at
      ? timeFacts(input, event.previous_starts_at, reader)
      : [];
  return [
    { label: words.what, value: name },
    ...(tier ? [{ label: words.tier, value: tier }] : []),
    ...timeFacts(input, event.starts_at, reader),
    ...(oldTime.length > 0
      ? [{ label: words.oldTime, value: oldTime.map(({ value }) => value).join("\n") }]
      : []),
    // Some names contain the length.
    ...(name.includes(length) ? [] : [{ label: words.length, value: length }]),
    ...(place ? [{ label: words.place, value: place }] : []),
  ];
}

/** An instant in the reader's time zone, and in the other side's when its offset differs. */
function timeFacts(input: AppointmentLetterInput, instant: string, reader: AppointmentReader): Fact[] {
  const locale = reader === "practice" ? "en" : input.lead.locale;
  const words = visitorAppointmentWords[locale].facts;
  const { visitor, office, isSame, zone } = localTimes(input, instant, locale);
  if (reader === "practice") {
    const theirs = { label: fillIn(practiceAppointmentWords.visitorTime, { zone }), value: visitor };
    return [{ label: words.when, value: office }, ...(isSame ? [] : [theirs])];
  }
  if (isSame) return [{ label: words.when, value: visitor }];
  return [
    { label: fillIn(words.yourTime, { zone }), value: visitor },
    { label: words.officeTime, value: office },
  ];
}

/** An instant in the visitor's time zone and in the office's, and whether their offsets are the same then. */
export function localTimes({ practice, event }: AppointmentLetterInput, instant: string, locale: Locale) {
  const officeZone = practice.business.timeZone;
  // A browser may know a time zone that this machine does not.
  const visitorZone = isTimeZone(event.time_zone) ? event.time_zone : officeZone;
  const moment = new Date(instant);
  const inWords = (zone: string) => datedMomentWords(new Date(event.happened_at), moment, locale, zone);
  return {
    visitor: inWords(visitorZone),
    office: inWords(officeZone),
    isSame:
      zoneWords(moment, "en", visitorZone, "longOffset") ===
      zoneWords(moment, "en", officeZone, "longOffset"),
    zone: zoneWords(moment, locale, visitorZone, "long"),
  };
}

function zoneWords(moment: Date, locale: Locale, timeZone: string, timeZoneName: "long" | "longOffset") {
  const parts = dateFormat(locale, { timeZone, timeZoneName }).formatToParts(moment);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
