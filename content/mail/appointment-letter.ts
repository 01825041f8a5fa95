import type { AppointmentEventKind } from "#domain/appointment-form.ts";
import { hours, minutes } from "#domain/durations.ts";
import { personName } from "#domain/lead-forms.ts";
import { type Locale, languageTags } from "#domain/locale.ts";
import type { Practice } from "#domain/practice.ts";
import { maskSensitiveNumbers } from "#domain/sensitive-numbers.ts";
import { tidyLine, tidyText } from "#domain/tidy-text.ts";
import { fillIn } from "../fill-in.ts";
import { momentWords } from "../moments.ts";
import { pathOf } from "../routes.ts";
import { practiceAppointmentWords, visitorAppointmentWords } from "../words/appointment-letters.ts";
import { practiceLetterWords, visitorLetterWords } from "../words/letters.ts";
import { addressLines } from "./address-lines.ts";
import type { Block, Draft, Fact, Link } from "./draft.ts";
import { draftHtml } from "./draft-html.ts";
import { draftText } from "./draft-text.ts";
import type { Letter, LetterLead } from "./letter.ts";
import { notaryNoticeBlocks } from "./notary-notice.ts";
import { originFacts } from "./origin-facts.ts";
import { greetedName } from "./person.ts";
import { replyLinks } from "./reply-links.ts";

/** What happened to an appointment. All instants are ISO UTC. */
export type AppointmentNews = {
  kind: AppointmentEventKind;
  typeId: string;
  startsAt: string;
  endsAt: string;
  /** Only when moved: where it was before. */
  previousStartsAt?: string | undefined;
  /** The visitor's zone, IANA. */
  timeZone: string;
  sequence: number;
  manageUrl: string;
  calendarUid: string;
  /** When it happened. */
  at: string;
};
export type AppointmentReader = "practice" | "visitor";
export type AppointmentLetterInput = {
  practice: Practice;
  siteUrl: string;
  lead: LetterLead;
  news: AppointmentNews;
};

/** Tells the practice (in English) or the visitor (in their language) what happened to an appointment. */
export function appointmentLetter(input: AppointmentLetterInput, reader: AppointmentReader): Letter {
  const draft = reader === "practice" ? practiceDraft(input) : visitorDraft(input);
  return { subject: draft.subject, text: draftText(draft), html: draftHtml(draft) };
}

/** The name and place of an appointment's type, in a language; its length is the one it was booked with. */
export function appointmentType({ practice, news }: AppointmentLetterInput, locale: Locale) {
  const type = practice.appointments.types.find(({ id }) => id === news.typeId);
  const length = Date.parse(news.endsAt) - Date.parse(news.startsAt);
  return {
    name: type?.name[locale] ?? visitorAppointmentWords[locale].unnamed,
    place: type?.place[locale],
    length: amountWords(length / minutes(1), "minute", locale),
  };
}

/** Whether a Spanish letter or calendar entry must carry, or lead to, the notice that Texas law asks for. */
export const needsNotaryNotice = (typeName: string, locale: Locale) =>
  locale === "es" && /notar/i.test(typeName);

/** The visitor as the staff know them: what was typed, on one line each, sensitive numbers starred out. */
export function appointmentPerson({ lead }: AppointmentLetterInput): { facts: Fact[]; isMasked: boolean } {
  const { person } = practiceAppointmentWords;
  const typed = [
    { label: person.name, value: tidyLine(personName(lead.kind, lead.fields)) },
    { label: person.email, value: tidyLine(lead.fields.email ?? "") },
    { label: person.phone, value: tidyLine(lead.fields.phone ?? "") },
    { label: person.comments, value: tidyText(lead.fields.comments ?? "") },
  ].filter(({ value }) => value);
  const facts = typed.map(({ label, value }) => ({ label, value: maskSensitiveNumbers(value) }));
  return { facts, isMasked: facts.some(({ value }, place) => value !== typed[place]?.value) };
}

function visitorDraft(input: AppointmentLetterInput): Draft {
  const { practice, siteUrl, lead, news } = input;
  const { business } = practice;
  const words = visitorAppointmentWords[lead.locale];
  const shared = visitorLetterWords[lead.locale];
  const person = greetedName(lead);
  const { name } = appointmentType(input, lead.locale);
  const { visitor } = timesOf(input, news.startsAt, lead.locale);
  const blocks: Block[] = [
    ...(person ? [paragraph(fillIn(words.greeting, { person }))] : []),
    paragraph(words.intro[news.kind]),
    { kind: "facts", facts: appointmentFacts(input, "visitor") },
    ...(news.kind === "cancelled" ? [] : [paragraph(changesSentence(input))]),
    { kind: "buttons", links: visitorLinks(input) },
    ...(needsNotaryNotice(name, lead.locale) ? notaryNoticeBlocks(practice) : []),
    paragraph(shared.safety, true),
  ];
  return {
    locale: lead.locale,
    subject: subjectLine(`${words.titles[news.kind]}: ${visitor} – `, business.name, ""),
    sender: business.name,
    title: words.titles[news.kind],
    blocks,
    foot: {
      lines: [
        business.legalName,
        addressLines(business).join(", "),
        fillIn(words.why, { phone: business.phone.shown }),
      ],
      links: [{ label: shared.privacy, url: siteUrl.replace(/\/$/, "") + pathOf("privacy", lead.locale) }],
    },
  };
}

function practiceDraft(input: AppointmentLetterInput): Draft {
  const { practice, siteUrl, lead, news } = input;
  const words = practiceAppointmentWords;
  const { office } = timesOf(input, news.startsAt, "en");
  const { facts, isMasked } = appointmentPerson(input);
  // The links need a lead that a person answers; an appointment's has the fields of a booking.
  const replies = replyLinks({ practice, lead: { ...lead, kind: "booking" }, siteUrl });
  const manage = news.kind === "cancelled" ? [] : [{ label: words.manage, url: news.manageUrl }];
  return {
    locale: "en",
    subject: subjectLine(
      `${words.titles[news.kind]}: `,
      facts[0]?.value ?? "",
      `, ${office} (${lead.locale.toUpperCase()})`,
    ),
    sender: practice.business.name,
    title: words.titles[news.kind],
    blocks: [
      paragraph(words.speaks[lead.locale]),
      { kind: "facts", facts: [...appointmentFacts(input, "practice"), ...facts] },
      ...(isMasked ? [paragraph(practiceLetterWords.masked, true)] : []),
      { kind: "buttons", links: [...replies, ...manage] },
      { kind: "heading", text: words.about },
      { kind: "facts", facts: originFacts(input, news.at) },
    ],
    foot: { lines: [fillIn(words.foot, { name: practice.business.name })], links: [] },
  };
}

function appointmentFacts(input: AppointmentLetterInput, reader: AppointmentReader): Fact[] {
  const { lead, news } = input;
  const locale = reader === "practice" ? "en" : lead.locale;
  const words = visitorAppointmentWords[locale].facts;
  const { name, length, place } = appointmentType(input, locale);
  const oldTime =
    news.kind === "moved" && news.previousStartsAt ? timeFacts(input, news.previousStartsAt, reader) : [];
  return [
    { label: words.what, value: name },
    ...timeFacts(input, news.startsAt, reader),
    ...(oldTime.length > 0
      ? [{ label: words.oldTime, value: oldTime.map(({ value }) => value).join("\n") }]
      : []),
    // Some names tell the length already.
    ...(name.includes(length) ? [] : [{ label: words.length, value: length }]),
    ...(place ? [{ label: words.place, value: place }] : []),
  ];
}

/** An instant on the reader's own clock and, where the other side's shows something else, on that one too. */
function timeFacts(input: AppointmentLetterInput, instant: string, reader: AppointmentReader): Fact[] {
  const locale = reader === "practice" ? "en" : input.lead.locale;
  const words = visitorAppointmentWords[locale].facts;
  const { visitor, office, isSame, zone } = timesOf(input, instant, locale);
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

/** How to change an appointment from the moment of the letter on: online, or only by telephone. */
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

const isLate = ({ practice, news }: AppointmentLetterInput) =>
  Date.parse(news.startsAt) - Date.parse(news.at) < hours(practice.appointments.noticeHours);

function visitorLinks(input: AppointmentLetterInput): Link[] {
  const { practice, siteUrl, lead, news } = input;
  const words = visitorAppointmentWords[lead.locale];
  const { shown, dialed } = practice.business.phone;
  const call = {
    label: fillIn(visitorLetterWords[lead.locale].call, { phone: shown }),
    url: `tel:${dialed}`,
  };
  if (news.kind === "cancelled") {
    return [{ label: words.again, url: siteUrl.replace(/\/$/, "") + pathOf("contact", lead.locale) }, call];
  }
  if (isLate(input)) return [call, { label: words.see, url: news.manageUrl }];
  const calendar = { label: words.calendar, url: `${news.manageUrl}/appointment.ics` };
  return [{ label: words.manage, url: news.manageUrl }, calendar, call];
}

/** An instant on the visitor's clock and on the office's, and whether the two show the same then. */
function timesOf({ practice, news }: AppointmentLetterInput, instant: string, locale: Locale) {
  const officeZone = practice.business.timeZone;
  const visitorZone = isKnownZone(news.timeZone) ? news.timeZone : officeZone;
  const moment = new Date(instant);
  return {
    visitor: momentWords(moment, locale, visitorZone),
    office: momentWords(moment, locale, officeZone),
    isSame:
      zoneWords(moment, "en", visitorZone, "longOffset") ===
      zoneWords(moment, "en", officeZone, "longOffset"),
    zone: zoneWords(moment, locale, visitorZone, "long"),
  };
}

// A browser may know a zone that this machine's Intl does not; a letter goes out all the same.
function isKnownZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone }));
  } catch {
    return false;
  }
}

function zoneWords(moment: Date, locale: Locale, timeZone: string, timeZoneName: "long" | "longOffset") {
  const parts = new Intl.DateTimeFormat(languageTags[locale], { timeZone, timeZoneName }).formatToParts(
    moment,
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

const amountWords = (amount: number, unit: "minute" | "hour", locale: Locale) =>
  new Intl.NumberFormat(languageTags[locale], { style: "unit", unit, unitDisplay: "long" }).format(amount);

const paragraph = (text: string, isSoft = false): Block => ({ kind: "paragraph", text, isSoft });

const longestSubject = 120;
const halfCharacter = /[\ud800-\udbff]$/;

/** One line without control characters; the name in it is cut where the whole would be longer than 120 characters. */
function subjectLine(start: string, name: string, end: string): string {
  const room = longestSubject - start.length - end.length;
  const line = tidyLine(name);
  return start + (line.length > room ? `${line.slice(0, room - 1).replace(halfCharacter, "")}…` : line) + end;
}
