import { expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

test("a link leads to a page, a mailbox or a phone, whatever Markdown it was hidden in", async () => {
  const hidden = "[x][ref]\n\n> [ref]: javascript:alert(1)\n\n[y](<java&#115;cript:alert(1)>) <vbscript:z>";
  expect((await renderMarkdown(hidden)).html).not.toMatch(/href|script:alert/);
  for (const target of ["https://www.irs.gov/itin", "/contact", "#top", "tel:+12145550142", "mailto:a@b.co"])
    expect((await renderMarkdown(`[x](${target})`)).html).toContain(`<a href="${target}">x</a>`);
});
