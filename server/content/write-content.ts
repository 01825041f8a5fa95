import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { locales } from "#domain/locale.ts";
import type { Content, Edit, EditedContent, Json } from "#domain/website/edits.ts";
import { applyEdits } from "./apply-edits.ts";
import { printArticle } from "./article-file.ts";
import { isSame } from "./content-values.ts";
import { articleFile, practiceFile, readArticleFiles, readContent } from "./read-content.ts";
import { assignValue, printYaml } from "./yaml-file.ts";

const shippedFolder = "content";

/** What of the content is files that the build reads from a folder; words are code. */
const parts = ["practice", "articles", "legal", "pictures"];

/** Writes a content folder: the shipped files with the edits in place. Returns what became of the edits, and the changed files. */
export function writeContent(
  edits: readonly Edit[],
  folder: string,
): EditedContent & { changedFiles: string[] } {
  const shipped = readContent(shippedFolder);
  const edited = applyEdits(shipped, edits);
  for (const part of parts.filter((each) => existsSync(join(shippedFolder, each))))
    cpSync(join(shippedFolder, part), join(folder, part), { recursive: true });
  return { ...edited, changedFiles: writeChanges(shipped, edited.content, folder) };
}

/** Writes into a content folder that holds `before` what `after` has otherwise; returns the changed files. */
export function writeChanges(before: Content, after: Content, folder: string): string[] {
  const names = Object.keys(before).filter((name) => name !== "articles");
  const files = names.filter((name) => !isSame(before[name], after[name]));
  for (const name of files) writePractice(practiceFile(folder, name), after[name] ?? null);
  const [old, now] = [articlesOf(before), articlesOf(after)];
  const slugs = Object.keys({ ...old, ...now }).filter((slug) => !isSame(old[slug], now[slug]));
  return [
    ...files.map((name) => practiceFile(folder, name)),
    ...slugs.flatMap((slug) => writeArticle(folder, slug, now[slug])),
  ];
}

const articlesOf = (content: Content) => (content.articles ?? {}) as Record<string, Json>;

function writePractice(file: string, value: Json): void {
  const document = parseDocument(readFileSync(file, "utf8"));
  assignValue(document, value);
  writeFileSync(file, printYaml(document));
}

function writeArticle(folder: string, slug: string, article: Json | undefined): string[] {
  const printed = article === undefined ? undefined : printArticle(article, readArticleFiles(folder, slug));
  return locales.map((locale) => {
    const file = articleFile(folder, locale, slug);
    if (printed) writeFileSync(file, printed[locale]);
    else rmSync(file, { force: true });
    return file;
  });
}
