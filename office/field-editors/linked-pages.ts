import { canonicalRouteOf, type RouteName, routeNames, routes } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import type { Locale } from "#domain/locale.ts";

const isLinked = (path: string) => /^\/(?:services|start-your-business|appointments$|contact$)/.test(path);
const linkedRoutes = routeNames.filter((name) => isLinked(routes[name]));

/** The pages that entries of the content may lead to; one of two addresses of the same page. */
export const linkedPages: readonly string[] = linkedRoutes
  .filter((name) => canonicalRouteOf(name) === name)
  .map((name) => routes[name]);

/** What these pages are called in the menus, by their addresses. */
export function pageNames(locale: Locale): Record<string, string> {
  const links: Partial<Record<RouteName, string>> = shellWords[locale].links;
  return Object.fromEntries(
    linkedRoutes.map((name) => [routes[name], links[canonicalRouteOf(name)] ?? routes[name]]),
  );
}
