import { readArticleTitles } from "#content/article-titles.ts";
import { pageTitle } from "#content/page-titles.ts";
import { articlePath, isListed, localPath, pathOf, routeNames } from "#content/routes.ts";
import type { Locale } from "#domain/locale.ts";
import { type FoundPage, searchPages } from "#domain/search/page-search.ts";
import type { PageValues } from "#domain/templates/filled-pages.ts";

type Suggestions = PageValues<"notFound">["suggestions"];

/** Creates the function that suggests pages of a language that match words of a path that does not exist. */
export function createSuggest(articles: string): (badPath: string, locale: Locale) => Suggestions {
  const searchable = new Map<Locale, FoundPage[]>();
  return (badPath, locale) => {
    // Read at the first use: reading the articles would slow down the start.
    const pages = searchable.get(locale) ?? [...routePages(locale), ...articlePages(locale, articles)];
    searchable.set(locale, pages);
    return searchPages(badPath, pages).map(({ path, title }) => ({ href: path, title }));
  };
}

/** The home page has its button below. */
const routePages = (locale: Locale): FoundPage[] =>
  routeNames
    .filter((route) => isListed(route) && route !== "home")
    .map((route) => ({ path: pathOf(route, locale), title: pageTitle(route, locale) ?? "" }));

const articlePages = (locale: Locale, folder: string): FoundPage[] =>
  readArticleTitles(locale, folder).map(({ slug, title }) => ({
    path: localPath(articlePath(slug), locale),
    title,
  }));
