import { expect, test } from "vitest";
import { className } from "./class-names.ts";
import { splitStyles } from "./late-styles.ts";

const css = ".shown{} .late{}";
const shown = className("shown", "ui/Ledger.module.css", css);
const late = className("late", "ui/Ledger.module.css", css);
const page = (style: string) => `<head><style>${style}</style></head><p class="wrap ${shown}">Text</p>`;

test("rules for classes that stand nowhere in the page wait for an island, in their order", () => {
  const kept = `.wrap{color:red}.${shown}:hover{top:0}.${shown}:not(.${late}){left:0}`;
  const rules = `.${late}{top:1px}@media print{.${late} .${shown}{top:2px}}`;
  const { html, late: lateCss } = splitStyles(page(`${kept + rules}.${shown},.${late}{right:0}`));
  expect(html).toBe(page(`${kept}.${shown}{right:0}`));
  expect(lateCss).toBe(`${rules}.${late}{right:0}`);
});

test("a page that uses all its rules keeps them as they are", () => {
  const style = `@font-face{font-family:A;src:url(a)}.${shown},.wrap{top:0}`;
  expect(splitStyles(page(style))).toEqual({ html: page(style), late: "" });
});

test("the styles of a page become one element, in their order", () => {
  const html =
    '<head><style>.a{top:0}</style><title>T</title><style>.b{top:0}</style></head><p class="a b">Text</p>';
  expect(splitStyles(html).html).toBe(
    '<head><title>T</title><style>.a{top:0}.b{top:0}</style></head><p class="a b">Text</p>',
  );
});

test("two classes of one file have two names, and the same class one", () => {
  expect(shown).not.toBe(late);
  expect(className("shown", "ui/Ledger.module.css", css)).toBe(shown);
});
