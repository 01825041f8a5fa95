import { fillIn } from "#content/format/fill-in.ts";
import { dayAndClock } from "#content/format/moments.ts";
import { zoneName } from "#content/format/zone-name.ts";
import { tierName } from "#content/tier-name.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { personCopyWords } from "#content/words/person-copy.ts";
import { type Both, type Locale, locales } from "#domain/locale.ts";
import { spokenConsent } from "#domain/people/people.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { isTimeZone } from "#domain/time-zone.ts";
import type { FieldChange } from "../people/touch-rows.ts";

/** The columns and fields whose values are names of the program's own; in all others somebody wrote. */
const coded = new Set([
  "stage",
  "writes",
  "speaks",
  "form_kind",
  "status",
  "outcome",
  "kind",
  "channel",
  "state",
  "type_id",
  "service",
  "tier",
  "meeting",
  "time_zone",
  "tz",
]);

/** What a column or a field of a booking holds, as its person reads it: moments, choices and names in words. */
export function valueInWords(column: string, value: string, practice: Practice): Both {
  if (/_at$|^start$/.test(column)) return inBoth((locale) => momentIn(value, locale, practice));
  if (column === "consent_version") return inBoth((locale) => consentIn(value, locale));
  if (column === "recommendations") return inBoth(() => (JSON.parse(value) as string[]).join("; "));
  if (column === "utm") return inBoth(() => Object.values(JSON.parse(value) as object).join("; "));
  return coded.has(column)
    ? inBoth((locale) => nameIn(column, value, locale, practice) ?? value)
    : inBoth(() => value);
}

/** The text of a note; of a change, what it changed, and nothing of what names other rows and the staff. */
export function touchInWords(kind: unknown, body: string, practice: Practice): Both {
  if (kind === "merge") return inBoth(() => "");
  if (kind !== "change") return inBoth(() => body);
  const { field, from, to } = JSON.parse(body) as FieldChange;
  return inBoth((locale) => {
    const { labels, timeline } = personWords[locale];
    const label = Object.entries(labels).find(([name]) => name === field)?.[1] ?? timeline.touches.change;
    const [before, after] = [from, to].map((value) => changedIn(field, value ?? "", locale, practice));
    return field === "assignedTo" ? label : `${label}: ${before || "–"} → ${after || "–"}`;
  });
}

function changedIn(field: string, value: string, locale: Locale, practice: Practice): string {
  if (field.endsWith("At")) return momentIn(value, locale, practice);
  if (field === "blockedChannels")
    return value
      .split(",")
      .map((channel) => codedIn("channel", channel, locale) ?? channel)
      .join(", ");
  return coded.has(field) ? (codedIn(field, value, locale) ?? value) : value;
}

const inBoth = (words: (locale: Locale) => string): Both =>
  Object.fromEntries(locales.map((locale) => [locale, words(locale)])) as Both;

const consentIn = (version: string, locale: Locale) =>
  version === spokenConsent
    ? personWords[locale].consent.spoken
    : fillIn(personCopyWords.consentText[locale], { version });

function momentIn(value: string, locale: Locale, { business }: Practice): string {
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? value : dayAndClock(moment, locale, business.timeZone);
}

function nameIn(column: string, value: string, locale: Locale, practice: Practice): string | undefined {
  if (column === "type_id" || column === "service")
    return practice.appointments.types.find(({ id }) => id === value)?.name[locale];
  if (column === "tier") return tierName(practice, value, locale) || undefined;
  if (column === "meeting") return own(meetingWords[locale].ways, value);
  if (column === "time_zone" || column === "tz")
    return isTimeZone(value) ? zoneName(value, locale) : undefined;
  return codedIn(column, value, locale);
}

function codedIn(column: string, value: string, locale: Locale): string | undefined {
  const { stages, languages, forms } = deskWords[locale];
  if (column === "stage") return own(stages, value);
  if (column === "writes" || column === "speaks") return own(languages, value);
  if (column === "form_kind") return own(forms, value);
  const { kinds, states } = deliveriesWords[locale];
  return own(personCopyWords.values, value)?.[locale] ?? own(kinds, value) ?? own(states, value);
}

const own = <Value>(words: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;
