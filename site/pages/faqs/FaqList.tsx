import type { Locale } from "#domain/locale.ts";
import type { FaqCategory } from "#domain/practice/practice-faqs.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import { FaqItem } from "./FaqItem.tsx";
import styles from "./FaqList.module.css";

type Props = { locale: Locale; id: string; categories: FaqCategory[] };

const tiles = {
  "personal-taxes": { tile: "quarters", scheme: 0 },
  "business-taxes": { tile: "leaf", scheme: 1 },
  appointments: { tile: "flower", scheme: 0 },
} as const;

/** All questions by category, each behind its own heading; several may be open at once. */
export function FaqList({ locale, id, categories }: Props) {
  return (
    <div id={id} className={`wrap ${styles.list}`}>
      {categories.map((category) => (
        <section
          key={category.id}
          id={category.id}
          className={styles.category}
          aria-labelledby={`${category.id}-heading`}
          data-faq-category=""
        >
          <div className={styles.head}>
            <TileRose {...tiles[category.id]} />
            <h2 id={`${category.id}-heading`}>{category.title[locale]}</h2>
          </div>
          <div className={styles.questions}>
            {category.questions.map((question) => (
              <FaqItem key={question.id} locale={locale} question={question} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
