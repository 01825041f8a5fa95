import type { APIContext } from "astro";
import { siteMapIndex } from "#build/site-map.ts";

export function GET({ site }: APIContext) {
  if (!site) throw new Error("A map of the site needs its address: set SITE_URL.");
  return new Response(siteMapIndex(site), { headers: { "content-type": "application/xml" } });
}
