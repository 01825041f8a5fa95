import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { Both } from "#domain/locale.ts";
import { practiceSchemas } from "#domain/practice/practice.ts";
import type { Content, Json } from "#domain/website/edits.ts";
import { readArticle } from "./article-file.ts";

export const practiceFile = (folder: string, name: string) => join(folder, "practice", `${name}.yaml`);
export const articleFile = (folder: string, locale: string, slug: string) =>
  join(folder, "articles", locale, `${slug}.md`);

export function readContent(folder = "content"): Content {
  const practice = Object.keys(practiceSchemas).map((name): [string, Json] => [
    name,
    parseDocument(readFileSync(practiceFile(folder, name), "utf8")).toJS(),
  ]);
  const articles = listArticles(folder).map((slug) => [slug, readArticle(readArticleFiles(folder, slug))]);
  return { ...Object.fromEntries(practice), articles: Object.fromEntries(articles) };
}

export const listArticles = (folder: string): string[] =>
  readdirSync(join(folder, "articles", "en")).map((name) => name.replace(/\.md$/, ""));

let shipped: Content | undefined;

/** The shipped content, read once: while the server runs, its files are those it started with. */
export function readShipped(): Content {
  shipped ??= readContent();
  return shipped;
}

/** The two files of an article; empty where there is none. */
export const readArticleFiles = (folder: string, slug: string): Both => ({
  en: textOf(articleFile(folder, "en", slug)),
  es: textOf(articleFile(folder, "es", slug)),
});

/** Reads a text with our line ends, also one that an editor on Windows saved with its own and a mark before it. */
export const readText = (file: string): string => readFileSync(file, "utf8").replace(/^\uFEFF|\r(?=\n)/g, "");

function textOf(file: string): string {
  try {
    return readText(file);
  } catch {
    return "";
  }
}
