import { localPath, type RouteName, routeNames, routes } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { TileName } from "#domain/tiles/tile-motifs.ts";
import { pageEntry } from "#domain/website/page-entry.ts";
import type { Article } from "./shown-article.ts";

type RelatedService = { name: string; path: string; tile: TileName; scheme: number };

/** The page an article leads to, named as the catalogue or else the menus name it. Throws where it is no page. */
export function relatedService(
  article: Article,
  locale: Locale,
  catalogue: Practice["catalogue"],
): RelatedService {
  const { service } = article.data;
  const path = localPath(service, locale);
  const entry = pageEntry(catalogue, service);
  if (entry) return { name: entry.title[locale], path, tile: entry.tile, scheme: entry.scheme };
  const route = routeNames.find((name) => routes[name] === service);
  const names: Partial<Record<RouteName, string>> = shellWords[locale].links;
  const name = route && names[route];
  if (!name)
    throw new Error(
      `content/articles/${locale}/${article.slug}.md: service ${service} is no page of this site`,
    );
  return { name, path, tile: "pin", scheme: 1 };
}
