import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import type { Both } from "#domain/locale.ts";
import { type Element, onEachPage } from "./built-site.ts";
import { filesUnder } from "./source-files.ts";

type Dictionary = [name: string, words: object];

const dictionaries: Dictionary[] = [];
for (const file of filesUnder(["content/words"], /\.ts$/)) {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  for (const [name, words] of Object.entries(exported)) {
    if (typeof words === "object" && words !== null) dictionaries.push([name, words]);
  }
}

test("every dictionary is made of strings alone", () => {
  expect(dictionaries.length).toBeGreaterThan(25);
  const leaves = dictionaries.flatMap(([name, words]) => leavesOf(words, name));
  expect(leaves.filter(({ value }) => typeof value !== "string")).toEqual([]);
});

test("both languages of a dictionary have the same places, and the same placeholders in each", () => {
  const bilingual = dictionaries.filter(([, words]) => "en" in words && "es" in words);
  expect(bilingual.length).toBeGreaterThan(20);
  for (const [name, { en, es }] of bilingual as [string, Both<object>][]) {
    expect(placeholdersOf(es), `${name} in Spanish`).toEqual(placeholdersOf(en));
  }
});

test("no dictionary spells the practice's town, which is content", () => {
  const { city } = loadPractice().business.address;
  const leaves = dictionaries.flatMap(([name, words]) => leavesOf(words, name));
  expect(leaves.filter(({ value }) => String(value).includes(city))).toEqual([]);
});

test("a sentence is filled in by one function, but for the banner in the script of every page", () => {
  const own = ["content/format/fill-in.ts", "domain/deadlines/days-left.ts"];
  const sources = filesUnder(
    ["content", "domain", "site", "ui", "server", "build", "pages"],
    /\.(ts|tsx|astro)$/,
  ).filter((file) => !own.includes(file));
  const byHand = /\.replace(?:All)?\(\s*["'`/]\\?\{/;
  expect(sources.filter((file) => byHand.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("no page shows a placeholder that nobody filled in", () => {
  expect(
    onEachPage(({ elements }) => elements.flatMap(shownBy).filter((text) => /\{\w+\}/.test(text))),
  ).toEqual([]);
});

/** What a reader meets in an element; data for scripts and islands may hold templates that they fill in. */
function shownBy({ tagName, childNodes, attrs }: Element): string[] {
  if (tagName === "script" || tagName === "style") return [];
  return [
    ...childNodes.flatMap((node) => ("value" in node ? [node.value] : [])),
    ...attrs.flatMap(({ name, value }) => (name === "props" || name.startsWith("data-") ? [] : [value])),
  ];
}

type Leaf = { place: string; value: unknown };

function leavesOf(words: unknown, place: string): Leaf[] {
  if (typeof words !== "object" || words === null) return [{ place, value: words }];
  return Object.entries(words).flatMap(([key, value]) => leavesOf(value, `${place}.${key}`));
}

/** Of each place the names in its string, each once and in order of the alphabet. */
const placeholdersOf = (words: unknown) =>
  leavesOf(words, "").map(({ place, value }) => ({
    place,
    names: [...new Set(String(value).match(/\{\w+\}/g))].sort(),
  }));
