import type { ReactNode } from "react";
import { envelopeNames, formTokenPlaceholder, honeypotName } from "#domain/forms/lead-envelope.ts";
import type { Locale } from "#domain/locale.ts";
import { Field } from "#ui/form/Field.tsx";
import { ProblemContext } from "#ui/form/problem-context.ts";
import css from "../forms/LeadForm.module.css";
import type { DetailsWords } from "./calendar-props.ts";
import type { Slot } from "./slots.ts";
import { type Booked, useAppointmentForm } from "./use-appointment-form.ts";

type Props = {
  id: string;
  locale: Locale;
  words: DetailsWords;
  page: string;
  consentVersion: string;
  privacyPath: string;
  service: string;
  zone: string;
  /** Undefined until one is chosen; the form is there all the same, as the server stamps it with the page. */
  slot: Slot | undefined;
  /** What was chosen, in words. */
  children: ReactNode;
  onChange: () => void;
  onBooked: (booked: Booked) => void;
  onTaken: (nearest: readonly Slot[]) => void;
};

/** Who takes the appointment, and how to reach them. */
export function AppointmentDetails({ id, locale, words, service, zone, slot, children, ...props }: Props) {
  const { form, isSending, problem, forgetProblem, submit } = useAppointmentForm(words, props);
  const { labels, languages } = words;
  const choices = [locale, locale === "en" ? "es" : "en"] as const;
  const hidden = { service, start: slot?.start ?? "", tz: zone, page: props.page };
  return (
    <form
      id={id}
      ref={form}
      className={css.form}
      method="post"
      action="/booking/v1/appointments"
      data-draft="appointment"
      noValidate
      aria-busy={isSending}
      onSubmit={submit}
      onInput={(event) => forgetProblem((event.target as HTMLInputElement).name)}
    >
      <div className={css.settled}>
        {children}
        <button type="button" className="button quiet" disabled={isSending} onClick={props.onChange}>
          {words.change}
        </button>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server puts its signed time in, and React must not take it out */}
      <div hidden dangerouslySetInnerHTML={{ __html: formTokenInput }} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={envelopeNames.consentVersion} value={props.consentVersion} />
      <p className={css.trap} aria-hidden="true">
        <label htmlFor={`${id}-${honeypotName}`}>{words.honeypot}</label>
        <input id={`${id}-${honeypotName}`} name={honeypotName} tabIndex={-1} autoComplete="off" />
      </p>
      <ProblemContext
        value={{ formId: id, problem, warning: words.sensitiveWarning, optional: words.optional }}
      >
        <Field name="name" label={labels.name} autoComplete="name" required />
        <div className={css.pair}>
          <Field name="email" type="email" label={labels.email} autoComplete="email" required />
          <Field name="phone" type="tel" label={labels.phone} autoComplete="tel" />
        </div>
        <Field
          name={envelopeNames.locale}
          type="select"
          label={labels.language}
          choices={choices.map((value) => ({ value, label: languages[value] }))}
          required
        />
        <Field name="comments" type="textarea" label={labels.comments} rows={3} />
      </ProblemContext>
      <p className={css.formError} role="alert" hidden={!problem || fieldNames.includes(problem.field)}>
        {problem?.message}
      </p>
      <button type="submit" className="button wide" disabled={isSending}>
        {isSending ? words.submitting : words.submit}
      </button>
      <p className={css.consent}>
        {words.consent} <a href={props.privacyPath}>{words.privacyLink}</a>
      </p>
    </form>
  );
}

const formTokenInput = `<input type="hidden" name="${envelopeNames.formToken}" value="${formTokenPlaceholder}">`;
/** Fields that say their problems themselves. */
const fieldNames = ["name", "email", "phone", "locale", "comments"];
