import { dateWords } from "#content/format/moments.ts";
import { faqWords } from "#content/words/faqs.ts";
import type { ItinWords } from "#content/words/services/itin.ts";
import type { Locale } from "#domain/locale.ts";
import styles from "./Explanation.module.css";

type Props = { locale: Locale; words: ItinWords["what"] };

/** What something is, in a few paragraphs, with the official source and the day it was checked. */
export function Explanation({ locale, words }: Props) {
  const { source, checked } = faqWords[locale];
  const [first, ...rest] = words.paragraphs;
  return (
    <section className={`wrap ${styles.explanation}`} aria-labelledby="what-heading">
      <h2 id="what-heading">{words.heading}</h2>
      <div>
        <p className={styles.first}>{first}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.source}>
          {source} <a href={words.sourceUrl}>{words.source}</a>, {checked}{" "}
          <time dateTime={words.checked}>{dateWords(words.checked, locale)}</time>.
        </p>
      </div>
    </section>
  );
}
