import * as v from "valibot";
import { articlePath, localPath } from "#content/routes.ts";
import { newsletterLetterWords } from "#content/words/letters.ts";
import type { Locale } from "#domain/locale.ts";
import { type CampaignContent, longestSubject } from "#domain/office/campaign-content.ts";
import { readArticle } from "../content/article-file.ts";
import { listArticles, readArticleFiles } from "../content/read-content.ts";

const texts = v.object({ title: v.string(), excerpt: v.string() });
const head = v.object({ date: v.string(), en: texts, es: texts });
export type PublishedArticle = v.InferOutput<typeof head> & { slug: string };

/** Reads the articles of a release, the latest first. */
export function readPublished(content: string): PublishedArticle[] {
  return listArticles(content)
    .flatMap((slug) => {
      const result = v.safeParse(head, readArticle(readArticleFiles(content, slug)));
      return result.success ? [{ slug, ...result.output }] : [];
    })
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
}

/** The first draft of a campaign about an article. */
export function contentFrom(article: PublishedArticle, siteUrl: string): CampaignContent {
  const textsIn = (locale: Locale) => ({
    subject: article[locale].title.slice(0, longestSubject),
    body: article[locale].excerpt,
    linkLabel: newsletterLetterWords[locale].readArticle,
    link: siteUrl + localPath(articlePath(article.slug), locale),
  });
  return { languages: "both", en: textsIn("en"), es: textsIn("es") };
}

const empty = { subject: "", body: "", linkLabel: "", link: "" };
export const emptyContent: CampaignContent = { languages: "both", en: empty, es: empty };
