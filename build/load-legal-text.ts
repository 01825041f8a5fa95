import { join } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { contentFolder } from "#content/content-folder.ts";
import { ContentError } from "#content/load-practice.ts";
import type { Locale } from "#domain/locale.ts";
import { isoDate, words } from "#domain/practice/practice-values.ts";
import { readText } from "#server/content/read-content.ts";
import { renderMarkdown } from "./render-markdown.ts";

const head = v.strictObject({ title: words, description: words, updated: isoDate });

/** `sample-practice` is the last chapter of a sample's terms. */
type LegalText = "privacy" | "terms" | "sample-practice";

/** Loads a legal text. Throws a ContentError where its head has a mistake. */
export async function loadLegalText(name: LegalText, locale: Locale) {
  const file = join(contentFolder, "legal", locale, `${name}.md`);
  const [, yaml = "", body = ""] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(readText(file)) ?? [];
  const result = v.safeParse(head, parse(yaml));
  if (!result.success)
    throw new ContentError(
      `${file}: ${v.getDotPath(result.issues[0]) ?? "its head"} ${result.issues[0].message}.`,
    );
  const { title, description, updated } = result.output;
  return { title, description, updated: new Date(updated), ...(await renderMarkdown(body)) };
}
