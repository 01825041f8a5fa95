import type { Locale } from "#domain/locale.ts";
import type { RouteName } from "./routes.ts";
import { homeWords } from "./words/home.ts";
import { shellWords } from "./words/shell.ts";

/** What a page is called where another place points to it; undefined for pages that nothing points to. */
export function pageTitle(route: RouteName, locale: Locale): string | undefined {
  if (route === "home") return homeWords[locale].hero.heading;
  const { links } = shellWords[locale];
  const titles: Partial<Record<RouteName, string>> = { ...links, taxPreparation: links.personalTaxes };
  return titles[route];
}
