import { serialize } from "parse5";
import { expect, test } from "vitest";
import { builtPageFiles, htmlFaults } from "../html-faults.ts";
import { attribute, type Element, find, type Node, onEachPage, textOf } from "./built-site.ts";

test("the HTML of every page is valid; the Spanish articles, which share their frame, are in the soak", async () => {
  const isArticle = (name: string) => name.startsWith("/es/blog/");
  expect(await htmlFaults(builtPageFiles.filter((name) => !isArticle(name)))).toEqual([]);
}, 180_000);

test("every page has one heading of the first level, and none skips a level", () => {
  const faults = onEachPage((page) => {
    const headings = page.elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    const skipped = headings.filter((_, place) => (levels[place] ?? 0) > (levels[place - 1] ?? 0) + 1);
    const firsts = levels.filter((level) => level === 1).length;
    return [
      ...(firsts === 1 ? [] : [`${firsts} headings of the first level`]),
      ...skipped.map((heading) => `<${heading.tagName}> "${textOf(heading)}" skips a level`),
    ];
  });
  expect(faults).toEqual([]);
});

test("every image and every drawing has a name or is hidden from those who cannot see it", () => {
  const faults = onEachPage((page) => {
    const images = find(page, "img").filter((image) => attribute(image, "alt") === undefined);
    const drawings = find(page, "svg").filter((drawing) => !isHidden(drawing) && !isNamed(drawing));
    return [...images, ...drawings].map(
      (element) => `<${element.tagName}> in ${pathTo(element)} has no name`,
    );
  });
  expect(faults).toEqual([]);
});

test("no name of a control loses the space between its words", () => {
  const faults = onEachPage((page) => {
    const controls = ["a", "button", "summary", "label"].flatMap((tagName) => find(page, tagName));
    return controls.flatMap(gluedWords);
  });
  expect(faults).toEqual([]);
});

/** Chrome's accessibility tree leaves out a text that is nothing but a space after one of React's marks between texts. */
function gluedWords(element: Element) {
  const parts = serialize(element).match(/[^>]*<!-- --> <[^>]*>[^<]*/g) ?? [];
  return parts.map((part) => `<${element.tagName}> "${part}" is heard as one word`);
}

function* selfAndAbove(element: Element): Generator<Element> {
  for (let node: Element | Node["parentNode"] = element; node && "tagName" in node; node = node.parentNode)
    yield node;
}
const isHidden = (element: Element) =>
  [...selfAndAbove(element)].some((above) => attribute(above, "aria-hidden") === "true");
const isNamed = (element: Element) =>
  ["aria-label", "aria-labelledby"].some((name) => attribute(element, name)) ||
  element.childNodes.some((node) => node.nodeName === "title");
const pathTo = (element: Element) =>
  [...selfAndAbove(element)]
    .map(({ tagName }) => tagName)
    .reverse()
    .join(" > ");
