import type { ContactWords } from "#content/words/contact.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Icon } from "#ui/Icon.tsx";
import styles from "./EmergencyCard.module.css";

type Props = { words: ContactWords["emergency"]; phone: Practice["business"]["phone"] };

export function EmergencyCard({ words, phone }: Props) {
  return (
    <section className={styles.card} aria-labelledby="emergency-heading">
      <h2 id="emergency-heading">
        <Icon name="alert" size={24} />
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <a className="button quiet" href={`tel:${phone.dialed}`}>
        <Icon name="phone" />
        <span>
          {words.call}: <span className={styles.number}>{phone.shown}</span>
        </span>
      </a>
    </section>
  );
}
