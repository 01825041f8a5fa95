import type { Graph, Thing } from "schema-dts";

/**
 * Serializes items as one JSON-LD graph for `<script type="application/ld+json">`. Every `<` is escaped, so that no
 * text can end the script or start a comment in it.
 */
export function structuredJson(items: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": items };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
