import { expect, test } from "vitest";
import { articleHtml } from "./article-html.ts";

const table = '<table>\n<th style="text-align: right">B</th>\n</table>';

test("a table stands in a box that the keyboard reaches and its own heading names", () => {
  const html = articleHtml(`${table}<h2 id="one">One</h2><h3 id="two">Two</h3>${table}`, "title");
  expect(html.match(/aria-labelledby="[^"]+"/g)).toEqual([
    'aria-labelledby="title"',
    'aria-labelledby="two"',
  ]);
  expect(html.match(/<div role="group" tabindex="0"[^>]*><table>[\s\S]*?<\/table><\/div>/g)).toHaveLength(2);
});

test("no style is left in the markup, and columns keep their side", () => {
  const html = articleHtml(table, "title");
  expect(html).not.toContain("style=");
  expect(html).toContain('<th data-align="right">B</th>');
});

test("all else stays as it was", () => {
  const text = '<p>A <a href="/contact">table</a></p><h2 id="a">A</h2><ul><li>1</li></ul>';
  expect(articleHtml(text, "title")).toBe(text);
});
