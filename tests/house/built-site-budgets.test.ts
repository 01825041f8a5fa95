import { existsSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  attribute,
  type BuiltPage,
  builtFiles,
  builtPages,
  type Element,
  find,
  onEachPage,
  siteOrigin,
  textOf,
} from "./built-site.ts";

/** What a page may weigh before it is touched; text in brotli, fonts as they are. */
const kB = 1000;
const budgets = { htmlAndCss: 20 * kB, sharedScript: 3 * kB, inlineScript: 2 * kB, fonts: 31 * kB };
const weightOf = (text: string | Buffer) => brotliCompressSync(text).length;
const fileWeights = new Map<string, number>();
/** Weighs a file once, however many pages load it. */
function weightOfFile(address = "") {
  const weight = fileWeights.get(address) ?? weightOf(fileOf(address));
  fileWeights.set(address, weight);
  return weight;
}
/** A page lies compressed beside itself, as it is sent, unless each request fills it. */
function weightOfPage({ path, html }: BuiltPage) {
  const file = [`dist${path}.html.br`, `dist${path}/index.html.br`].find(existsSync);
  return file ? statSync(file).size : weightOf(html);
}
const fileOf = (address = "") => builtFiles.get(new URL(address, siteOrigin).pathname) ?? Buffer.alloc(0);

test("every page with its styles is light enough for a slow phone", () => {
  const heavy = onEachPage((page) => {
    const styles = linksTo(page, "stylesheet").map((link) => weightOfFile(attribute(link, "href")));
    const weight = weightOfPage(page) + total(styles);
    return weight <= budgets.htmlAndCss ? [] : [`${weight} bytes`];
  });
  expect(heavy).toEqual([]);
});

test("no page loads a script but the one that all share", () => {
  const shared = builtPages.map((page) => loadedScripts(page).join(" "));
  expect([...new Set(shared)].filter((scripts) => scripts.includes(" "))).toEqual([]);
  expect(new Set(shared).size).toBe(1);
  expect(fileOf(shared[0]).length).toBeGreaterThan(0);
  expect(weightOf(fileOf(shared[0]))).toBeLessThanOrEqual(budgets.sharedScript);
});

test("what stands as script in a page itself is small", () => {
  const heavy = onEachPage((page) => {
    const weight = weightOf(inlineScripts(page).map(textOf).join("\n"));
    return weight <= budgets.inlineScript ? [] : [`${weight} bytes`];
  });
  expect(heavy).toEqual([]);
});

test("every page makes do with two fonts", () => {
  const heavy = onEachPage((page) => {
    const fonts = [...new Set(page.html.match(/[^"'()\s]+\.woff2/g))];
    const weight = total(fonts.map((font) => fileOf(font).length));
    const isLight = fonts.length <= 2 && weight > 0 && weight <= budgets.fonts;
    return isLight ? [] : [`${fonts.length} fonts of ${weight} bytes`];
  });
  expect(heavy).toEqual([]);
});

test("no page loads anything from another site", () => {
  const loading = /^(?:img|script|iframe|source|video|audio|embed|object|track|use|image)$/;
  const strangers = onEachPage((page) => {
    const parts = page.elements.filter(({ tagName }) => loading.test(tagName));
    const links = find(page, "link").filter(
      (link) => !/^(?:canonical|alternate)$/.test(attribute(link, "rel") ?? ""),
    );
    const addresses = [...parts, ...links].flatMap((element) =>
      ["src", "srcset", "data", "href", "xlink:href", "poster"].map((name) => attribute(element, name) ?? ""),
    );
    const inStyles = [...page.html.matchAll(/url\(["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(
      ([, url, imported]) => url ?? imported ?? "",
    );
    return [...addresses, ...inStyles].filter((address) => {
      const { origin, protocol } = new URL(address, siteOrigin + page.path);
      return protocol !== "data:" && origin !== siteOrigin;
    });
  });
  expect(strangers).toEqual([]);
});

const total = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);
const linksTo = (page: BuiltPage, rel: string) => find(page, "link", { rel });
const isScript = (script: Element) => /^(?:module|text\/javascript|)$/.test(attribute(script, "type") ?? "");
const inlineScripts = (page: BuiltPage) =>
  find(page, "script").filter((script) => isScript(script) && attribute(script, "src") === undefined);
const loadedScripts = (page: BuiltPage) => [
  ...find(page, "script").flatMap((script) => attribute(script, "src") ?? []),
  ...linksTo(page, "modulepreload").flatMap((link) => attribute(link, "href") ?? []),
];
