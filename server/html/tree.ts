import type { DefaultTreeAdapterTypes as Tree } from "parse5";

/** All elements under a node, in the order in which they are read; what stands in `<template>` is not on the page. */
export function elementsIn(node: Tree.ParentNode): Tree.Element[] {
  const found: Tree.Element[] = [];
  const waiting: Tree.ChildNode[] = node.childNodes.toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!("tagName" in next)) continue;
    found.push(next);
    waiting.push(...next.childNodes.toReversed());
  }
  return found;
}

/** The value of an attribute, or undefined when the element has none of that name. */
export const attribute = (element: Tree.Element, name: string) =>
  element.attrs.find((held) => held.name === name)?.value;

/** Sets an attribute, adding it when it is missing. */
export function setAttribute(element: Tree.Element, name: string, value: string): void {
  const held = element.attrs.find((candidate) => candidate.name === name);
  if (held) held.value = value;
  else element.attrs.push({ name, value });
}

/** Takes an attribute away. */
export function removeAttribute(element: Tree.Element, name: string): void {
  element.attrs = element.attrs.filter((held) => held.name !== name);
}

/** Replaces all an element holds by text. */
export function setText(element: Tree.Element, value: string): void {
  element.childNodes = [{ nodeName: "#text", value, parentNode: element }];
}
