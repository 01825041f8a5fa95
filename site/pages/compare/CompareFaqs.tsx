import { pathOf } from "#content/routes.ts";
import type { CompareWords } from "#content/words/compare.ts";
import type { Locale } from "#domain/locale.ts";
import type { Question } from "#domain/practice/practice-faqs.ts";
import { FaqItem } from "../faqs/FaqItem.tsx";
import styles from "./CompareFaqs.module.css";

type Props = { locale: Locale; words: CompareWords["faqs"]; questions: readonly Question[] };

/** What people ask before they choose a way of filing. */
export function CompareFaqs({ locale, words, questions }: Props) {
  return (
    <section className={styles.faqs} aria-labelledby="faqs-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <h2 id="faqs-heading">{words.heading}</h2>
          <p>
            <a href={pathOf("faqs", locale)}>{words.more}</a>
          </p>
        </div>
        <div className={styles.list}>
          {questions.map((question) => (
            <FaqItem key={question.id} locale={locale} question={question} />
          ))}
        </div>
      </div>
    </section>
  );
}
