import { fillIn } from "#content/format/fill-in.ts";
import { localPath, pathOf } from "#content/routes.ts";
import { blogWords } from "#content/words/blog.ts";
import { type Locale, languageTags } from "#domain/locale.ts";
import { pathOfArticle } from "./article-cards.ts";
import type { Article } from "./shown-article.ts";

/** What a feed reader is told about a language's articles; `site` is the origin of the practice's pages. */
export function feedOf(articles: readonly Article[], locale: Locale, site: URL, practiceName: string) {
  const { feed, categories } = blogWords[locale];
  const absolute = (path: string) => new URL(path, site).href;
  return {
    title: fillIn(feed.title, { name: practiceName }),
    description: feed.description,
    site,
    trailingSlash: false,
    xmlns: { atom: "http://www.w3.org/2005/Atom" },
    customData: [
      `<link>${absolute(pathOf("blog", locale))}</link>`,
      `<language>${languageTags[locale].toLowerCase()}</language>`,
      `<atom:link href="${absolute(localPath("/rss.xml", locale))}" rel="self" type="application/rss+xml"/>`,
    ].join(""),
    items: articles.map((article) => ({
      title: article.data.title,
      description: article.data.excerpt,
      link: absolute(pathOfArticle(article, locale)),
      categories: [categories[article.data.category]],
      pubDate: atNoon(article.data.date),
    })),
  };
}

// Midnight in universal time is still the day before in Texas.
const atNoon = (day: Date) => new Date(day.getTime() + 12 * 60 * 60 * 1000);
