import { categoryTiles } from "#domain/tiles/category-tiles.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import { Picture } from "../../frame/Picture.tsx";
import styles from "./ArticleEntry.module.css";
import { ArticleTitle } from "./ArticleTitle.tsx";
import type { ArticleCard, BrowserLabels } from "./article-cards.ts";

type Props = {
  article: ArticleCard;
  labels: BrowserLabels;
  /** Waits for the button that loads more; without script it is shown like the others. */
  isLater: boolean;
};

/** An article as an entry in the ledger: its category and length on one line, its day and its link on another. */
export function ArticleEntry({ article, labels, isLater }: Props) {
  const { path, title, excerpt, category, date, day, minutes, picture } = article;
  return (
    <li className={styles.entry} data-later={isLater || undefined}>
      <p className={styles.line}>
        <TileRose {...categoryTiles[category]} className={styles.tile} />
        <span className={styles.category}>{labels.categories[category]}</span>
        <span className={styles.minutes}>
          <span className="unseen">{labels.readTime} </span>
          {minutes}
        </span>
      </p>
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          place="article"
          alt=""
          sizes="(width < 48rem) calc(100vw - 2rem), 14rem"
        />
      )}
      <h3>
        <ArticleTitle title={title} />
      </h3>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.foot}>
        <time dateTime={date}>{day}</time>
        <a className={`stretched ${styles.link}`} href={path}>
          {labels.readMore}
          <span className="unseen">: {title}</span>
        </a>
      </p>
    </li>
  );
}
