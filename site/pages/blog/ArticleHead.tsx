import { fillIn } from "#content/format/fill-in.ts";
import { dateWords } from "#content/format/moments.ts";
import { pathOf } from "#content/routes.ts";
import type { BlogWords } from "#content/words/blog.ts";
import type { Locale } from "#domain/locale.ts";
import { categoryTiles } from "#domain/tiles/category-tiles.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import { Breadcrumbs } from "../../frame/Breadcrumbs.tsx";
import styles from "./ArticleHead.module.css";
import { ArticleTitle } from "./ArticleTitle.tsx";
import { pathOfArticle, readingTime } from "./article-cards.ts";
import type { Article } from "./shown-article.ts";

type Props = { locale: Locale; words: BlogWords; article: Article };

export function ArticleHead({ locale, words, article }: Props) {
  const { title, category, date, checked, taxYear } = article.data;
  const crumbs = [
    { name: words.article.home, path: pathOf("home", locale) },
    { name: words.article.blog, path: pathOf("blog", locale) },
    { name: title, path: pathOfArticle(article, locale) },
  ];
  return (
    <section id="first-view" className={styles.head}>
      <Breadcrumbs label={words.article.crumbs} crumbs={crumbs} />
      <p className={styles.category}>
        <TileRose {...categoryTiles[category]} />
        {words.categories[category]}
      </p>
      <h1 id="article-title">
        <ArticleTitle title={title} />
      </h1>
      <p className={styles.facts}>
        <time dateTime={date.toISOString().slice(0, 10)}>{dateWords(date, locale)}</time>
        <span>{fillIn(words.read, { minutes: readingTime(article, locale) })}</span>
      </p>
      <p className={styles.checked}>
        {fillIn(words.article.checked, { checked: dateWords(checked, locale), taxYear })}.{" "}
        {words.article.links}
      </p>
    </section>
  );
}
