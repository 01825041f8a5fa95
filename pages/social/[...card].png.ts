import type { APIRoute } from "astro";
import { loadArticles } from "#build/load-articles.ts";
import { cachedSocialCard } from "#build/social/cached-social-card.ts";
import { articleCards, type CardEntry, cardNotice, pageCards } from "#build/social/card-list.ts";
import { loadPractice } from "#content/load-practice.ts";
import { socialCardPath } from "#content/routes.ts";
import { locales } from "#domain/locale.ts";

const practice = loadPractice();

export async function getStaticPaths() {
  const lists = locales.map(async (locale) => {
    const articles = await loadArticles(locale);
    return articles.map(({ slug, data: { title, category } }) => ({ slug, locale, title, category }));
  });
  const articles = (await Promise.all(lists)).flat();
  return [...pageCards(practice), ...articleCards(articles)].map((entry) => ({
    params: { card: socialCardPath(entry.plainPath, entry.locale).slice("/social/".length, -".png".length) },
    props: { entry },
  }));
}

export const GET: APIRoute<{ entry: CardEntry }> = async ({ props: { entry } }) => {
  const { name, tagline } = practice.business;
  const notice = cardNotice(entry);
  const card = { ...entry, practiceName: name, tagline: tagline[entry.locale], notice };
  return new Response(new Uint8Array(await cachedSocialCard(card)), {
    headers: { "content-type": "image/png" },
  });
};
