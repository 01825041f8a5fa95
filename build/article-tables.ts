import type { SatteriProcessorOptions } from "@astrojs/markdown-satteri";

type Plugin = NonNullable<SatteriProcessorOptions["hastPlugins"]>[number];

/**
 * A Markdown plugin, run after the one that gives headings their ids: a wide table scrolls in a box that the
 * keyboard reaches and its heading names. Columns align by attribute, as the policy forbids inline styles.
 */
export const articleTables: Plugin = () => {
  // A table above all headings is named by the article's own.
  let headingId = "article-title";
  return {
    name: "article-tables",
    element: {
      filter: ["h2", "h3", "h4", "table", "th", "td"],
      visit(node, context) {
        const { id, style } = node.properties;
        if (/^h\d$/.test(node.tagName)) {
          if (typeof id === "string") headingId = id;
        } else if (node.tagName === "table") {
          const properties = { role: "group", tabIndex: 0, dataTable: "", ariaLabelledBy: [headingId] };
          context.wrapNode(node, { type: "element", tagName: "div", properties, children: [] });
        } else if (typeof style === "string") {
          context.setProperty(node, "dataAlign", style.replace("text-align: ", ""));
          context.setProperty(node, "style", null);
        }
      },
    },
  };
};
