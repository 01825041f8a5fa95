import { articlePath, canonicalPathOf, isListed, localPath, routeNames } from "#content/routes.ts";
import { locales } from "#domain/locale.ts";

/** Lists the pages that search engines may know, each with its twin in the other language. */
export function siteMap(slugs: readonly string[], site: URL): string {
  const pages = routeNames.filter(isListed).map(canonicalPathOf);
  const paths = [...new Set([...pages, ...slugs.map(articlePath)])];
  const entries = paths.flatMap((path) => {
    const addressIn = new Map(locales.map((locale) => [locale, new URL(localPath(path, locale), site).href]));
    const twins = locales.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${addressIn.get(locale)}"/>`,
    );
    return locales.map((locale) => `<url><loc>${addressIn.get(locale)}</loc>${twins.join("")}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>`;
}

/** Lists the maps of the site: one is enough for 50,000 pages. */
export const siteMapIndex = (site: URL) =>
  `<?xml version="1.0" encoding="UTF-8"?><sitemapindex ${namespace}><sitemap><loc>${new URL("/sitemap-0.xml", site).href}</loc></sitemap></sitemapindex>`;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
