import { html } from "hono/html";
import { isListed, localeOfPath, type RouteName, routes } from "#content/routes.ts";
import type { Locale } from "#domain/locale.ts";
import { type FoundPage, searchPages } from "#domain/search/page-search.ts";

const place = "<!--suggestions-->";
const unlistedPaths = new Set(
  Object.entries(routes)
    .filter(([name]) => !isListed(name as RouteName))
    .flatMap(([, path]) => [path, `/es${path}`]),
);

/** Built pages that may be offered to someone who is lost, by their language. */
export function listSearchable(pages: ReadonlyMap<string, string>): Record<Locale, FoundPage[]> {
  const all = [...pages]
    .filter(([path, page]) => !unlistedPaths.has(path) && !/<meta[^>]+noindex/i.test(page))
    .map(([path, page]) => ({ path, title: titleOf(page) }))
    .filter(({ title }) => title);
  const inLocale = (locale: Locale) => all.filter(({ path }) => localeOfPath(path) === locale);
  return { en: inLocale("en"), es: inLocale("es") };
}

/** The not-found page with links to pages that hold words of the bad path; nothing where none does. */
export function addSuggestions(page: string, badPath: string, searchable: readonly FoundPage[]): string {
  const found = searchPages(badPath, searchable);
  if (found.length === 0) return page.replace(place, "");
  const items = found.map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>`);
  const list = String(html`<ul data-suggestions>${items}</ul>`);
  return page.replace(place, () => list);
}

// Titles end in the practice's name after a sign; what stands before it names the page.
function titleOf(page: string): string {
  const raw = /<title[^>]*>([^<]*)<\/title>/i.exec(page)?.[1] ?? "";
  const title = raw.split(/\s[|·–—]\s/)[0] ?? "";
  return title.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => entities[name] ?? "").trim();
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" };
