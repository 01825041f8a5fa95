import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readText } from "../../content/read-content.ts";
import { dictionaryTexts } from "./dictionary-texts.ts";
import { markdownTexts } from "./markdown-texts.ts";
import type { SourceText } from "./source-text.ts";
import { yamlTexts } from "./yaml-texts.ts";

/** All texts of a content folder: the practice, the dictionaries, articles and legal pages, each with its place. */
export const readTexts = (folder = "content"): SourceText[] =>
  listTextFiles(["practice", "articles", "legal", "words"], folder).flatMap(readTextFile);

/** The files of some parts of a content folder, in the order in which their texts are read. */
export function listTextFiles(parts: readonly string[], folder = "content"): string[] {
  // The dictionaries are code: the content of a release has none of its own.
  const rootOf = (part: string) => (part === "words" && !existsSync(join(folder, part)) ? "content" : folder);
  return parts.flatMap((part) => filesUnder(join(rootOf(part), part))).sort();
}

/** Reads the texts of a file, each with its place. */
export const readTextFile = (file: string): SourceText[] => textsOf(file, readText(file));

function textsOf(file: string, source: string): SourceText[] {
  if (file.endsWith(".yaml")) return yamlTexts(file, source);
  if (file.endsWith(".ts")) return dictionaryTexts(file, source);
  return file.endsWith(".md") ? markdownTexts(file, source) : [];
}

function filesUnder(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
