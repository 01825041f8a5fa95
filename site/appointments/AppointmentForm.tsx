import { pathOf } from "#content/routes.ts";
import type { AppointmentWords } from "#content/words/appointments.ts";
import { calendarWords } from "#content/words/calendar.ts";
import { formWords } from "#content/words/forms.ts";
import { envelopeNames } from "#domain/forms/lead-envelope.ts";
import { type Locale, otherLocale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { freeTimesFields } from "#domain/templates/free-times-fields.ts";
import { Field } from "#ui/form/Field.tsx";
import { FormShell } from "#ui/form/FormShell.tsx";
import { templateAttributes } from "#ui/template-attributes.ts";
import css from "../forms/LeadForm.module.css";
import { AddressField } from "./AddressField.tsx";
import styles from "./AppointmentForm.module.css";
import { MeetingList } from "./MeetingList.tsx";
import { TimeList } from "./TimeList.tsx";

const { when, fillAttribute } = templateAttributes(freeTimesFields);

type Props = { locale: Locale; words: AppointmentWords; business: Practice["business"]; id: string };

/**
 * Books an appointment with a plain post. The server fills in the free times and, when it refuses the post, what was
 * typed and the problem.
 */
export function AppointmentForm({ locale, words, business, id }: Props) {
  const { labels, languages, meeting, submit: send, submitting } = calendarWords[locale];
  // The first choice is the preset one.
  const choices = [locale, otherLocale[locale]].map((value) => ({ value, label: languages[value] }));
  return (
    <FormShell
      id={id}
      action="/booking/v1/appointments"
      draft="appointment"
      hidden={{
        [envelopeNames.page]: pathOf("appointments", locale),
        [envelopeNames.consentVersion]: business.consentVersion,
      }}
      words={{ ...formWords[locale].shared, submit: send, submitting }}
      privacyPath={pathOf("privacy", locale)}
      className={styles.form}
    >
      {({ serverAlert, submit, consent }) => (
        <>
          <input type="hidden" name="service" {...fillAttribute("value", "typeId")} />
          <input type="hidden" name="tier" {...fillAttribute("value", "tierId")} />
          {serverAlert}
          <TimeList words={words} phone={business.phone} />
          <section className={styles.details} aria-labelledby="details-heading" {...when("hasDetails")}>
            <h2 id="details-heading">{words.details}</h2>
            <MeetingList legend={meeting} />
            <div {...when("isVisit")}>
              <AddressField labels={labels} />
            </div>
            <div className={css.pair}>
              <Field name="name" label={labels.name} autoComplete="name" required />
              <Field name="email" type="email" label={labels.email} autoComplete="email" required />
            </div>
            <div className={css.pair}>
              <div className={styles.phone}>
                <Field name="phone" type="tel" label={labels.phone} autoComplete="tel" />
              </div>
              <Field
                name={envelopeNames.locale}
                type="select"
                label={labels.language}
                choices={choices}
                required
              />
            </div>
            <Field name="comments" type="textarea" label={labels.comments} />
            {submit}
            {consent}
          </section>
        </>
      )}
    </FormShell>
  );
}
