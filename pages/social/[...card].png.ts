import { getCollection } from "astro:content";
import type { APIRoute } from "astro";
import { cachedSocialCard } from "#build/social/cached-social-card.ts";
import { articleCards, type CardEntry, cardNotice, pageCards } from "#build/social/card-list.ts";
import { loadPractice } from "#content/load-practice.ts";
import { socialCardPath } from "#content/routes.ts";
import type { Locale } from "#domain/locale.ts";

const practice = loadPractice();

export async function getStaticPaths() {
  const articles = (await getCollection("articles")).map(({ id, data }) => {
    const [locale, slug = ""] = id.split("/");
    return { slug, locale: locale as Locale, title: data.title, category: data.category };
  });
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
