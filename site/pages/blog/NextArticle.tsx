import { fillIn } from "#content/format/fill-in.ts";
import type { BlogWords } from "#content/words/blog.ts";
import type { Locale } from "#domain/locale.ts";
import { categoryTiles } from "#domain/tiles/category-tiles.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import { ArticleTitle } from "./ArticleTitle.tsx";
import { pathOfArticle, readingTime } from "./article-cards.ts";
import styles from "./NextArticle.module.css";
import type { Article } from "./shown-article.ts";

type Props = { locale: Locale; words: BlogWords; article: Article };

export function NextArticle({ locale, words, article }: Props) {
  const { title, category } = article.data;
  return (
    <nav className={styles.next} aria-labelledby="next-heading">
      <h2 id="next-heading">{words.article.next}</h2>
      <a href={pathOfArticle(article, locale)}>
        <TileRose {...categoryTiles[category]} />
        <span>
          <b>
            <ArticleTitle title={title} />
          </b>
          <span>{fillIn(words.read, { minutes: readingTime(article, locale) })}</span>
        </span>
      </a>
    </nav>
  );
}
