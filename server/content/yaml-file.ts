import { type Document, isAlias, isCollection, isMap, isScalar, isSeq, type Node, visit } from "yaml";
import type { Json } from "#domain/website/edits.ts";
import { isRecord } from "../base/is-record.ts";
import { idOf, isSame } from "./content-values.ts";

/** Prints YAML (`lineWidth` 0: no limit) in the form of the shipped files: an export changes only what differs. */
export const printYaml = (document: Document, lineWidth = 120): string => document.toString({ lineWidth });

/** Changes a document to hold a value; comments, order and style of what stays the same are kept. */
export function assignValue(document: Document, value: Json): void {
  // An anchor cannot be changed without what refers to it.
  visit(document, { Alias: (_, alias) => alias.resolve(document)?.clone() as Node });
  visit(document, { Node: (_, node) => void (isAlias(node) || delete node.anchor) });
  document.contents = changed(document, document.contents, value);
}

function changed(document: Document, node: Node | null, value: Json): Node {
  if (node && isSame(node.toJS(document) as Json, value)) return node;
  if (isScalar(node) && typeof value !== "object") {
    node.value = value;
    // Lines that were one paragraph may be several now, and the other way round.
    if (typeof value === "string" && value.includes("\n")) node.type = "BLOCK_LITERAL";
    return node;
  }
  if (isMap(node) && isRecord(value)) {
    for (const [key, inner] of Object.entries(value))
      node.set(key, changed(document, (node.get(key, true) as Node | undefined) ?? null, inner));
    // The key of a new pair is no node yet.
    const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key);
    node.items = node.items.filter(({ key }) => Object.hasOwn(value, nameOf(key)));
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const before = node.items as Node[];
    node.items = value.map((entry) => {
      const match = before.find((item) => isSameEntry(item.toJS(document) as Json, entry));
      return match ? changed(document, match, entry) : inStyleOf(before[0], document.createNode(entry));
    });
    keepFirstComment(before[0], node.items[0] as Node | undefined);
    return node;
  }
  return inStyleOf(node, document.createNode(value));
}

/** Entries are the same one by their id, else by all they say. */
const isSameEntry = (one: Json, other: Json) =>
  idOf(one) === undefined ? isSame(one, other) : idOf(one) === idOf(other);

/** The comment over the first entry is one of the whole list: it stays when that entry goes. */
function keepFirstComment(former: Node | undefined, first: Node | undefined): void {
  if (former?.commentBefore && first && first !== former) first.commentBefore = former.commentBefore;
}

function inStyleOf(sibling: Node | null | undefined, node: Node): Node {
  if (isCollection(sibling) && isCollection(node) && sibling.flow) node.flow = true;
  return node;
}
