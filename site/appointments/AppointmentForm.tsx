import { pathOf } from "#content/routes.ts";
import type { AppointmentWords } from "#content/words/appointments.ts";
import { calendarWords } from "#content/words/calendar.ts";
import { formWords } from "#content/words/forms.ts";
import { envelopeNames, formTokenPlaceholder, honeypotName } from "#domain/forms/lead-envelope.ts";
import { type Locale, otherLocale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Field } from "#ui/form/Field.tsx";
import { ProblemContext } from "#ui/form/problem-context.ts";
import css from "../forms/LeadForm.module.css";
import styles from "./AppointmentForm.module.css";
import { TimeList } from "./TimeList.tsx";

type Props = { locale: Locale; words: AppointmentWords; business: Practice["business"]; id: string };

/**
 * Books an appointment with a plain post. The server fills in the free times and, when it refuses the post, what was
 * typed and the problem.
 */
export function AppointmentForm({ locale, words, business, id }: Props) {
  const { labels, languages, submit } = calendarWords[locale];
  const { shared } = formWords[locale];
  const hidden = {
    [envelopeNames.form]: id,
    [envelopeNames.formToken]: formTokenPlaceholder,
    [envelopeNames.page]: pathOf("appointments", locale),
    [envelopeNames.consentVersion]: business.consentVersion,
  };
  // The first choice is the preset one.
  const choices = [locale, otherLocale[locale]].map((value) => ({ value, label: languages[value] }));
  const surroundings = {
    formId: id,
    problem: undefined,
    warning: shared.sensitiveWarning,
    optional: shared.optional,
  };
  return (
    <form
      id={id}
      className={styles.form}
      method="post"
      action="/booking/v1/appointments"
      data-draft="appointment"
      noValidate
    >
      <input type="hidden" name="service" data-fill-value="typeId" />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={css.trap} aria-hidden="true">
        <label htmlFor={`${id}-${honeypotName}`}>{shared.honeypot}</label>
        <input id={`${id}-${honeypotName}`} name={honeypotName} tabIndex={-1} autoComplete="off" />
      </p>
      <p className={css.formError} role="alert" data-form-error hidden />
      <TimeList words={words} phone={business.phone} />
      <section className={styles.details} aria-labelledby="details-heading" data-if="days">
        <h2 id="details-heading">{words.details}</h2>
        <ProblemContext value={surroundings}>
          <div className={css.pair}>
            <Field name="name" label={labels.name} autoComplete="name" required />
            <Field name="email" type="email" label={labels.email} autoComplete="email" required />
          </div>
          <div className={css.pair}>
            <Field name="phone" type="tel" label={labels.phone} autoComplete="tel" />
            <Field
              name={envelopeNames.locale}
              type="select"
              label={labels.language}
              choices={choices}
              required
            />
          </div>
          <Field name="comments" type="textarea" label={labels.comments} />
        </ProblemContext>
        <button type="submit" className="button wide">
          {submit}
        </button>
        <p className={css.consent}>
          {shared.consent} <a href={pathOf("privacy", locale)}>{shared.privacyLink}</a>
        </p>
      </section>
    </form>
  );
}
