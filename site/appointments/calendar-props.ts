import { fillIn } from "#content/format/fill-in.ts";
import { meetingWaysInWords } from "#content/meeting-ways.ts";
import { pathOf } from "#content/routes.ts";
import { calendarWords } from "#content/words/calendar.ts";
import { formWords } from "#content/words/forms.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { appointmentForm } from "#domain/appointments/appointment-form.ts";
import { tierId, typeIdOfTier } from "#domain/appointments/tier-appointments.ts";
import type { MeetingWay } from "#domain/practice/appointment-choices.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { FormPlace } from "../forms/form-props.ts";
import { offeredTiers } from "../forms/offered-types.ts";
import { problemWords } from "../forms/problem-words.ts";
import type { WayChoice } from "./MeetingChoice.tsx";

/** What can be taken: a type, or a tier of a page, which fixes the type. */
export type AppointmentChoice = {
  typeId: string;
  tier?: string;
  name: string;
  place: string;
  ways: readonly WayChoice[];
};
/** What the calendar says; the details have words of their own. */
export type CalendarWords = AppointmentCalendarProps["words"];

type Standing = {
  /** Of the dialog the calendar stands in: its opening starts hydration. */
  dialogId: string;
  /** The tiers of its page, the ids of their radios' set. */
  tierSet?: keyof Practice["tiers"] | undefined;
  /** The `id` of a form beside the calendar for the same request. */
  requestId?: string | undefined;
};

/** Everything the calendar says and needs to know, in one language. */
export function appointmentCalendarProps(place: FormPlace, standing: Standing) {
  const { dialogId, tierSet, requestId } = standing;
  const { locale, route, practice } = place;
  const { appointments, business } = practice;
  const {
    dialogHeading: _heading,
    cal: _cal,
    firstTalk: _firstTalk,
    labels,
    languages,
    submit,
    submitting,
    change,
    meeting,
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
    listPath: pathOf("appointments", locale),
    officeZone: business.timeZone,
    horizonDays: appointments.horizonDays,
    choices: choicesOf(place, tierSet),
    form: {
      id: `${dialogId}-form`,
      requestId,
      page: pathOf(route, locale),
      consentVersion: business.consentVersion,
      privacyPath: pathOf("privacy", locale),
    },
    words: { ...words, emptyLast: withPhone(words.emptyLast), failed: withPhone(words.failed) },
    detailsWords: {
      labels,
      languages,
      submit,
      submitting,
      change,
      meeting,
      failure: withPhone(failure),
      errorTitle,
      consent,
      privacyLink,
      honeypot,
      sensitiveWarning,
      optional,
      toastLabels,
      problems: problemWords(appointmentForm, locale),
    },
  };
}
export type AppointmentCalendarProps = ReturnType<typeof appointmentCalendarProps>;
export type DetailsWords = AppointmentCalendarProps["detailsWords"];

/** The consultation, or the tiers of a page; before those the consultation, unless each tier has its own length. */
function choicesOf(place: FormPlace, setName: Standing["tierSet"]): AppointmentChoice[] {
  const { practice, locale } = place;
  const consultation = choiceOf(place, "consultation");
  if (!setName) return [consultation];
  const set = practice.tiers[setName];
  const prices = offeredTiers(set, locale);
  const talks: Partial<Record<typeof setName, string>> = calendarWords[locale].firstTalk;
  const choices = set.tiers.map((tier, index) => {
    const typeId = typeIdOfTier(practice, { setName, tier });
    const type = choiceOf(place, typeId, setName === "inPerson" ? "office" : undefined);
    const talk = typeId === consultation.typeId && talks[setName];
    return {
      ...type,
      tier: tierId(setName, tier),
      name: `${tier.name[locale]} · ${prices[index]?.price}`,
      place: `${type.name} · ${type.place}${talk ? `. ${talk}` : ""}`,
    };
  });
  const needsConsultation = choices.some(({ typeId }) => typeId === consultation.typeId);
  return needsConsultation ? [consultation, ...choices] : choices;
}

function choiceOf({ practice, locale }: FormPlace, typeId: string, preset?: MeetingWay): AppointmentChoice {
  const type = practice.appointments.types.find((each) => each.id === typeId);
  if (!type) throw new Error(`appointments.yaml has no type "${typeId}"`);
  const meetings = type.meetings.toSorted((one, other) => Number(other === preset) - Number(one === preset));
  return {
    typeId,
    name: type.name[locale],
    place: meetingWaysInWords(meetings, locale),
    ways: meetings.map((way) => ({ way, label: meetingWords[locale].ways[way] })),
  };
}
