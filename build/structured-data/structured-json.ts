import type { Graph, Thing } from "schema-dts";

/** Items as one graph of `application/ld+json`; each `<` is escaped, so that no text can end the script. */
export function structuredJson(items: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": items };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
