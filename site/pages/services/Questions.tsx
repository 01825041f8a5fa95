import { serviceWords } from "#content/words/services/frame.ts";
import type { Locale } from "#domain/locale.ts";
import type { Question } from "#domain/practice/practice-faqs.ts";
import { FaqItem } from "../faqs/FaqItem.tsx";
import styles from "./Questions.module.css";

type Props = {
  locale: Locale;
  questions: readonly Question[];
  /** Whether the section before it is shaded; two in a row would run together. */
  followsShade?: boolean;
};

/** A service's own questions; several may be open at once. */
export function Questions({ locale, questions, followsShade = false }: Props) {
  return (
    <section
      className={styles.questions}
      data-shaded={!followsShade || undefined}
      aria-labelledby="questions-heading"
    >
      <div className={`wrap ${styles.columns}`}>
        <h2 id="questions-heading">{serviceWords[locale].questions}</h2>
        <div className={styles.list}>
          {questions.map((question) => (
            <FaqItem key={question.id} locale={locale} question={question} />
          ))}
        </div>
      </div>
    </section>
  );
}
