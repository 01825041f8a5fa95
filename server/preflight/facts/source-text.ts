import type { Locale } from "#domain/locale.ts";

/** A text of the content with its place. */
export type SourceText = {
  /** The path of its file from the root, such as `content/words/home.ts`. */
  file: string;
  line: number;
  /** The keys that lead to it, such as `notary.acts.0.name.en`; empty in Markdown. */
  path: string;
  locale: Locale | undefined;
  text: string;
  /** Where in it further lines begin. */
  breaks?: number[];
};

/** The place of a text, or of what stands in it, as an editor opens it: `content/words/home.ts:12`. */
export const placeOf = ({ file, line, breaks = [] }: Pick<SourceText, "file" | "line" | "breaks">, at = 0) =>
  `${file}:${line + breaks.filter((start) => start <= at).length}`;

/** The name of a text without its language: the same in English and in Spanish. */
export function withoutLanguage({ file, path }: Pick<SourceText, "file" | "path">): string {
  const keys = path.split(".").filter((key) => key !== "en" && key !== "es");
  return [file.replace(/[\\/](?:en|es)[\\/]/, "/"), ...keys].join(".");
}

/** What staff alone read promises visitors nothing; the checklist itself quotes what it looks for. */
export const isForStaff = (file: string) => /[\\/]words[\\/](?:office[\\/]|launch-findings\.ts$)/.test(file);

/** The language that a path of keys names in one of its steps. */
export function localeIn(path: string): Locale | undefined {
  const step = path.split(".").find((name) => name === "en" || name === "es");
  return step as Locale | undefined;
}
