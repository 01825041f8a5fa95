import type { ReactNode } from "react";
import type { AppointmentWords } from "#content/words/appointments.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import styles from "./AppointmentBooking.module.css";
import { AppointmentForm } from "./AppointmentForm.tsx";
import { FilledLink } from "./FilledLink.tsx";

type Props = {
  locale: Locale;
  words: AppointmentWords;
  business: Practice["business"];
  /** With script it takes the place of the list of times. */
  calendar?: ReactNode;
};

const formId = "appointment-form";

/** What is booked, beside the free times and the visitor's details. */
export function AppointmentBooking({ locale, words, business, calendar }: Props) {
  const { choice } = words;
  return (
    <div className={`wrap ${styles.booking}`}>
      {calendar && <div className={styles.calendar}>{calendar}</div>}
      <div className={`${styles.columns} ${calendar ? styles.replaced : ""}`}>
        <section className={`card ${styles.choice}`} aria-labelledby="choice-heading">
          <h2 id="choice-heading">
            <span className={styles.kicker}>{choice.heading}</span>
            <span data-fill="typeName">…</span>
          </h2>
          <p className={styles.place} data-fill="place">
            …
          </p>
          <details className={styles.others}>
            <summary>{choice.other}</summary>
            <nav aria-label={choice.list}>
              <ul>
                <li data-repeat="types">
                  <FilledLink to="href" data-if="isCurrent" data-fill="typeName" aria-current="page">
                    …
                  </FilledLink>
                  <FilledLink to="href" data-unless="isCurrent" data-fill="typeName">
                    …
                  </FilledLink>
                </li>
              </ul>
            </nav>
          </details>
        </section>
        <AppointmentForm locale={locale} words={words} business={business} id={formId} />
      </div>
    </div>
  );
}
