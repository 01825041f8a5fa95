import type { DefaultTreeAdapterTypes as Tree } from "parse5";

/** All descendant elements in document order; the content of `<template>` is not part of the page. */
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

/** The value of an attribute; undefined when the element has none. */
export const attribute = (element: Tree.Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** Sets an attribute of an element, in its place when it is there, else as the last one. */
export function setAttribute(element: Tree.Element, name: string, value: string): void {
  const current = element.attrs.find((candidate) => candidate.name === name);
  if (current) current.value = value;
  else element.attrs.push({ name, value });
}

/** Removes an attribute of an element, if it has one. */
export function removeAttribute(element: Tree.Element, name: string): void {
  element.attrs = element.attrs.filter((candidate) => candidate.name !== name);
}

/** Replaces all children of an element by text. */
export function setText(element: Tree.Element, value: string): void {
  element.childNodes = [{ nodeName: "#text", value, parentNode: element }];
}
