import {
  createSatteriMarkdownProcessor,
  type SatteriProcessorOptions,
  satteriHeadingIdsPlugin,
} from "@astrojs/markdown-satteri";
import { isLinkTarget } from "#domain/website/article.ts";
import { articleTables } from "./article-tables.ts";

export type RenderedText = { html: string; headings: { depth: number; slug: string; text: string }[] };

/** The check of a typed article tells its author; this one sees a link as the browser will, however it was written. */
const safeLinks: NonNullable<SatteriProcessorOptions["hastPlugins"]>[number] = () => ({
  name: "safe-links",
  element: {
    filter: ["a"],
    visit(node, context) {
      if (!isLinkTarget(String(node.properties.href))) context.setProperty(node, "href", null);
    },
  },
});

let processor: ReturnType<typeof createSatteriMarkdownProcessor> | undefined;

export async function renderMarkdown(text: string): Promise<RenderedText> {
  processor ??= createSatteriMarkdownProcessor({
    syntaxHighlight: false,
    hastPlugins: [satteriHeadingIdsPlugin(), articleTables, safeLinks],
  });
  const { code, metadata } = await (await processor).render(text);
  return { html: code, headings: metadata.headings };
}
