import type { AboutWords } from "#content/words/about.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import styles from "./Testimonials.module.css";

type Props = {
  locale: Locale;
  words: AboutWords["testimonials"];
  testimonials: Practice["testimonials"];
};

/** What clients say. Made-up ones are marked, each and together: passing them off as real is unlawful (16 CFR 465). */
export function Testimonials({ locale, words, testimonials }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="testimonials-heading">
      <div className="wrap">
        <h2 id="testimonials-heading">{words.heading}</h2>
        {testimonials.some(({ sample }) => sample) && <p className={styles.note}>{words.sampleNote}</p>}
        <ul className={styles.list}>
          {testimonials.map(({ id, sample, name, about, quote }) => (
            <li key={id}>
              <figure>
                <blockquote>
                  <p>{quote[locale]}</p>
                </blockquote>
                <figcaption>
                  <b>{name[locale]}</b>
                  <span>{about[locale]}</span>
                  {sample && <span className={styles.mark}>{words.sample}</span>}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
