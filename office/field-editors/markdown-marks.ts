/** A text with what is selected in it, by the places where it begins and ends. */
export type Selection = { text: string; start: number; end: number };

export const markdownMarks = ["bold", "heading", "list", "link"] as const;
export type MarkdownMark = (typeof markdownMarks)[number];

/** Puts Markdown around what is selected, or before each of its lines. */
export function markSelection({ text, start, end }: Selection, mark: MarkdownMark): Selection {
  if (mark === "bold") return around(text, start, end, "**", "**");
  if (mark === "link") return around(text, start, end, "[", "](https://)");
  const sign = mark === "heading" ? "## " : "- ";
  const first = text.lastIndexOf("\n", start - 1) + 1;
  const lines = text.slice(first, end).split("\n");
  const marked = lines.map((line) => sign + line).join("\n");
  return { text: text.slice(0, first) + marked + text.slice(end), start: first, end: first + marked.length };
}

const around = (text: string, start: number, end: number, before: string, after: string): Selection => ({
  text: text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end),
  start: start + before.length,
  end: end + before.length,
});
