import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { attribute, builtFiles, type Element, find, type Node, onEachPage, textOf } from "./built-site.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  // Astro puts the styles of a slot where the slot stands; every browser takes them there.
  elements: ["html5", { style: { metadata: true, flow: true, phrasing: true } }],
  rules: {
    // Manners of writing, not of meaning: React and Astro write `hrefLang`, `checked=""` and `<br/>`.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-implicit-input-type": "off",
    "void-style": "off",
    // Numbers are kept in one line by CSS where a break would hurt.
    "tel-non-breaking": "off",
    // A long title is cut by a search engine, not misread by a browser.
    "long-title": "off",
    // The menus stand twice under one name, in the header and in the sheet, of which a visitor meets one.
    "unique-landmark": "off",
    // A group may also be named by `aria-labelledby`; axe looks whether it has a name.
    "wcag/h71": "off",
    // Ids of an article's headings may begin with a number; the standard asks only for no spaces.
    "valid-id": ["error", { relaxed: true }],
    // Scripts of our own address change with every build and carry their hash in their names.
    "require-sri": ["error", { target: "crossorigin" }],
  },
});

// Both are without effect in the standard and wanted for a browser: Firefox brings back a choice made before a reload
// unless this keeps it from doing so, and older phones begin an address with a capital.
const wanted = [/autocomplete.* <input type="radio">/, /autocapitalize.* <input type="email">/];

test("the HTML of every page is valid", async () => {
  const faults: string[] = [];
  for (const [name, body] of builtFiles) {
    if (!name.endsWith(".html")) continue;
    const { results } = await validator.validateString(body.toString(), name);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      if (wanted.some((attribute) => attribute.test(message))) continue;
      faults.push(`${name}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(faults).toEqual([]);
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
