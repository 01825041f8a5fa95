import { setImmediate as nextTurn } from "node:timers/promises";
import * as v from "valibot";
import { locales } from "#domain/locale.ts";
import { type Practice, type PracticeFile, practiceSchemas } from "#domain/practice/practice.ts";
import type { Content, Json } from "#domain/website/edits.ts";
import { isRecord } from "../base/is-record.ts";
import { printArticle } from "../content/article-file.ts";
import { idOf } from "../content/content-values.ts";
import { articleFacts } from "../preflight/facts/article-facts.ts";
import type { Circumstances, LaunchFacts } from "../preflight/facts/launch-facts.ts";
import { markdownTexts } from "../preflight/facts/markdown-texts.ts";
import { listTextFiles, readTextFile } from "../preflight/facts/read-texts.ts";
import { localeIn, placeOf, type SourceText } from "../preflight/facts/source-text.ts";

/** Facts for the launch checklist that were made of content, with the address of what stands at a place. */
export type ContentFacts = LaunchFacts & { addressAt(place: string): string | undefined };

/** Makes the facts of a valid content, with the texts of fields at some addresses, all by default, without code and law. */
export function contentFacts(
  content: Content,
  circumstances: Circumstances,
  isLooked: (address: string) => boolean = () => true,
): ContentFacts {
  const { articles = {}, ...files } = content;
  const practice = Object.entries(files).map(([name, value]) => practiceOf(value, name));
  const written = Object.entries(isRecord(articles) ? articles : {}).map(([slug, each]) =>
    articleOf(each, slug),
  );
  const texts = [...practice, ...written].flatMap((each) => each.texts);
  const addresses = new Map(
    texts.flatMap((text) => [0, ...(text.breaks ?? [])].map((at) => [placeOf(text, at), text.address])),
  );
  return {
    ...circumstances,
    practice: Object.fromEntries(practice.map(({ name, value }) => [name, value])) as Practice,
    texts: texts.filter(({ address }) => isLooked(address)),
    articles: written.flatMap(({ heads }) => heads),
    at: (file, path) => placeIn(practice.find(({ name }) => name === file)?.places, fileName(file), path),
    addressAt: (place) => addresses.get(place),
  };
}

/** The same with the texts that are code or law, which no office edits. */
export async function wholeFacts(content: Content, circumstances: Circumstances): Promise<ContentFacts> {
  const facts = contentFacts(content, circumstances);
  return { ...facts, texts: [...facts.texts, ...(await readFixedTexts())] };
}

let fixedTexts: SourceText[] | undefined;

/** Reads them once, with a turn of the event loop after each file. */
async function readFixedTexts(): Promise<SourceText[]> {
  if (fixedTexts) return fixedTexts;
  const texts: SourceText[] = [];
  for (const file of listTextFiles(["words", "legal"])) {
    texts.push(...readTextFile(file));
    await nextTurn();
  }
  fixedTexts = texts;
  return texts;
}

function placeIn(places: ReadonlyMap<string, string> | undefined, file: string, path: string): string {
  const place = places?.get(path);
  if (place || path === "") return place ?? file;
  return placeIn(places, file, path.split(".").slice(0, -1).join("."));
}

const fileName = (name: string) => `content/practice/${name}.yaml`;

type PlacedText = SourceText & { address: string };

/** Makes something of a file or an article once: contents share what they do not change. */
function remembered<Result>(make: (value: Json, name: string) => Result) {
  const known = new WeakMap<object, Result>();
  return (value: Json, name: string): Result => {
    if (typeof value !== "object" || value === null) return make(value, name);
    const result = known.get(value) ?? make(value, name);
    known.set(value, result);
    return result;
  };
}

const practiceOf = remembered((value, name) => {
  const texts = practiceTexts(value, name);
  const places = new Map(texts.map((text) => [text.path, placeOf(text)]));
  return { name, texts, places, value: v.parse(practiceSchemas[name as PracticeFile], value) };
});

function practiceTexts(value: Json, name: string): PlacedText[] {
  const texts: PlacedText[] = [];
  visit(value, [], name);
  return texts;

  function visit(inner: Json, keys: readonly string[], address: string): void {
    const path = keys.join(".");
    const text = typeof inner === "object" ? "" : String(inner);
    texts.push({ file: fileName(name), line: texts.length + 1, path, locale: localeIn(path), text, address });
    if (Array.isArray(inner))
      for (const [index, entry] of inner.entries())
        visit(entry, [...keys, String(index)], `${address}/${String(idOf(entry) ?? index)}`);
    else if (isRecord(inner))
      for (const [key, entry] of Object.entries(inner)) visit(entry, [...keys, key], `${address}/${key}`);
  }
}

const articleOf = remembered((article, slug) => {
  const printed = printArticle(article, { en: "", es: "" });
  const texts = locales.flatMap((locale) =>
    markdownTexts(`content/articles/${locale}/${slug}.md`, printed[locale]).map((text) => ({
      ...text,
      address: `articles/${slug}`,
    })),
  );
  return { texts, heads: articleFacts(texts) };
});
