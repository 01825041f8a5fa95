import type { APIContext } from "astro";

/** Everything may be read; pages that are not to be listed say so themselves. */
export function GET({ site }: APIContext) {
  if (!site) throw new Error("robots.txt needs the address of the site: set SITE_URL.");
  const sitemap = new URL("/sitemap-index.xml", site).href;
  return new Response(`User-agent: *\nDisallow: /functions/\nDisallow: /office\n\nSitemap: ${sitemap}\n`);
}
