import { parse, serializeOuter, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, elementsIn } from "./tree.ts";

/** The values of a template by name: a text, a flag, or a list of such values. */
export type Values = { readonly [name: string]: string | boolean | undefined | readonly Values[] };
/** A compiled template: returns HTML filled with values. */
export type Template = (values: Values) => string;

/**
 * Compiles a built page to a template, so that filling it only joins strings. `data-if` and `data-unless` keep or drop an element,
 * `data-repeat` repeats it for each entry of a list, `data-fill` sets its text and `data-fill-href` the attribute
 * `href`, and so on; an empty value removes the attribute. The serializer escapes all values.
 */
export function compileTemplate(page: string): Template {
  return compileNodes(parse(page).childNodes);
}

function compileNodes(nodes: readonly Tree.ChildNode[]): Template {
  const parts = nodes.map((node) =>
    "tagName" in node && [node, ...elementsIn(node)].some(isMarked)
      ? compileElement(node)
      : serializeOuter(node),
  );
  return (values) => parts.map((part) => (typeof part === "string" ? part : part(values))).join("");
}

function compileElement(element: Tree.Element): Template {
  const [ifName, unlessName, listName, textName] = ["if", "unless", "repeat", "fill"].map((mark) =>
    attribute(element, `data-${mark}`),
  );
  const end = endTag(element);
  const startTag = compileStartTag(element, end);
  const content =
    textName === undefined
      ? compileNodes(element.childNodes)
      : (values: Values) => escapeText(textOf(values[textName]), element);
  const fill = (values: Values) => startTag(values) + content(values) + end;
  return (values) => {
    if (ifName !== undefined && isEmpty(values[ifName])) return "";
    if (unlessName !== undefined && !isEmpty(values[unlessName])) return "";
    if (listName === undefined) return fill(values);
    const entries = values[listName];
    if (!Array.isArray(entries)) return "";
    return entries.map((entry: Values) => fill({ ...values, ...entry })).join("");
  };
}

function compileStartTag(element: Tree.Element, end: string): Template {
  const ownAttributes = element.attrs.filter(({ name }) => !isMark(name));
  const fills = element.attrs
    .filter(({ name }) => name.startsWith(fillPrefix))
    .map(({ name, value }) => ({ target: name.slice(fillPrefix.length), value }));
  const tagWith = (attrs: Tree.Element["attrs"]) => {
    const html = withoutContent(element, attrs);
    return html.slice(0, html.length - end.length);
  };
  const fixedTag = tagWith(ownAttributes);
  if (fills.length === 0) return () => fixedTag;
  const otherAttributes = ownAttributes.filter(({ name }) => !fills.some(({ target }) => target === name));
  return (values) => {
    const set = fills.filter(({ value }) => !isEmpty(values[value]));
    const attrs = set.map(({ target, value }) => ({ name: target, value: textOf(values[value]) }));
    return tagWith([...otherAttributes, ...attrs]);
  };
}

const fillPrefix = "data-fill-";
const isMark = (name: string) =>
  ["data-if", "data-unless", "data-repeat", "data-fill"].includes(name) || name.startsWith(fillPrefix);
const isMarked = ({ attrs }: Tree.Element) => attrs.some(({ name }) => isMark(name));

const isEmpty = (value: Values[string]) => !value || (Array.isArray(value) && value.length === 0);
const textOf = (value: Values[string]) => (typeof value === "string" ? value : "");

const escapeText = (value: string, parentNode: Tree.Element) =>
  serializeOuter({ nodeName: "#text", value, parentNode } satisfies Tree.TextNode);

const withoutContent = (element: Tree.Element, attrs: Tree.Element["attrs"]) =>
  serializeOuter({ ...element, attrs, childNodes: [] } as Tree.Element);

/** The end tag of an element; empty for void elements such as `<input>`. */
function endTag(element: Tree.Element): string {
  const end = `</${element.tagName}>`;
  return withoutContent(element, []).endsWith(end) ? end : "";
}
