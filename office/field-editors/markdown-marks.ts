/** Text that takes the place of what stands between `from` and `to`; of the new text `start` to `end` is selected then. */
type Replacement = { from: number; to: number; insert: string; start: number; end: number };

export const markdownMarks = ["bold", "heading", "list", "link"] as const;
export type MarkdownMark = (typeof markdownMarks)[number];

/** Puts Markdown around what is selected, or before each of its lines. */
export function markSelection(text: string, start: number, end: number, mark: MarkdownMark): Replacement {
  if (mark === "bold") return around(text, start, end, "**", "**");
  if (mark === "link") return around(text, start, end, "[", "](https://)");
  const sign = mark === "heading" ? "## " : "- ";
  const from = text.slice(0, start).lastIndexOf("\n") + 1;
  const lines = text.slice(from, end).split("\n");
  const insert = lines.map((line) => sign + line).join("\n");
  return { from, to: end, insert, start: from, end: from + insert.length };
}

const around = (text: string, start: number, end: number, before: string, after: string): Replacement => ({
  from: start,
  to: end,
  insert: before + text.slice(start, end) + after,
  start: start + before.length,
  end: end + before.length,
});
