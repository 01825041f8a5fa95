import { parse } from "parse5";
import { expect } from "vitest";
import { attribute, elementsIn } from "#server/html/tree.ts";

/** The elements of a form that was shown again, by an attribute and its value; without a form, of the whole page. */
export function elementIn(page: string, form: string, name: string, value?: string) {
  const all = elementsIn(parse(page));
  const root = all.find((element) => attribute(element, "id") === form);
  const found = (root ? elementsIn(root) : all).filter((element) => {
    const held = attribute(element, name);
    return held !== undefined && (value === undefined || held === value);
  });
  expect(found).toHaveLength(1);
  const [element] = found;
  return {
    ...Object.fromEntries(element?.attrs.map((held) => [held.name, held.value]) ?? []),
    text: element?.childNodes.map((node) => ("value" in node ? node.value : "")).join(""),
  };
}
export const shown = (text: string) => ({ text, hidden: undefined });
