import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dictionaryTexts } from "./dictionary-texts.ts";
import type { SourceText } from "./source-text.ts";
import { yamlTexts } from "./yaml-texts.ts";

/** All texts of a content folder: the practice, the dictionaries, articles and legal pages, each with its place. */
export function readTexts(folder = "content"): SourceText[] {
  const parts = ["practice", "articles", "legal"].map((part) => join(folder, part));
  // The dictionaries are code: the content of a release has none of its own.
  const words = [join(folder, "words"), join("content", "words")].find((each) => existsSync(each)) ?? folder;
  const files = [...parts, words].flatMap(filesUnder);
  return files.sort().flatMap((file) => textsOf(file, readFileSync(file, "utf8")));
}

function textsOf(file: string, source: string): SourceText[] {
  if (file.endsWith(".yaml")) return yamlTexts(file, source);
  if (file.endsWith(".ts")) return dictionaryTexts(file, source);
  return file.endsWith(".md") ? markdownTexts(file, source) : [];
}

function markdownTexts(file: string, source: string): SourceText[] {
  const locale = /[\\/]es[\\/]/.test(file) ? "es" : "en";
  return source.split("\n").map((text, index) => ({ file, line: index + 1, path: "", locale, text }));
}

function filesUnder(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
