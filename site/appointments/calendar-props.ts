import { fillIn } from "#content/format/fill-in.ts";
import { pathOf } from "#content/routes.ts";
import { calendarWords } from "#content/words/calendar.ts";
import { formWords } from "#content/words/forms.ts";
import { appointmentForm } from "#domain/forms/appointment-form.ts";
import type { FormPlace } from "../forms/form-props.ts";
import { problemWords } from "../forms/problem-words.ts";

export type AppointmentChoice = { id: string; name: string; place: string };
/** What the calendar says; the details have words of their own. */
export type CalendarWords = AppointmentCalendarProps["words"];

type Standing = {
  /** The `id` of the details' form begins with it; unique on its page. */
  id: string;
  /** Of `appointments.yaml`; of several the visitor chooses. */
  types?: readonly string[];
  /** The dialog the calendar stands in: its opening starts hydration. */
  dialogId?: string | undefined;
  /** Of the calendar's one heading. */
  level?: 2 | 3;
  /** Whether to lead to the page with the list of free times; not on that page itself. */
  hasListLink?: boolean;
};

/** Everything the calendar says and needs to know, in one language. */
export function appointmentCalendarProps(place: FormPlace, standing: Standing) {
  const { id, types = ["consultation"], dialogId, level = 3, hasListLink = true } = standing;
  const { locale, route, practice } = place;
  const { appointments, business } = practice;
  const {
    dialogHeading: _heading,
    cal: _cal,
    labels,
    languages,
    submit,
    submitting,
    change,
    failure,
    ...words
  } = calendarWords[locale];
  const { shared } = formWords[locale];
  const { errorTitle, consent, privacyLink, honeypot, sensitiveWarning, optional, toastLabels } = shared;
  const phone = business.phone.shown;
  const withPhone = (sentence: string) => fillIn(sentence, { phone });
  return {
    locale,
    dialogId,
    level,
    listPath: hasListLink ? pathOf("appointments", locale) : undefined,
    officeZone: business.timeZone,
    horizonDays: appointments.horizonDays,
    types: types.map((type) => choiceOf(place, type)),
    form: {
      id: `${id}-form`,
      page: pathOf(route, locale),
      consentVersion: business.consentVersion,
      privacyPath: pathOf("privacy", locale),
    },
    words: { ...words, emptyLast: withPhone(words.emptyLast), failed: withPhone(words.failed) },
    detailsWords: {
      ...{ labels, languages, submit, submitting, change, failure: withPhone(failure) },
      ...{ errorTitle, consent, privacyLink, honeypot, sensitiveWarning, optional, toastLabels },
      problems: problemWords(appointmentForm, locale),
    },
  };
}
export type AppointmentCalendarProps = ReturnType<typeof appointmentCalendarProps>;
export type DetailsWords = AppointmentCalendarProps["detailsWords"];

function choiceOf({ practice, locale }: FormPlace, id: string): AppointmentChoice {
  const type = practice.appointments.types.find((each) => each.id === id);
  if (!type) throw new Error(`appointments.yaml has no type "${id}"`);
  return { id, name: type.name[locale], place: type.place[locale] };
}
