import type { FaqWords } from "#content/words/faqs.ts";
import type { Practice } from "#domain/practice.ts";
import { Icon } from "#ui/Icon.tsx";
import styles from "./FaqClosing.module.css";

type Props = {
  words: FaqWords["closing"];
  proof: Practice["proof"];
  phone: Practice["business"]["phone"];
};

/** For whoever did not find their question: the free consultation, or a call. */
export function FaqClosing({ words, proof, phone }: Props) {
  return (
    <section className={styles.closing} aria-labelledby="closing-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="closing-heading">{words.heading}</h2>
          <p>{words.text(proof)}</p>
        </div>
        <div className="button-row">
          <button type="button" className="button" command="show-modal" commandfor="consultation">
            <Icon name="calendar" />
            {words.consultation}
          </button>
          <a className="button quiet" href={`tel:${phone.dialed}`}>
            <Icon name="phone" />
            {`${words.call} ${phone.shown}`}
          </a>
        </div>
      </div>
    </section>
  );
}
