import { amountWords } from "#content/format/duration-words.ts";
import { fillIn } from "#content/format/fill-in.ts";
import { pathOf } from "#content/routes.ts";
import { practiceAppointmentWords, visitorAppointmentWords } from "#content/words/appointment-letters.ts";
import { practiceLetterWords, visitorLetterWords } from "#content/words/letters.ts";
import type { AppointmentEventKind } from "#domain/appointments/appointment-events.ts";
import { hours } from "#domain/durations.ts";
import { spokenConsent } from "#domain/people/people.ts";
import { addressLine } from "./address-lines.ts";
import {
  type AppointmentLetterInput,
  type AppointmentReader,
  appointmentFacts,
  appointmentPerson,
  appointmentType,
  languageHint,
  localTimes,
  manageUrl,
} from "./appointment-facts.ts";
import type { Block, Draft, Link } from "./draft.ts";
import type { Letter } from "./letter.ts";
import { videoRoom } from "./meeting-place.ts";
import { notaryNoticeBlocks } from "./notary-notice-blocks.ts";
import { originFacts } from "./origin-facts.ts";
import { greetedName } from "./person.ts";
import { renderLetter } from "./render-letter.ts";
import { replyLinks } from "./reply-links.ts";
import { subjectLine } from "./subject-line.ts";

/** The letter about an event of an appointment, to the practice (in English) or to the visitor (in their language). */
export function appointmentLetter(input: AppointmentLetterInput, reader: AppointmentReader): Letter {
  const draft = reader === "practice" ? practiceDraft(input) : visitorDraft(input);
  return renderLetter(draft);
}

function visitorDraft(input: AppointmentLetterInput): Draft {
  const { practice, siteUrl, lead, event } = input;
  const { business } = practice;
  const words = visitorAppointmentWords[lead.locale];
  const shared = visitorLetterWords[lead.locale];
  const person = greetedName(lead);
  const { name, bring } = appointmentType(input, lead.locale);
  const { visitor } = localTimes(input, event.starts_at, lead.locale);
  const { isElsewhere = false } = event;
  const blocks: Block[] = [
    ...(person ? [paragraph(fillIn(words.greeting, { person }))] : []),
    ...(isElsewhere ? [paragraph(fillIn(words.newAddress, { phone: business.phone.shown }))] : []),
    paragraph(words.intro[isElsewhere && event.kind === "changed" ? "sameTime" : event.kind]),
    { kind: "facts", facts: appointmentFacts(input, "visitor") },
    ...(bring && saysWhatToBring.includes(event.kind) ? [paragraph(bring)] : []),
    ...(event.kind === "cancelled" ? [] : [paragraph(changesSentence(input))]),
    { kind: "buttons", links: visitorLinks(input) },
    ...notaryNoticeBlocks(practice, name, lead.locale),
    paragraph(shared.safety, true),
  ];
  return {
    locale: lead.locale,
    subject: subjectLine(`${words.titles[event.kind]}: ${visitor} – `, business.name, ""),
    sender: business.name,
    title: words.titles[event.kind],
    blocks,
    foot: {
      lines: [
        business.legalName,
        addressLine(business),
        fillIn(lead.consent_version === spokenConsent ? words.whySpoken : words.why, {
          phone: business.phone.shown,
        }),
      ],
      links: [{ label: shared.privacy, url: siteUrl + pathOf("privacy", lead.locale) }],
    },
  };
}

function practiceDraft(input: AppointmentLetterInput): Draft {
  const { practice, siteUrl, lead, event } = input;
  const words = practiceAppointmentWords;
  const { office } = localTimes(input, event.starts_at, "en");
  const { facts, isMasked } = appointmentPerson(input);
  // The links need a lead that a person answers; an appointment's has the fields of a booking.
  const replies = replyLinks({ practice, lead: { ...lead, form_kind: "booking" }, siteUrl });
  const manage = event.kind === "cancelled" ? [] : [{ label: words.manage, url: manageUrl(input) }];
  return {
    locale: "en",
    subject: subjectLine(
      `${words.titles[event.kind]}: `,
      facts[0]?.value ?? "",
      `, ${office} (${lead.locale.toUpperCase()})`,
    ),
    sender: practice.business.name,
    title: words.titles[event.kind],
    blocks: [
      paragraph(languageHint(input)),
      { kind: "facts", facts: [...appointmentFacts(input, "practice"), ...facts] },
      ...(isMasked ? [paragraph(practiceLetterWords.masked, true)] : []),
      { kind: "buttons", links: [...replies, ...manage] },
      { kind: "heading", text: words.about },
      { kind: "facts", facts: originFacts(input, event.happened_at) },
    ],
    foot: { lines: [fillIn(words.foot, { name: practice.business.name })], links: [] },
  };
}

/** The sentence on how to change the appointment: online, or only by telephone within the minimum notice. */
function changesSentence(input: AppointmentLetterInput): string {
  const { practice, lead } = input;
  const { changes } = visitorAppointmentWords[lead.locale];
  const { noticeHours } = practice.appointments;
  const values = {
    phone: practice.business.phone.shown,
    notice: amountWords(noticeHours, "hour", lead.locale),
  };
  if (isLate(input)) return fillIn(changes.late, values);
  return fillIn(noticeHours > 0 ? changes.online : changes.untilStart, values);
}

const isLate = ({ practice, event }: AppointmentLetterInput) =>
  Date.parse(event.starts_at) - Date.parse(event.happened_at) <= hours(practice.appointments.noticeHours);

function visitorLinks(input: AppointmentLetterInput): Link[] {
  const { practice, siteUrl, lead, event } = input;
  const words = visitorAppointmentWords[lead.locale];
  const { shown, dialed } = practice.business.phone;
  const call = {
    label: fillIn(visitorLetterWords[lead.locale].call, { phone: shown }),
    url: `tel:${dialed}`,
  };
  if (event.kind === "cancelled") {
    // Where the times that are free for the same stand at once.
    const times = `${siteUrl}${pathOf("appointments", lead.locale)}`;
    const { type_id: service, tier_id: tier } = event;
    const query = new URLSearchParams({ service, ...(tier && { tier }) });
    return [{ label: words.again, url: `${times}?${query}` }, call];
  }
  const room = videoRoom(practice, event);
  const join = room ? [{ label: words.join, url: room }] : [];
  if (isLate(input)) return [...join, call, { label: words.see, url: manageUrl(input) }];
  const calendar = { label: words.calendar, url: `${manageUrl(input)}/appointment.ics` };
  return [{ label: words.manage, url: manageUrl(input) }, calendar, call];
}

/** Nothing can be looked for any more in the last two hours. */
const saysWhatToBring: readonly AppointmentEventKind[] = ["booked", "reminder-two-days", "reminder-day"];

const paragraph = (text: string, isSoft = false): Block => ({ kind: "paragraph", text, isSoft });
