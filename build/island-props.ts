import { lateFile } from "./late-file.ts";

/** Attribute of an island: the address of the props that `client:interaction` fetches with its script. */
const addressAttribute = "data-props";
const waitingIsland = /<astro-island [^>]*client="interaction"[^>]*>/g;
const islandProps = / props="([^"]*)"/;
/**
 * What Astro's script reads only to hand it to a directive, what it does not read at all, and its wait for an island's
 * children: it comes when the page behind it is parsed.
 */
const unreadAttributes = / (?:uid|opts)="[^"]*"| await-children/g;
const entities: Record<string, string> = {
  "&quot;": '"',
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/** Moves the props of islands that wait for an interaction out of a page; each file is named by its content. */
export function splitProps(html: string, files: Map<string, string>): string {
  return html.replace(waitingIsland, (island) =>
    island.replace(unreadAttributes, "").replace(islandProps, (_, escaped: string) => {
      const props = escaped.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
      return ` ${addressAttribute}="${lateFile(files, "props", "json", props)}"`;
    }),
  );
}
