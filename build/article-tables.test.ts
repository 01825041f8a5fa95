import { createSatteriMarkdownProcessor, satteriHeadingIdsPlugin } from "@astrojs/markdown-satteri";
import { expect, test } from "vitest";
import { articleTables } from "./article-tables.ts";

const table = "| A | B |\n|---|--:|\n| 1 | 2 |\n";
const htmlOf = async (markdown: string, hastPlugins = [satteriHeadingIdsPlugin(), articleTables]) => {
  const processor = await createSatteriMarkdownProcessor({ hastPlugins, syntaxHighlight: false });
  return (await processor.render(markdown)).code;
};

test("a table stands in a box that the keyboard reaches and its own heading names", async () => {
  const html = await htmlOf(`${table}\n## One\n\n### Two\n\n${table}`);
  expect(html.match(/aria-labelledby="[^"]+"/g)).toEqual([
    'aria-labelledby="article-title"',
    'aria-labelledby="two"',
  ]);
  expect(
    html.match(/<div role="group" tabindex="0"[^>]*>\s*<table>[\s\S]*?<\/table>\s*<\/div>/g),
  ).toHaveLength(2);
});

test("no style is left in the markup, and columns keep their side", async () => {
  const html = await htmlOf(table);
  expect(html).not.toContain("style=");
  expect(html).toContain('<th data-align="right">B</th>');
  expect(html).toContain('<td data-align="right">2</td>');
});

test("all else stays as it was", async () => {
  const text = "A [table](/contact)\n\n## A\n\n- 1\n";
  expect(await htmlOf(text)).toBe(await htmlOf(text, [satteriHeadingIdsPlugin()]));
});
