import rss from "@astrojs/rss";
import type { APIContext } from "astro";
import { loadArticles } from "#build/load-articles.ts";
import { loadPractice } from "#content/load-practice.ts";
import type { Locale } from "#domain/locale.ts";
import { localePaths } from "#site/frame/locale-paths.ts";
import { feedOf } from "#site/pages/blog/feed-of.ts";

export const getStaticPaths = localePaths;

export async function GET({ props, site }: APIContext<{ locale: Locale }>) {
  // Readers of feeds resolve no relative links.
  if (!site) throw new Error("A feed needs the address of the site: set SITE_URL.");
  const articles = await loadArticles(props.locale);
  return rss(feedOf(articles, props.locale, site, loadPractice().business.name));
}
