import { dateWords } from "#content/format/moments.ts";
import { faqWords } from "#content/words/faqs.ts";
import type { Locale } from "#domain/locale.ts";
import { paragraphsOf, type Question } from "#domain/practice/practice-faqs.ts";
import styles from "./FaqItem.module.css";

type Props = { locale: Locale; question: Question };

/**
 * A question that opens to its answer. The address stands on what is inside, because browsers open a `<details>` for
 * an address within it and not for its own.
 */
export function FaqItem({ locale, question }: Props) {
  const { id, source, checked } = question;
  const words = faqWords[locale];
  return (
    <details className={styles.item} data-faq={question.audiences.join(" ")}>
      <summary className={styles.question}>
        <h3 data-faq-question="">{question.question[locale]}</h3>
      </summary>
      <div id={id} className={styles.answer}>
        <div data-faq-answer="">
          {paragraphsOf(question.answer[locale]).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className={styles.foot}>
          {source && checked && (
            <span>
              {words.source} <a href={source.url}>{source.title[locale]}</a>, {words.checked}{" "}
              <time dateTime={checked}>{dateWords(checked, locale)}</time>.
            </span>
          )}
          <a href={`#${id}`} data-screen-only>
            {words.link}
          </a>
        </p>
      </div>
    </details>
  );
}
