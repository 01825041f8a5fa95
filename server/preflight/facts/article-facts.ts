import { placeOf, type SourceText } from "./source-text.ts";

/** The head of an article, as far as the checklist asks for it. Days are ISO dates. */
export type ArticleFacts = {
  file: string;
  checked: string;
  checkedAt: string;
  taxYear: number;
  taxYearAt: string;
  /** In pixels. */
  picture?: { width: number; height: number; at: string };
};

/** The heads of all articles in both languages. */
export function articleFacts(texts: readonly SourceText[]): ArticleFacts[] {
  const files = Map.groupBy(
    texts.filter(({ file }) => /[\\/]articles[\\/]/.test(file)),
    ({ file }) => file,
  );
  return [...files].map(([file, lines]) => {
    const [checked, checkedAt] = entryOf(lines, "checked");
    const [taxYear, taxYearAt] = entryOf(lines, "taxYear");
    const [width, at] = entryOf(lines, "  width");
    const [height] = entryOf(lines, "  height");
    const picture = at ? { picture: { width: Number(width), height: Number(height), at } } : {};
    return { file, checked, checkedAt, taxYear: Number(taxYear), taxYearAt, ...picture };
  });
}

function entryOf(lines: readonly SourceText[], name: string): [value: string, place: string] {
  const entry = lines.find(({ text }) => text.startsWith(`${name}: `));
  return entry ? [entry.text.slice(name.length + 2).trim(), placeOf(entry)] : ["", ""];
}
