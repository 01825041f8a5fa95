import type { WebhookWords } from "#content/words/webhook-config.ts";
import styles from "./WebhookGuide.module.css";

// The names as they travel, whatever the language of the page.
const formFields = {
  hero: "name, email, service",
  contact: "firstName, lastName, email, phone, service, message, urgency",
  test: "name, email, service, message, testMode",
} as const;

/** How to set an automation up, and what it will receive. */
export function WebhookGuide({ words }: { words: Pick<WebhookWords, "steps" | "payload"> }) {
  const { steps, payload } = words;
  return (
    <div className={styles.guide}>
      <div className={`wrap ${styles.columns}`}>
        <section aria-labelledby="steps-heading">
          <h2 id="steps-heading">{steps.heading}</h2>
          <ol className={styles.steps}>
            {steps.list.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={styles.note}>{steps.note}</p>
        </section>
        <section aria-labelledby="payload-heading">
          <h2 id="payload-heading">{payload.heading}</h2>
          <p className={styles.lead}>{payload.lead}</p>
          <div className={styles.table}>
            <table className={styles.fields} aria-labelledby="payload-heading">
              <thead>
                <tr>
                  <th scope="col">{payload.field}</th>
                  <th scope="col">{payload.meaning}</th>
                </tr>
              </thead>
              <tbody>
                {Object.entries(payload.fields).map(([name, meaning]) => (
                  <tr key={name}>
                    <th scope="row">
                      <code translate="no">{name}</code>
                    </th>
                    <td>{meaning}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className={styles.also}>{payload.also}</p>
          <dl className={styles.forms}>
            {(["hero", "contact", "test"] as const).map((form) => (
              <div key={form}>
                <dt>
                  <code translate="no">{form}</code> {payload.forms[form]}
                </dt>
                <dd>
                  <code translate="no">{formFields[form]}</code>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}
