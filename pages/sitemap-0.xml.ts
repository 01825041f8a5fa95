import type { APIContext } from "astro";
import { loadArticles } from "#build/load-articles.ts";
import { siteMap } from "#build/site-map.ts";

export async function GET({ site }: APIContext) {
  if (!site) throw new Error("A map of the site needs its address: set SITE_URL.");
  const slugs = (await loadArticles("en")).map(({ slug }) => slug);
  return new Response(siteMap(slugs, site), { headers: { "content-type": "application/xml" } });
}
