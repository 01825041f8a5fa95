import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { contentFolder } from "#content/content-folder.ts";
import { ContentError } from "#content/load-practice.ts";
import { findMistakes } from "#content/practice-mistakes.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { articleSchema } from "#domain/website/article.ts";
import { readArticle } from "#server/content/article-file.ts";
import { articleFile, readArticleFiles } from "#server/content/read-content.ts";
import { type RenderedText, renderMarkdown } from "./render-markdown.ts";

type Source = v.InferOutput<typeof articleSchema>;
const rendered = new Map<string, Promise<RenderedText>>();

/** Loads the articles of a language, newest first. Throws a ContentError where one has a mistake or lacks a language. */
export async function loadArticles(locale: Locale) {
  const articles = await Promise.all(slugs().map((slug) => loadArticle(slug, locale)));
  return articles.toSorted((one, other) => other.data.date.getTime() - one.data.date.getTime());
}

function slugs(): string[] {
  const [en = [], es = []] = locales.map((locale) => readdirSync(join(contentFolder, "articles", locale)));
  for (const name of [...en, ...es])
    for (const [locale, names] of [
      ["en", en],
      ["es", es],
    ] as const)
      if (!names.includes(name)) throw new ContentError(`content/articles/${locale}/${name} is missing.`);
  return en.map((name) => name.replace(/\.md$/, ""));
}

async function loadArticle(slug: string, locale: Locale) {
  const { en, es, date, checked, ...shared } = readSource(slug);
  const { body, ...texts } = { en, es }[locale];
  const data = { ...texts, ...shared, date: new Date(date), checked: new Date(checked) };
  return { slug, data, body, ...(await renderOnce(body)) };
}

function readSource(slug: string): Source {
  const source = readArticle(readArticleFiles(contentFolder, slug));
  const [mistake] = findMistakes(articleSchema, source);
  if (!mistake) return v.parse(articleSchema, source);
  const [first, ...rest] = mistake.path;
  const locale = locales.find((each) => each === first) ?? "en";
  const place = (first === locale ? rest : mistake.path).join(".");
  throw new ContentError(`${articleFile(contentFolder, locale, slug)}: ${place} ${mistake.says}.`);
}

function renderOnce(body: string): Promise<RenderedText> {
  const before = rendered.get(body);
  if (before) return before;
  const now = renderMarkdown(body);
  rendered.set(body, now);
  return now;
}
