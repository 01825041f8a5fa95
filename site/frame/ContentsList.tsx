import styles from "./ContentsList.module.css";

export type Heading = { depth: number; slug: string; text: string };

/** Links to the sections of a long text. */
export function ContentsList({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul className={styles.list}>
      {headings
        .filter(({ depth }) => depth === 2)
        .map(({ slug, text }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{text}</a>
          </li>
        ))}
    </ul>
  );
}
