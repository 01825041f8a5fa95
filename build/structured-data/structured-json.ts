import type { Graph, Thing } from "schema-dts";

/**
 * What stands in a page's `<script type="application/ld+json">`: the items as one graph. Every `<` is written
 * as an escape, so that no text can end the script or start a comment in it.
 */
export function structuredJson(items: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": items };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
