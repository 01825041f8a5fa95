import { expect, test } from "vitest";
import { type MarkdownMark, markSelection } from "./markdown-marks.ts";

test.each<[MarkdownMark, string, [start: number, end: number], string, string]>([
  ["bold", "a word b", [2, 6], "a **word** b", "word"],
  ["link", "see here", [4, 8], "see [here](https://)", "here"],
  ["heading", "one\ntwo", [5, 6], "one\n## two", "## tw"],
  ["list", "one\ntwo", [0, 7], "- one\n- two", "- one\n- two"],
])("%s of %j", (mark, text, [start, end], marked, selected) => {
  const after = markSelection({ text, start, end }, mark);
  expect(after.text).toBe(marked);
  expect(after.text.slice(after.start, after.end)).toBe(selected);
});
