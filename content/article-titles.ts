import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Locale } from "#domain/locale.ts";

/** The articles of a language, from the heads of their files (the folder is relative to where the program was started). */
export function readArticleTitles(locale: Locale, folder = "content/articles") {
  return readdirSync(join(folder, locale))
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const [, head = ""] = readFileSync(join(folder, locale, name), "utf8").split(/^---$/m);
      return { slug: name.slice(0, -".md".length), title: String(parse(head).title) };
    });
}
