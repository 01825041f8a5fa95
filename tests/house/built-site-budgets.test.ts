import { existsSync, statSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { isSentCompressed } from "#server/pages/compress.ts";
import { typeOf } from "#server/pages/media-types.ts";
import { showClosedDays } from "#server/pages/show-closed-days.ts";
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
const budgets = {
  htmlAndCss: 18 * kB,
  // Ten packets of 1460 bytes are sent at once; the headers take the rest of them.
  home: 14.05 * kB,
  sharedScript: 3 * kB,
  islandScript: 2 * kB,
  inlineScript: 0.5 * kB,
  fonts: 31 * kB,
};
const weightOf = (text: string | Buffer) => brotliCompressSync(text).length;
const fileWeights = new Map<string, number>();
/** Weighs a file once, however many pages load it. */
function weightOfFile(address = "") {
  const weight = fileWeights.get(address) ?? weightOf(fileOf(address));
  fileWeights.set(address, weight);
  return weight;
}
/** The day on which most lines about closed days stand on a page: the server sends those of the next weeks. */
const mostClosedDays = "2026-12-20";
/**
 * A page as it is sent: it lies compressed beside itself, unless the server changes it. What is light enough at Brotli's
 * fifth level, a fortieth of the work, is so at the highest, at which only the others are weighed.
 */
function weightOfPage({ path, html }: BuiltPage, most: number): number {
  const file = [`dist${path}.html.br`, `dist${path}/index.html.br`].find(existsSync);
  if (file) return statSync(file).size;
  const sent = showClosedDays(html, mostClosedDays);
  const { length } = brotliCompressSync(sent, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return length <= most ? length : weightOf(sent);
}
const fileOf = (address = "") => builtFiles.get(new URL(address, siteOrigin).pathname) ?? Buffer.alloc(0);

test("what the server sends as it lies was compressed by the build", () => {
  const slow = [...builtFiles].filter(
    ([name, body]) =>
      !name.endsWith(".html") && isSentCompressed(typeOf(name), body.length) && !existsSync(`dist${name}.br`),
  );
  expect(slow.map(([name]) => name)).toEqual([]);
});

test("every page with its styles is light enough for a slow phone", () => {
  const heavy = onEachPage((page) => {
    const styles = total(linksTo(page, "stylesheet").map((link) => weightOfFile(attribute(link, "href"))));
    const most = budgets.htmlAndCss - styles;
    const weight = weightOfPage(page, most);
    return weight <= most ? [] : [`${weight + styles} bytes`];
  });
  expect(heavy).toEqual([]);
});

test("no page loads a script but the one that all share and the one of all islands", () => {
  const pages = builtPages.map((page) => ({ scripts: loadedScripts(page), hasIslands: hasIslands(page) }));
  const [shared = ""] = new Set(pages.map(({ scripts }) => scripts.at(-1)));
  const [islands = ""] = new Set(pages.flatMap(({ scripts }) => scripts.slice(0, -1)));
  for (const { scripts, hasIslands } of pages) {
    expect(scripts).toEqual(hasIslands ? [islands, shared] : [shared]);
  }
  expect(fileOf(shared).length).toBeGreaterThan(0);
  expect(weightOf(fileOf(shared))).toBeLessThanOrEqual(budgets.sharedScript);
  expect(fileOf(islands).length).toBeGreaterThan(0);
  expect(weightOf(fileOf(islands))).toBeLessThanOrEqual(budgets.islandScript);
});

test("the first page of a visit comes in the first round trip", () => {
  const homes = ["/index.html", "/es/index.html"].map((name) => builtFiles.get(name)?.toString() ?? "");
  expect(homes.every((html) => html.includes("<h1"))).toBe(true);
  const weights = homes.map((html) => weightOf(showClosedDays(html, mostClosedDays)));
  expect(weights.filter((weight) => weight > budgets.home)).toEqual([]);
});

test("home and the wizard have few elements to style", () => {
  const counts = builtPages.map(({ path, elements }) => [path, elements.length] as const);
  const tooMany = (ending: RegExp, most: number) => {
    const pages = counts.filter(([path]) => ending.test(path));
    expect(pages).toHaveLength(2);
    return pages.filter(([, count]) => count > most);
  };
  expect(tooMany(/^\/(es)?$/, 600)).toEqual([]);
  expect(tooMany(/\/start-your-business$/, 650)).toEqual([]);
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
const hasIslands = (page: BuiltPage) => find(page, "astro-island").length > 0;
const isScript = (script: Element) => /^(?:module|text\/javascript|)$/.test(attribute(script, "type") ?? "");
const inlineScripts = (page: BuiltPage) =>
  find(page, "script").filter((script) => isScript(script) && attribute(script, "src") === undefined);
const loadedScripts = (page: BuiltPage) => [
  ...find(page, "script").flatMap(
    (script) => attribute(script, "src") ?? attribute(script, "data-src")?.split(" ") ?? [],
  ),
  ...linksTo(page, "modulepreload").flatMap((link) => attribute(link, "href") ?? []),
];
