import * as v from "valibot";
import { locales } from "#domain/locale.ts";
import { type Practice, type PracticeFile, practiceSchemas } from "#domain/practice/practice.ts";
import type { Content, Json } from "#domain/website/edits.ts";
import { printArticle } from "../content/article-file.ts";
import { idOf, isRecord } from "../content/content-values.ts";
import { articleFacts } from "../preflight/facts/article-facts.ts";
import type { LaunchFacts } from "../preflight/facts/launch-facts.ts";
import { readTexts } from "../preflight/facts/read-texts.ts";
import { localeIn, placeOf, type SourceText } from "../preflight/facts/source-text.ts";

export type Circumstances = Pick<LaunchFacts, "env" | "now" | "staffWithSecondFactor" | "lastBackupAt">;

/** Facts for the launch checklist that were made of content, with the address of what stands at a place. */
export type ContentFacts = LaunchFacts & { addressAt(place: string): string | undefined };

/** The texts that are code or law and that no office edits. */
let fixedTexts: SourceText[] | undefined;

/** Makes the facts of a valid content; `within` leaves out the texts of all fields but one. */
export function contentFacts(content: Content, circumstances: Circumstances, within?: string): ContentFacts {
  fixedTexts ??= readTexts().filter(({ file }) => /^content[\\/](?:words|legal)[\\/]/.test(file));
  const { articles = {}, ...files } = content;
  const addresses = new Map<string, string>();
  const texts = [...Object.entries(files).flatMap(practiceTexts), ...articleTexts(articles)];
  const places = new Map(texts.map((text) => [`${text.file} ${text.path}`, placeOf(text)]));
  const isWithin = ({ address }: PlacedText) => address === within || address.startsWith(`${within}/`);
  for (const text of texts) addresses.set(placeOf(text), text.address);
  const names = Object.keys(practiceSchemas) as PracticeFile[];
  return {
    ...circumstances,
    practice: Object.fromEntries(
      names.map((name) => [name, v.parse(practiceSchemas[name], content[name])]),
    ) as Practice,
    texts: within === undefined ? [...texts, ...fixedTexts] : texts.filter(isWithin),
    articles: articleFacts(texts),
    at: (file, path) => placeIn(places, fileName(file), path),
    addressAt: (place) => addresses.get(place),
  };
}

function placeIn(places: ReadonlyMap<string, string>, file: string, path: string): string {
  const place = places.get(`${file} ${path}`);
  if (place || path === "") return place ?? file;
  return placeIn(places, file, path.split(".").slice(0, -1).join("."));
}

const fileName = (name: string) => `content/practice/${name}.yaml`;

/** A text with the address where it stands; a line of its own stands for its place. */
type PlacedText = SourceText & { address: string };

function practiceTexts([name, value]: [string, Json]): PlacedText[] {
  const texts: PlacedText[] = [];
  visit(value, [], name);
  return texts;

  function visit(inner: Json, keys: readonly string[], address: string): void {
    const path = keys.join(".");
    const text = typeof inner === "object" ? "" : String(inner);
    texts.push({ file: fileName(name), line: texts.length + 1, path, locale: localeIn(path), text, address });
    const entries = Array.isArray(inner)
      ? inner.map((entry, index): [string, string, Json] => [
          String(index),
          String(idOf(entry) ?? index),
          entry,
        ])
      : Object.entries(isRecord(inner) ? inner : {}).map(([key, entry]): [string, string, Json] => [
          key,
          key,
          entry,
        ]);
    for (const [key, step, entry] of entries) visit(entry, [...keys, key], `${address}/${step}`);
  }
}

function articleTexts(articles: Json): PlacedText[] {
  return Object.entries(isRecord(articles) ? articles : {}).flatMap(([slug, article]) => {
    const printed = printArticle(article, { en: "", es: "" });
    return locales.flatMap((locale) =>
      printed[locale].split("\n").map((text, index) => ({
        file: `content/articles/${locale}/${slug}.md`,
        line: index + 1,
        ...{ path: "", locale, text, address: `articles/${slug}` },
      })),
    );
  });
}
