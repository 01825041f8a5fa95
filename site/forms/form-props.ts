import { fillIn } from "#content/format/fill-in.ts";
import { pathOf, type RouteName, schedulerId } from "#content/routes.ts";
import { formWords } from "#content/words/forms.ts";
import { sentFormWords } from "#content/words/sent-forms.ts";
import { formRules } from "#domain/forms/form-rules.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Backend, LeadFormSettings } from "./lead-form-settings.ts";
import type { OfferedType } from "./offered-types.ts";
import { problemWords } from "./problem-words.ts";
import { sentWords } from "./sent-words.ts";

/** The page a form stands on; doorways hand it over, so that islands import neither words nor addresses. */
export type FormPlace = { locale: Locale; route: RouteName; practice: Practice; backend: Backend };

type Group = keyof typeof formRules;

/** What a form needs besides the names of its own fields; `id` is the form element's. */
export function settingsOf(group: Group, id: string, place: FormPlace): LeadFormSettings {
  const kind = group === "contactPage" ? "contact" : group;
  const { locale, route, practice, backend } = place;
  const { shared, [group]: own } = formWords[locale];
  const { errorTitle, consent, privacyLink, honeypot, sensitiveWarning, optional, toastLabels } = shared;
  const { failure, submitting } = own;
  const isApp = group === "booking" && route === "mobileApp";
  const { success, submit } = isApp ? formWords[locale].mobileApp : own;
  return {
    kind,
    id,
    locale,
    page: pathOf(route, locale),
    privacyPath: pathOf("privacy", locale),
    consentVersion: practice.business.consentVersion,
    websiteId: practice.business.websiteId,
    backend,
    sent: sentWords(isApp ? "mobileApp" : kind, locale, practice),
    words: {
      problems: problemWords(formRules[group], locale),
      errorTitle,
      success: { ...success, text: fillIn(success.text, practice.proof) },
      failure,
      queued: sentFormWords[locale].queued,
      submit,
      submitting,
      consent: "consent" in own ? own.consent : consent,
      privacyLink,
      honeypot,
      sensitiveWarning,
      optional,
      toastLabels,
    },
  };
}

/** Props of the home page's request for a consultation. */
export function heroFormProps(place: FormPlace) {
  const { hero, shared } = formWords[place.locale];
  const { labels, services } = hero;
  return {
    settings: settingsOf("hero", "hero-form", place),
    labels,
    services,
    choose: shared.choose,
  };
}

/** Props of the message form as the home page has it. */
export function homeContactFormProps(place: FormPlace) {
  const { labels, services } = formWords[place.locale].contact;
  return {
    settings: settingsOf("contact", "contact-form", place),
    labels,
    services: [chooseOne(place.locale), ...choicesOf(services)],
  };
}

/** Props of the message form as the contact page has it, with the urgency. */
export function contactPageFormProps(place: FormPlace) {
  const { labels, services, urgencies } = formWords[place.locale].contactPage;
  return {
    settings: settingsOf("contactPage", "contact-form", place),
    labels,
    services: [chooseOne(place.locale), ...choicesOf(services)],
    urgencies: choicesOf(urgencies),
  };
}

type Consultation = {
  /** The `id` of the dialog. */
  dialogId: string;
  service: string;
  types: readonly OfferedType[];
  isChosenOnPage: boolean;
  isFirstChosen: boolean;
  /** In place of the words of a free consultation. */
  submit?: string | undefined;
};

/** Props of the form in a consultation dialog. */
export function consultationFormProps(place: FormPlace, { submit, ...consultation }: Consultation) {
  const { labels, cancel } = formWords[place.locale].consultation;
  const settings = settingsOf("consultation", `${consultation.dialogId}-form`, place);
  const words = submit ? { ...settings.words, submit } : settings.words;
  return { ...consultation, settings: { ...settings, words }, labels, cancel };
}

/** Props of the booking form in the dialog `dialogId`, whose tier is chosen on the page. */
export function tierRequestFormProps(
  place: FormPlace,
  dialogId: string,
  service: string,
  tiers: readonly OfferedType[],
) {
  const { labels, slotHint, calendar, cancel } = formWords[place.locale].booking;
  const settings = settingsOf("booking", `${dialogId}-form`, place);
  return {
    settings,
    dialogId,
    labels,
    slotHint,
    cancel,
    service,
    tiers,
    calendar: { label: calendar, dialogId: schedulerId, path: pathOf("appointments", place.locale) },
  };
}

/** Props of the blog's form for the newsletter. */
export function newsletterFormProps(place: FormPlace) {
  const { labels } = formWords[place.locale].newsletter;
  return { settings: settingsOf("newsletter", "newsletter-form", place), labels };
}

const chooseOne = (locale: Locale) => ({ value: "", label: formWords[locale].shared.choose });
const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
