import type { ReactNode } from "react";
import type { WebhookWords } from "#content/words/webhook-config.ts";
import { Icon } from "#ui/Icon.tsx";
import styles from "./WebhookSettings.module.css";

type Props = { words: WebhookWords; form?: ReactNode };

export function WebhookSettings({ words, form }: Props) {
  return (
    <section id="first-view" className={`wrap ${styles.settings}`} aria-labelledby="webhook-title">
      <div>
        <h1 id="webhook-title">{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <p className={styles.scope}>{words.scope}</p>
      </div>
      <div className="card">
        <h2>{words.form.heading}</h2>
        <p className={styles.noScript}>
          <Icon name="alert" />
          {words.noScript}
        </p>
        {form}
      </div>
    </section>
  );
}
