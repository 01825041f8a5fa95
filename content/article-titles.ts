import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Locale } from "#domain/locale.ts";

/** Reads the titles of a language's articles from their front matter; the folder is relative to the working directory. */
export function readArticleTitles(locale: Locale, folder = "content/articles") {
  return readdirSync(join(folder, locale))
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const [, head = ""] = readFileSync(join(folder, locale, name), "utf8").split(/^---$/m);
      return { slug: name.slice(0, -".md".length), title: String(parse(head).title) };
    });
}
