import { pathOf } from "#content/routes.ts";
import type { BlogWords } from "#content/words/blog.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice.ts";
import styles from "./BlogClosing.module.css";

type Props = { locale: Locale; words: BlogWords["closing"]; proof: Practice["proof"] };

/** For whoever would rather ask than read. */
export function BlogClosing({ locale, words, proof }: Props) {
  return (
    <section className={`wrap ${styles.closing}`} aria-labelledby="closing-heading" data-screen-only="">
      <div>
        <h2 id="closing-heading">{words.heading}</h2>
        <p>{words.text(proof)}</p>
      </div>
      <div className="button-row">
        <a className="button" href={pathOf("contact", locale)}>
          {words.contact}
        </a>
        <a className="button quiet" href={pathOf("services", locale)}>
          {words.services}
        </a>
      </div>
    </section>
  );
}
