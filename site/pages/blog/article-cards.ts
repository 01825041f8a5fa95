import { dateWords } from "#content/format/moments.ts";
import { articlePath, localPath } from "#content/routes.ts";
import { blogWords } from "#content/words/blog.ts";
import { type Locale, languageTags } from "#domain/locale.ts";
import { readingMinutes } from "#domain/search/reading-time.ts";
import type { Article } from "./shown-article.ts";

/** An article as the list of the blog shows it. */
export type ArticleCard = ReturnType<typeof cardOf>;
export type ArticleBrowserProps = ReturnType<typeof articleBrowserProps>;
export type BrowserLabels = ArticleBrowserProps["labels"];

/** Everything the search, the category buttons and the list say, in one language. */
export function articleBrowserProps(articles: readonly Article[], locale: Locale) {
  const { browse, categories, counted, read, partly } = blogWords[locale];
  return {
    labels: {
      ...browse,
      read,
      partly,
      categories: { all: browse.all, ...categories },
      counted,
    },
    articles: articles.map((article) => cardOf(article, locale)),
  };
}

/** What an article takes to read, such as "5 min". */
export function readingTime(article: Article, locale: Locale): string {
  const minutes = new Intl.NumberFormat(languageTags[locale], { style: "unit", unit: "minute" });
  return minutes.format(readingMinutes(article.body));
}

export const pathOfArticle = (article: Article, locale: Locale) =>
  localPath(articlePath(article.slug), locale);

function cardOf(article: Article, locale: Locale) {
  const { title, excerpt, category, featured, date, picture } = article.data;
  return {
    path: pathOfArticle(article, locale),
    title,
    excerpt,
    category,
    featured,
    date: date.toISOString().slice(0, 10),
    day: dateWords(date, locale),
    minutes: readingTime(article, locale),
    ...(picture && { picture }),
  };
}
