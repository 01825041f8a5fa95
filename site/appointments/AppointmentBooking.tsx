import type { AppointmentWords } from "#content/words/appointments.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { freeTimesFields, typeFields } from "#domain/templates/free-times-fields.ts";
import { templateAttributes } from "#ui/template-attributes.ts";
import styles from "./AppointmentBooking.module.css";
import { AppointmentForm } from "./AppointmentForm.tsx";

const page = templateAttributes(freeTimesFields);
const type = templateAttributes(typeFields);
const typeLink = { ...type.fillAttribute("href", "href"), ...type.fill("typeName") };

type Props = {
  locale: Locale;
  words: AppointmentWords;
  business: Practice["business"];
};

const formId = "appointment-form";

/** What is booked, beside the free times and the visitor's details. */
export function AppointmentBooking({ locale, words, business }: Props) {
  const { choice } = words;
  return (
    <div className={`wrap ${styles.booking}`}>
      <div className={styles.columns}>
        <section className={`card ${styles.choice}`} aria-labelledby="choice-heading">
          <h2 id="choice-heading">
            <span className={styles.kicker}>{choice.heading}</span>
            <span {...page.fill("typeName")}>…</span>
          </h2>
          <p className={styles.place} {...page.when("tierName")} {...page.fill("tierName")}>
            …
          </p>
          <p className={styles.place} {...page.fill("place")}>
            …
          </p>
          <details className={styles.others} data-screen-only>
            <summary>{choice.other}</summary>
            <nav aria-label={choice.list}>
              <ul>
                <li {...page.repeat("types")}>
                  <a aria-current="page" {...type.when("isCurrent")} {...typeLink}>
                    …
                  </a>
                  <a {...type.unless("isCurrent")} {...typeLink}>
                    …
                  </a>
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
