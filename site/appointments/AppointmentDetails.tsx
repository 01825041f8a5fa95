import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { needsPhone } from "#domain/appointments/appointment-form.ts";
import { envelopeNames } from "#domain/forms/lead-envelope.ts";
import { type Locale, otherLocale } from "#domain/locale.ts";
import type { MeetingWay } from "#domain/practice/appointment-choices.ts";
import { Field } from "#ui/form/Field.tsx";
import { FormShell } from "#ui/form/FormShell.tsx";
import css from "../forms/LeadForm.module.css";
import { AddressField } from "./AddressField.tsx";
import type { AppointmentChoice, DetailsWords } from "./calendar-props.ts";
import { MeetingChoice } from "./MeetingChoice.tsx";
import { copyTyped } from "./request-form.ts";
import type { Slot } from "./slots.ts";
import { type Booked, useAppointmentForm } from "./use-appointment-form.ts";

type Props = {
  id: string;
  locale: Locale;
  words: DetailsWords;
  page: string;
  consentVersion: string;
  privacyPath: string;
  /** The form beside the calendar, from which what was typed goes along. */
  requestId: string | undefined;
  choice: AppointmentChoice | undefined;
  zone: string;
  /** Undefined until one is chosen. */
  slot: Slot | undefined;
  /** What was chosen, in words. */
  children: ReactNode;
  onChange: () => void;
  onBooked: (booked: Booked) => void;
  onLost: (nearest: readonly Slot[], mayBeBooked: boolean) => void;
};

/** Who takes the appointment, and how to reach them. */
export function AppointmentDetails({ id, locale, words, choice, zone, slot, children, ...props }: Props) {
  const { requestId } = props;
  const { typeId = "", tier, ways = [] } = choice ?? {};
  const [selectedWay, setSelectedWay] = useState<MeetingWay>();
  const meeting = ways.find(({ way }) => way === selectedWay)?.way ?? ways[0]?.way;
  const submission = useAppointmentForm(words, {
    ...props,
    onBooked: (booked) => {
      setSelectedWay(undefined);
      props.onBooked(booked);
    },
  });
  const { isSending, problem } = submission;
  const { labels, languages } = words;
  // Before the fields look at what they hold: a draft may be put back into them.
  useLayoutEffect(() => {
    const form = submission.form.current;
    form?.dispatchEvent(new Event("form:drawn", { bubbles: true }));
    const restored = form?.querySelector<HTMLInputElement>("[name=meeting]:checked");
    if (restored) setSelectedWay(restored.value as MeetingWay);
  }, [submission.form]);
  useEffect(() => {
    const form = submission.form.current;
    if (!slot || !requestId || !form) return;
    const copy = () => copyTyped(requestId, form);
    copy();
    // An opened dialog takes the focus.
    addEventListener("focusin", copy);
    return () => removeEventListener("focusin", copy);
  }, [slot, requestId, submission.form]);
  const choices = [locale, otherLocale[locale]].map((value) => ({ value, label: languages[value] }));
  return (
    <FormShell
      id={id}
      action="/booking/v1/appointments"
      draft="appointment"
      hidden={{
        service: typeId,
        ...(tier && { tier }),
        start: slot?.start ?? "",
        tz: zone,
        [envelopeNames.page]: props.page,
        [envelopeNames.consentVersion]: props.consentVersion,
      }}
      words={words}
      privacyPath={props.privacyPath}
      submission={submission}
      alert={problem?.fields.some((field) => fieldNames.includes(field)) ? undefined : problem?.message}
    >
      {({ alert, submit, consent }) => (
        <>
          <div className={css.settled}>
            {tier && <p>{choice?.name}</p>}
            {children}
            <button type="button" className="button quiet" disabled={isSending} onClick={props.onChange}>
              {words.change}
            </button>
          </div>
          <MeetingChoice
            formId={id}
            legend={words.meeting}
            ways={ways}
            chosenWay={meeting}
            onChoose={setSelectedWay}
          />
          {meeting === "visit" && <AddressField labels={labels} />}
          <Field name="name" label={labels.name} autoComplete="name" required />
          <div className={css.pair}>
            <Field name="email" type="email" label={labels.email} autoComplete="email" required />
            <Field
              name="phone"
              type="tel"
              label={labels.phone}
              autoComplete="tel"
              required={needsPhone(meeting)}
            />
          </div>
          <Field
            name={envelopeNames.locale}
            type="select"
            label={labels.language}
            choices={choices}
            required
          />
          <Field name="comments" type="textarea" label={labels.comments} rows={3} />
          {alert}
          {submit}
          {consent}
        </>
      )}
    </FormShell>
  );
}

/** Fields that say their problems themselves. */
const fieldNames = ["name", "email", "phone", "address", "locale", "comments"];
