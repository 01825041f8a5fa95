import { fillIn } from "#content/format/fill-in.ts";
import { type PlanService, planNoteSentences, planServices } from "#content/plan-services.ts";
import { pathOf } from "#content/routes.ts";
import { formWords } from "#content/words/forms.ts";
import { planWords } from "#content/words/plan.ts";
import type { BusinessFields } from "#domain/forms/business-form.ts";
import { planNotes, recommendServices } from "#domain/forms/recommendations.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { type Locale, languageTags } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { addressLine } from "../letters/address-lines.ts";
import { replyHours } from "../letters/reply-hours.ts";
import { isPrintable } from "./print-fonts.ts";

export type PlanRow = { label: string; value: string; link?: string; isLong?: boolean };
export type PlanContent = {
  locale: Locale;
  practice: { name: string; tagline: string; contact: string };
  title: string;
  preparedFor: string;
  answers: PlanRow[];
  services: PlanService[];
  notes: string[];
  checklist: readonly string[];
  steps: string[];
  noSsn: string;
  contacts: PlanRow[];
  validity: string;
};

type Making = { practice: Practice; locale: Locale; now: Date; siteUrl: string };

/** Makes the content of a plan from the wizard's validated answers; sensitive numbers are masked. */
export function planContent(fields: BusinessFields, { practice, locale, now, siteUrl }: Making): PlanContent {
  const { business, proof } = practice;
  const words = planWords[locale];
  const date = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: "long",
    timeZone: business.timeZone,
  }).format(now);
  const name = maskSensitiveNumbers(fields.fullName);
  return {
    locale,
    practice: {
      name: business.name,
      tagline: business.tagline[locale],
      contact: `${business.phone.shown} · ${business.email}`,
    },
    title: words.title,
    // A misspelled name is worse than none on a paper for the bank.
    preparedFor: fillIn(isPrintable(name) ? words.preparedFor : words.prepared, { name, date }),
    answers: answerRows(fields, locale),
    services: planServices(recommendServices(fields), practice, locale),
    notes: planNoteSentences(planNotes(fields), practice, locale),
    checklist: words.checklist,
    steps: words.steps.map((step) => fillIn(step, proof)),
    noSsn: words.noSsn,
    contacts: contactRows({ practice, locale, now, siteUrl }),
    validity: fillIn(words.validity, { date }),
  };
}

function answerRows(fields: BusinessFields, locale: Locale): PlanRow[] {
  const { fullName, notes, ...labels } = formWords[locale].business.labels;
  const choices: Record<string, Record<string, string>> = formWords[locale].business.answers;
  const rows = (Object.keys(labels) as (keyof typeof labels)[]).map((field) => ({
    label: labels[field],
    value: choices[field]?.[fields[field]] ?? fields[field],
  }));
  return fields.notes ? [...rows, { label: notes, value: shortNotes(fields.notes), isLong: true }] : rows;
}

/** The visitor's notes are truncated to this: a plan is two pages long, three with the longest name and address. */
const longestNotes = { characters: 400, lines: 6 };

function shortNotes(text: string): string {
  const lines = maskSensitiveNumbers(text).split(/\n+/);
  const short = lines.slice(0, longestNotes.lines).join("\n").slice(0, longestNotes.characters);
  return short.length < lines.join("\n").length ? `${short.toWellFormed().trimEnd()}…` : short;
}

function contactRows({ practice, locale, now, siteUrl }: Making): PlanRow[] {
  const { business } = practice;
  const { contact } = planWords[locale];
  const site = `${siteUrl}${pathOf("contact", locale)}`;
  return [
    { label: contact.phone, value: business.phone.shown, link: `tel:${business.phone.dialed}` },
    { label: contact.email, value: business.email, link: `mailto:${business.email}` },
    { label: contact.address, value: addressLine(business), link: business.address.mapsUrl },
    { label: contact.hours, value: replyHours(practice, locale, now) },
    { label: contact.site, value: site.replace(/^https?:\/\//, ""), link: site },
  ];
}
