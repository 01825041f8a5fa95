import { ContentsList, type Heading } from "../../frame/ContentsList.tsx";
import styles from "./ArticleContents.module.css";

type Props = { label: string; headings: readonly Heading[] };

/** Where to jump to: beside the article where there is room, else folded away, so that the text comes first. */
export function ArticleContents({ label, headings }: Props) {
  if (headings.every(({ depth }) => depth !== 2)) return null;
  const list = <ContentsList headings={headings} />;
  return (
    <nav className={styles.contents} aria-label={label}>
      <details className={styles.folded}>
        <summary>{label}</summary>
        {list}
      </details>
      <div className={styles.open}>
        <h2>{label}</h2>
        {list}
      </div>
    </nav>
  );
}
