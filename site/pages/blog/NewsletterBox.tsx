import type { ReactNode } from "react";
import type { BlogWords } from "#content/words/blog.ts";
import styles from "./NewsletterBox.module.css";

type Props = { words: BlogWords["newsletter"]; form?: ReactNode };

/** What the newsletter is, that nothing happens without a second yes, and the form. */
export function NewsletterBox({ words, form }: Props) {
  return (
    <section className={styles.box} aria-labelledby="newsletter-heading" data-screen-only="">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h2 id="newsletter-heading">{words.heading}</h2>
          <p>{words.text}</p>
        </div>
        <div className="card">{form}</div>
      </div>
    </section>
  );
}
