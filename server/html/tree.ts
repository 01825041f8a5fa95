import type { DefaultTreeAdapterTypes as Tree } from "parse5";

/** All elements under a node, in the order in which they are read; what stands in `<template>` is not on the page. */
export function elementsIn(node: Tree.ParentNode): Tree.Element[] {
  const elements: Tree.Element[] = [];
  const stack: Tree.ChildNode[] = node.childNodes.toReversed();
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (!("tagName" in next)) continue;
    elements.push(next);
    stack.push(...next.childNodes.toReversed());
  }
  return elements;
}

/** The value of an attribute, or undefined when the element has none of that name. */
export const attribute = (element: Tree.Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** Sets an attribute, adding it when it is missing. */
export function setAttribute(element: Tree.Element, name: string, value: string): void {
  const current = element.attrs.find((candidate) => candidate.name === name);
  if (current) current.value = value;
  else element.attrs.push({ name, value });
}

/** Takes an attribute away. */
export function removeAttribute(element: Tree.Element, name: string): void {
  element.attrs = element.attrs.filter((candidate) => candidate.name !== name);
}

/** Replaces all an element holds by text. */
export function setText(element: Tree.Element, value: string): void {
  element.childNodes = [{ nodeName: "#text", value, parentNode: element }];
}
