import { readdirSync } from "node:fs";
import { articlePath, localPath, routes } from "#content/routes.ts";
import { type Locale, locales } from "#domain/locale.ts";

/** The addresses of articles, which are files and not routes; without their language. */
export const articlePaths = readdirSync("content/articles/en")
  .filter((name) => name.endsWith(".md"))
  .map((name) => articlePath(name.replace(/\.md$/, "")));

/** Every page of the site in both languages, those for errors and for sent forms among them. */
export const sitePaths: { path: string; locale: Locale }[] = [
  ...Object.values(routes),
  ...articlePaths,
].flatMap((path) => locales.map((locale) => ({ path: localPath(path, locale), locale })));
