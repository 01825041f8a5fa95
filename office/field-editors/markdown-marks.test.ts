import { expect, test } from "vitest";
import { type MarkdownMark, markSelection } from "./markdown-marks.ts";

test.each<[MarkdownMark, string, [start: number, end: number], string, string]>([
  ["bold", "a word b", [2, 6], "a **word** b", "word"],
  ["link", "see here", [4, 8], "see [here](https://)", "here"],
  ["heading", "one\ntwo", [5, 6], "one\n## two", "## tw"],
  ["list", "one\ntwo", [0, 7], "- one\n- two", "- one\n- two"],
  ["heading", "\ntwo", [0, 0], "## \ntwo", "## "],
])("%s of %j", (mark, text, [first, last], marked, selected) => {
  const { from, to, insert, start, end } = markSelection(text, first, last, mark);
  const after = text.slice(0, from) + insert + text.slice(to);
  expect(after).toBe(marked);
  expect(after.slice(start, end)).toBe(selected);
});
