import { placeOf, type SourceText } from "./source-text.ts";
import { yamlTexts } from "./yaml-texts.ts";

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
    const entryOf = entriesOf(file, lines);
    const [checked, checkedAt] = entryOf("checked");
    const [taxYear, taxYearAt] = entryOf("taxYear");
    const [width, at] = entryOf("picture.width");
    const [height] = entryOf("picture.height");
    const picture = at ? { picture: { width: Number(width), height: Number(height), at } } : {};
    return { file, checked, checkedAt, taxYear: Number(taxYear), taxYearAt, ...picture };
  });
}

/** Reads the head of an article as the build does. Its first line is that of dashes. */
function entriesOf(file: string, lines: readonly SourceText[]) {
  const end = lines.findIndex(({ text }, index) => index > 0 && text === "---");
  const head = lines.slice(1, Math.max(end, 1)).map(({ text }) => text);
  const entries = yamlTexts(file, head.join("\n"));
  return (path: string): [value: string, place: string] => {
    const entry = entries.find((each) => each.path === path);
    return entry ? [entry.text, placeOf({ file, line: entry.line + 1 })] : ["", ""];
  };
}
