import { fillIn } from "#content/format/fill-in.ts";
import { TilePanel } from "#ui/tiles/TilePanel.tsx";
import { Picture } from "../../frame/Picture.tsx";
import { ArticleTitle } from "./ArticleTitle.tsx";
import type { ArticleCard, BrowserLabels } from "./article-cards.ts";
import styles from "./FeaturedArticle.module.css";

type Props = { article: ArticleCard; labels: BrowserLabels };

export function FeaturedArticle({ article, labels }: Props) {
  const { path, title, excerpt, category, date, day, minutes, picture } = article;
  return (
    <article
      className={`${styles.featured} ${picture ? styles.pictured : ""}`}
      aria-labelledby="featured-title"
    >
      <div className={picture ? styles.picture : styles.wall}>
        {picture ? (
          <Picture
            picture={picture}
            place="article"
            alt=""
            sizes="(width < 48rem) calc(100vw - 2rem), 36rem"
          />
        ) : (
          <TilePanel columns={4} rows={4} />
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.mark}>{labels.featured}</p>
        <h3 id="featured-title">
          <ArticleTitle title={title} />
        </h3>
        <p className={styles.excerpt}>{excerpt}</p>
        <p className={styles.facts}>
          <span>{labels.categories[category]}</span>
          <time dateTime={date}>{day}</time>
          <span>{fillIn(labels.read, { minutes })}</span>
        </p>
        <a className="button stretched" href={path}>
          {labels.readMore}
          <span className="unseen">: {title}</span>
        </a>
      </div>
    </article>
  );
}
