import { dateWords } from "#content/format/moments.ts";
import type { FaqWords } from "#content/words/faqs.ts";
import type { ItinWords } from "#content/words/services/itin.ts";
import type { Locale } from "#domain/locale.ts";
import styles from "./Explanation.module.css";

type Props = {
  locale: Locale;
  words: ItinWords["what"];
  questionWords: Pick<FaqWords, "source" | "checked">;
};

/** What something is, in a few paragraphs, with the official source and the day it was checked. */
export function Explanation({ locale, words, questionWords }: Props) {
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
          {questionWords.source} <a href={words.sourceUrl}>{words.source}</a>, {questionWords.checked}{" "}
          <time dateTime={words.checked}>{dateWords(words.checked, locale)}</time>.
        </p>
      </div>
    </section>
  );
}
