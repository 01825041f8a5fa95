import { createSatteriMarkdownProcessor, satteriHeadingIdsPlugin } from "@astrojs/markdown-satteri";
import { articleTables } from "./article-tables.ts";

/** A Markdown text as HTML, with the headings of its contents. */
export type RenderedText = { html: string; headings: { depth: number; slug: string; text: string }[] };

let processor: ReturnType<typeof createSatteriMarkdownProcessor> | undefined;

export async function renderMarkdown(text: string): Promise<RenderedText> {
  processor ??= createSatteriMarkdownProcessor({
    syntaxHighlight: false,
    hastPlugins: [satteriHeadingIdsPlugin(), articleTables],
  });
  const { code, metadata } = await (await processor).render(text);
  return { html: code, headings: metadata.headings };
}
