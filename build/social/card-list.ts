import { pageTitle } from "#content/page-titles.ts";
import { articlePath, isListed, type RouteName, routeNames, routes } from "#content/routes.ts";
import { notaryNotice } from "#content/words/notary-notice.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { ArticleCategory } from "#domain/search/article-categories.ts";
import { categoryTiles } from "#domain/tiles/category-tiles.ts";
import { filingTiles } from "#domain/tiles/filing-tiles.ts";
import type { TileName } from "#domain/tiles/tile-motifs.ts";
import { pageEntry } from "#domain/website/page-entry.ts";

/** One card to be drawn; `plainPath` is its page's path without the language. */
export type CardEntry = { plainPath: string; locale: Locale; title: string; tile: TileName; scheme: number };
type CardArticle = { slug: string; locale: Locale; title: string; category: ArticleCategory };
type Look = { tile: TileName; scheme: number };

/** That of a service that the office took out of the catalogue, as on its page. */
const otherLook: Look = { tile: "flower", scheme: 0 };

/** The tiles of pages that are no service of the catalogue; a service has its tile there. */
const tilesByRoute: Partial<Record<RouteName, Look>> = {
  home: { tile: "quarters", scheme: 0 },
  services: { tile: "flower", scheme: 1 },
  taxPreparation: { tile: "quarters", scheme: 0 },
  ...filingTiles,
  compareOptions: { tile: "star", scheme: 3 },
  about: { tile: "flower", scheme: 4 },
  blog: { tile: "star", scheme: 1 },
  contact: { tile: "flower", scheme: 0 },
  appointments: { tile: "quarters", scheme: 3 },
  faqs: { tile: "flower", scheme: 3 },
  privacy: { tile: "leaf", scheme: 0 },
  terms: { tile: "leaf", scheme: 3 },
};

export function pageCards({ catalogue }: Practice): CardEntry[] {
  const listedRoutes = routeNames.filter(isListed);
  return locales.flatMap((locale) =>
    listedRoutes.map((route) => {
      const title = pageTitle(route, locale);
      const look = pageEntry(catalogue, routes[route]) ?? tilesByRoute[route] ?? otherLook;
      if (!title) throw new Error(`build/social/card-list.ts: the page "${route}" has no title.`);
      return { plainPath: routes[route], locale, title, tile: look.tile, scheme: look.scheme };
    }),
  );
}

export function articleCards(articles: readonly CardArticle[]): CardEntry[] {
  return articles.map(({ slug, locale, title, category }) => ({
    plainPath: articlePath(slug),
    locale,
    title,
    ...categoryTiles[category],
  }));
}

/** The statement of Tex. Gov't Code 406.017 in both languages, for Spanish cards of notary services. */
export function cardNotice({ locale, title }: CardEntry): string[] | undefined {
  if (locale === "en" || !/notary|notarial/i.test(title)) return undefined;
  return locales.map((language) => notaryNotice[language].statement);
}
