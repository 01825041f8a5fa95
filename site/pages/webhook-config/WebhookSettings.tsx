import type { ReactNode } from "react";
import type { WebhookWords } from "#content/words/webhook-config.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageHero } from "../../frame/PageHero.tsx";
import styles from "./WebhookSettings.module.css";

type Props = { words: WebhookWords; form?: ReactNode };

export function WebhookSettings({ words, form }: Props) {
  return (
    <PageHero
      heading={words.title}
      lead={words.lead}
      className={styles.settings}
      aside={
        <div className="card">
          <h2>{words.form.heading}</h2>
          <p className={styles.noScript}>
            <Icon name="alert" />
            {words.noScript}
          </p>
          {form}
        </div>
      }
    >
      <p className={styles.scope}>{words.scope}</p>
    </PageHero>
  );
}
