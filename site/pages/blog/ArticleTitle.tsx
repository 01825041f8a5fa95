import styles from "./ArticleTitle.module.css";

/** The title of an article, whose compounds such as "1099-NEC" stay on one line as long as a line holds them. */
export function ArticleTitle({ title }: { title: string }) {
  return title.split(/(\S+-\S+)/).map((part, place) =>
    place % 2 ? (
      <span key={part} className={styles.compound}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
