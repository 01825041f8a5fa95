import type { FormKind } from "#domain/forms/form-kinds.ts";
import { type Both, type Locale, locales } from "#domain/locale.ts";
import type { MeetingWay } from "#domain/practice/appointment-choices.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { TileName } from "#domain/tiles/tile-motifs.ts";
import { zoneName } from "./format/zone-name.ts";
import { appointmentWords } from "./words/appointments.ts";
import { calendarWords } from "./words/calendar.ts";
import { formWords } from "./words/forms.ts";
import { meetingWords } from "./words/meetings.ts";
import { personWords } from "./words/office/person-screen.ts";

/** A service, tier or type of appointment under all texts that forms send for it. */
type ServiceName = { ids: string[]; name: Both; tile?: { tile: TileName; scheme: number } };
/** An entry of the website that has a name of its own, by its place in the content: "testimonials/family". */
type EntryName = { path: string; name: Both };
type FieldName = { label: Both; choices?: Record<string, Both> };

/** What the practice and its forms call things in both languages, for the screens of the office. */
export type DeskNames = {
  timeZone: string;
  /** What readers call it: "Central Time". */
  zone: Both;
  /** The practice's number as people read it. */
  phone: string;
  services: ServiceName[];
  /** The ids of the services that requests are counted and listed by. */
  catalogue: string[];
  entries: EntryName[];
  /** The fields of the forms by kind of form and name of the field. */
  fields: Partial<Record<FormKind, Record<string, FieldName>>>;
  appointmentTypes: { id: string; name: Both; minutes: number; meetings: MeetingWay[] }[];
  /** Whether Cal.com takes the bookings of visitors, which knows nothing of the office's own calendar. */
  hasCalCom: boolean;
};

/** Collects the names; a text that stands in none of them is shown as it was sent. */
export function deskNames(practice: Practice, hasCalCom = false): DeskNames {
  const { timeZone } = practice.business;
  return {
    timeZone,
    zone: { en: zoneName(timeZone, "en"), es: zoneName(timeZone, "es") },
    phone: practice.business.phone.shown,
    services: services(practice),
    catalogue: practice.catalogue.map(({ id }) => id),
    entries: entries(practice),
    fields: fields(),
    appointmentTypes: practice.appointments.types.map(({ id, name, minutes, meetings }) => ({
      id,
      name,
      minutes,
      meetings,
    })),
    hasCalCom,
  };
}

const { en, es } = formWords;

/** The entries of two dictionaries of one shape, side by side. */
const pairs = (english: Record<string, string>, spanish: Record<string, string>): [string, Both][] =>
  Object.keys(english).map((key) => [key, { en: english[key] ?? "", es: spanish[key] ?? "" }]);

/** The service of the catalogue that a name belongs to, by its id or by the set of its tiers. */
const catalogueIds: Record<string, string> = {
  tax: "personal-taxes",
  notary: "notary-public",
  consultation: "advisory",
  multiple: "advisory",
  taxPreparation: "personal-taxes",
  inPerson: "personal-taxes",
  mobileApp: "personal-taxes",
  virtual: "personal-taxes",
  personalTaxes: "personal-taxes",
  businessTaxes: "business-taxes",
  general: "advisory",
  mobileNotary: "notary-public",
  notaryPublic: "notary-public",
  itin: "itin-application",
  itinApplication: "itin-application",
  businessFormation: "business-formation",
  startYourBusiness: "business-formation",
  "mobile-notary": "notary-public",
};

/** What forms send for no service in particular. */
const general: readonly string[] = ["consultation", "multiple", "general"];

/** The id of the catalogue's service by each text that forms send for it. */
export function catalogueIdsByText(practice: Practice): Map<string, string> {
  const { catalogue, tiers, appointments } = practice;
  const known = new Set(catalogue.map(({ id }) => id));
  const named: [key: string, texts: string[]][] = [
    ...catalogue.map(({ id, title }): [string, string[]] => [id, [id, title.en, title.es]]),
    ...Object.keys(catalogueIds).map((key): [string, string[]] => [key, [key]]),
    ...pairs(en.consultation.services, es.consultation.services).map(([key, name]): [string, string[]] => [
      key,
      [name.en, name.es],
    ]),
    ...Object.entries(tiers).flatMap(([set, { tiers: each }]) =>
      each.map(({ id, name }): [string, string[]] => [set, [`${set}/${id}`, name.en, name.es]]),
    ),
    // Like `virtual-45`; the number is its minutes.
    ...appointments.types.map(({ id }): [string, string[]] => [id.replace(/-\d+$/, ""), [id]]),
  ];
  const ids = named.flatMap(([key, texts]) => {
    const id = catalogueIds[key] ?? key;
    return general.includes(key) || !known.has(id) ? [] : texts.map((text): [string, string] => [text, id]);
  });
  return new Map(ids.reverse());
}

/** What the office calls a service, tier or type of appointment, by each text that forms send for it. */
export const serviceNamesByText = (practice: Practice): Map<string, Both> =>
  // Of two with one text the first counts, as on the screens.
  new Map(
    services(practice)
      .toReversed()
      .flatMap(({ ids, name }) => [...ids, name.en, name.es].map((text): [string, Both] => [text, name])),
  );

function services({ catalogue, tiers, appointments }: Practice): ServiceName[] {
  const tileOf = (id: string) => {
    const entry = catalogue.find((each) => each.id === (catalogueIds[id] ?? id));
    return entry && { tile: { tile: entry.tile, scheme: entry.scheme } };
  };
  const named = (id: string, name: Both, ids = [id]): ServiceName => ({ ids, name, ...tileOf(id) });
  return [
    ...catalogue.map(({ id, title }) => named(id, title)),
    ...pairs(en.hero.services, es.hero.services).map(([id, name]) => named(id, name)),
    ...pairs(en.contactPage.services, es.contactPage.services).map(([id, name]) => named(id, name)),
    ...pairs(en.consultation.services, es.consultation.services).map(([id, name]) => named(id, name, [])),
    ...Object.entries(tiers).flatMap(([set, { tiers: each }]) =>
      each.map((tier) => named(set, tier.name, [`${set}/${tier.id}`])),
    ),
    ...appointments.types.map(({ id, name }) => named(id, name)),
  ];
}

function entries({ testimonials, rates, deadlines }: Practice): EntryName[] {
  const named = (folder: string, list: readonly { id: string; name: Both }[]) =>
    list.map(({ id, name }) => ({ path: `${folder}/${id}`, name }));
  return [
    ...named("testimonials", testimonials),
    ...named("rates/notary/acts", rates.notary.acts),
    ...named("rates/notary/surcharges", rates.notary.surcharges),
    ...named(
      "deadlines/rules",
      deadlines.rules.map(({ id, label }) => ({ id, name: label })),
    ),
  ];
}

type Answers = Record<string, Record<string, string>>;

function fields(): DeskNames["fields"] {
  const named = (labels: Both<Record<string, string>>, choices?: Both<Answers>) =>
    Object.fromEntries(
      pairs(labels.en, labels.es).map(([field, label]) => {
        const [english, spanish] = locales.map((locale) => choices?.[locale][field]);
        return [
          field,
          { label, ...(english && { choices: Object.fromEntries(pairs(english, spanish ?? {})) }) },
        ];
      }),
    );
  const urgencies = { en: { urgency: en.contactPage.urgencies }, es: { urgency: es.contactPage.urgencies } };
  return {
    hero: named({ en: en.hero.labels, es: es.hero.labels }),
    contact: named({ en: en.contactPage.labels, es: es.contactPage.labels }, urgencies),
    consultation: named({ en: en.consultation.labels, es: es.consultation.labels }),
    business: named(
      { en: en.business.labels, es: es.business.labels },
      { en: en.business.answers, es: es.business.answers },
    ),
    booking: named({ en: en.booking.labels, es: es.booking.labels }),
    quiz: named(
      { en: { email: en.quiz.email, ...en.quiz.labels }, es: { email: es.quiz.email, ...es.quiz.labels } },
      { en: en.quiz.answers, es: es.quiz.answers },
    ),
    newsletter: named({ en: en.newsletter.labels, es: es.newsletter.labels }),
    appointment: named(
      { en: appointmentLabels("en"), es: appointmentLabels("es") },
      { en: { meeting: meetingWords.en.ways }, es: { meeting: meetingWords.es.ways } },
    ),
  };
}

/** The fields of the calendar's form, those that the calendar fills by itself too. */
function appointmentLabels(locale: Locale): Record<string, string> {
  const { what: service, where: meeting, tier } = appointmentWords[locale].manage.facts;
  // The message stays as it was sent when the appointment moves.
  const { firstBooked: start } = personWords[locale].timeline;
  return { service, start, meeting, tier, ...calendarWords[locale].labels };
}
