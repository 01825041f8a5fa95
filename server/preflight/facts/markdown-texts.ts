import type { SourceText } from "./source-text.ts";

/** A line that begins something of its own: an entry of a list, a quotation, a row, a heading, a rule, code. */
const opening = /^\s*(?:[-*+>]\s|\d+[.)]\s|[|#]|---|```)/;
/** A line after which something new begins. */
const closed = /^(?:[|#]|---|```)/;

/** The paragraphs of a Markdown file, however they are broken into lines, and each line of its head. */
export function markdownTexts(file: string, source: string): SourceText[] {
  const locale = /[\\/]es[\\/]/.test(file) ? "es" : "en";
  const texts: SourceText[] = [];
  const lines = source.split("\n");
  const end = lines[0] === "---" ? lines.indexOf("---", 1) : -1;
  for (const [index, line] of lines.entries()) {
    const last = texts.at(-1);
    const goesOn = index > end && line.trim() !== "" && !opening.test(line);
    if (last && goesOn && last.text.trim() !== "" && !closed.test(last.text)) {
      last.breaks = [...(last.breaks ?? []), last.text.length + 1];
      last.text += ` ${line.trim()}`;
    } else texts.push({ file, line: index + 1, path: "", locale, text: line });
  }
  return texts;
}
