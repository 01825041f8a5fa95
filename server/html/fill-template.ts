import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, removeAttribute, setAttribute, setText } from "./tree.ts";

/** What a template page is filled with, by name: a text, or a list of such values. */
export type Values = { [name: string]: string | readonly Values[] };

/**
 * A built page with values put in. `data-if` and `data-unless` keep or drop an element, `data-repeat` repeats it for
 * each entry of a list, `data-fill` sets its text and `data-fill-href` the attribute `href`, and so on; an empty value
 * takes the attribute away. All values are escaped by the serializer.
 */
export function fillTemplate(page: string, values: Values): string {
  const document = parse(page);
  fillChildren(document, values);
  return serialize(document);
}

function fillChildren(parent: Tree.ParentNode, values: Values): void {
  parent.childNodes = parent.childNodes.flatMap((child): Tree.ChildNode[] =>
    "tagName" in child ? fill(child, values) : [child],
  );
}

function fill(element: Tree.Element, values: Values): Tree.Element[] {
  const [wanted, unwanted] = [take(element, "data-if"), take(element, "data-unless")];
  if (wanted !== undefined && isEmpty(values[wanted])) return [];
  if (unwanted !== undefined && !isEmpty(values[unwanted])) return [];
  const list = take(element, "data-repeat");
  if (list !== undefined) {
    const entries = values[list];
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: Values) => fill(copyOf(element), { ...values, ...entry }));
  }
  fillAttributes(element, values);
  const text = take(element, "data-fill");
  if (text === undefined) fillChildren(element, values);
  else setText(element, textOf(values[text]));
  return [element];
}

function fillAttributes(element: Tree.Element, values: Values): void {
  for (const { name, value } of element.attrs.filter((held) => held.name.startsWith("data-fill-"))) {
    const target = name.slice("data-fill-".length);
    removeAttribute(element, name);
    const filled = textOf(values[value]);
    if (filled) setAttribute(element, target, filled);
    else removeAttribute(element, target);
  }
}

function take(element: Tree.Element, name: string): string | undefined {
  const value = attribute(element, name);
  if (value !== undefined) removeAttribute(element, name);
  return value;
}

const isEmpty = (value: Values[string] | undefined) => value === undefined || value.length === 0;
const textOf = (value: Values[string] | undefined) => (typeof value === "string" ? value : "");

function copyOf(element: Tree.Element): Tree.Element {
  const copy = structuredClone({ ...element, parentNode: null, childNodes: [] }) as Tree.Element;
  copy.childNodes = element.childNodes.map((child) =>
    "tagName" in child ? copyOf(child) : structuredClone({ ...child, parentNode: null }),
  ) as Tree.ChildNode[];
  return copy;
}
