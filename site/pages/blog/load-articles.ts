import { type CollectionEntry, getCollection } from "astro:content";
import { type Locale, locales, otherLocale } from "#domain/locale.ts";

export type Article = CollectionEntry<"articles">;

/** The articles of a language, newest first. Throws where an article is missing in the other language. */
export async function loadArticles(locale: Locale): Promise<Article[]> {
  const articles = await getCollection("articles");
  const ids = new Set(articles.map(({ id }) => id));
  for (const article of articles) {
    const [own] = locales.filter((language) => article.id.startsWith(`${language}/`));
    const twin = `${otherLocale[own ?? "en"]}/${slugOf(article)}`;
    if (!ids.has(twin)) throw new Error(`content/articles/${twin}.md is missing`);
  }
  return articles
    .filter(({ id }) => id.startsWith(`${locale}/`))
    .toSorted((one, other) => other.data.date.getTime() - one.data.date.getTime());
}

/** The part of the address that both languages of an article share. */
export const slugOf = ({ id }: Article) => id.slice(id.indexOf("/") + 1);
