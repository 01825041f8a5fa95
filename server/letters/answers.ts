import { formWords } from "#content/words/forms.ts";
import type { Both, Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { LetterLead } from "./letter.ts";

type Answer = { field: string; label: string; value: string; isKnown: boolean };

/**
 * The answers of a form with its labels and the names of its options, in the language of the reader. `isKnown` is true
 * for an option of the form, false for free text. Blank fields are left out.
 */
export function labelledAnswers(
  { form_kind: kind, fields }: Pick<LetterLead, "form_kind" | "fields">,
  locale: Locale,
  practice: Practice,
): Answer[] {
  const { labels, choices } = partOf(kind, fields, locale);
  const names = [...new Set([...Object.keys(labels), ...Object.keys(fields)])];
  const answers = names.flatMap((field) => {
    const value = fields[field] ?? "";
    if (!value) return [];
    const isServiceField =
      /^(?:consultation|booking)$/.test(kind) && /^(?:service(?:Type)?|tier)$/.test(field);
    const inWords =
      choiceInWords(choices[field], value) ??
      (isServiceField ? serviceName(value, locale, practice) : undefined);
    return [
      { field, label: labels[field] ?? field, value: inWords ?? value, isKnown: inWords !== undefined },
    ];
  });
  // In a dialog with a single type of service the type has the name of the service.
  return answers.filter(
    ({ field, value }) =>
      field !== "serviceType" || answers.every((other) => other.field !== "service" || other.value !== value),
  );
}

// `hasOwn`, because a typed "constructor" is no option.
const choiceInWords = (choices: Record<string, string> | undefined, value: string) =>
  choices && Object.hasOwn(choices, value) ? choices[value] : undefined;

type Part = { labels: Record<string, string>; choices: Record<string, Record<string, string>> };

function partOf(kind: LetterLead["form_kind"], fields: LetterLead["fields"], locale: Locale): Part {
  const { hero, contact, contactPage, consultation, business, booking, quiz, newsletter } = formWords[locale];
  if (kind === "hero") return { labels: hero.labels, choices: { service: hero.services } };
  if (kind === "business") return { labels: business.labels, choices: business.answers };
  if (kind === "booking") return { labels: booking.labels, choices: {} };
  if (kind === "quiz") return { labels: { email: quiz.email, ...quiz.labels }, choices: quiz.answers };
  if (kind === "newsletter") return { labels: newsletter.labels, choices: {} };
  if (kind === "consultation") {
    const { choose, ...labels } = consultation.labels;
    return { labels, choices: {} };
  }
  return Object.hasOwn(fields, "urgency")
    ? {
        labels: contactPage.labels,
        choices: { service: contactPage.services, urgency: contactPage.urgencies },
      }
    : { labels: contact.labels, choices: { service: contact.services } };
}

/** Translates the name of a service into a language; undefined when the practice has no service of that name. */
function serviceName(text: string, locale: Locale, { catalogue, tiers }: Practice): string | undefined {
  const { en, es } = { en: formWords.en.consultation.services, es: formWords.es.consultation.services };
  const pages = Object.keys(en) as (keyof typeof en)[];
  const names: Both[] = [
    ...pages.map((page) => ({ en: en[page], es: es[page] })),
    ...catalogue.map(({ title }) => title),
    ...Object.values(tiers).flatMap((set) => set.tiers.map(({ name }) => name)),
  ];
  return names.find((name) => name.en === text || name.es === text)?.[locale];
}
