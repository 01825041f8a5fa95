/** A start tag of a page, an end tag, or an element whose content is raw text, with its place in the HTML. */
export type Tag = { name: string; html: string; start: number; end: number; isEnd: boolean };

// Comments and raw text are passed over as a whole: what looks like a tag in them is none.
const comment = "<!--[^]*?-->";
const rawElement = "<(?<raw>script|style|template|textarea|title)\\b[^]*?</\\k<raw>\\s*>";
const plainTag = `<(?<slash>/?)(?<name>[a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^'">])*>`;
const pattern = new RegExp(`${comment}|${rawElement}|${plainTag}`, "gi");

/** Lists the tags of a built page in their order, without the cost of a parse tree. */
export function findTags(html: string): Tag[] {
  const tags: Tag[] = [];
  for (const { 0: text, index, groups = {} } of html.matchAll(pattern)) {
    const name = (groups.raw ?? groups.name)?.toLowerCase();
    if (name)
      tags.push({ name, html: text, start: index, end: index + text.length, isEnd: groups.slash === "/" });
  }
  return tags;
}
