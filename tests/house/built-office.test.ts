import { existsSync, statSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { attribute, builtFiles, find, officePage as page, textOf } from "./built-site.ts";

const kB = 1000;
/** What the office may weigh in brotli: what loads at once, what one screen adds to it, and all that it loads later. */
const budgets = { page: 20 * kB, shell: 140 * kB, screen: 25 * kB, later: 125 * kB };
const [island] = find(page, "astro-island");
const app = (island && attribute(island, "component-url")) ?? "";

const importsOf = (file: string, kind: RegExp) =>
  [...String(builtFiles.get(file)).matchAll(kind)].map(([, path = ""]) =>
    posix.join(posix.dirname(file), path),
  );
/** A file is read once, however many screens load it. */
const readOnce = (kind: RegExp) => {
  const imports = new Map<string, string[]>();
  return (file: string) => {
    const read = imports.get(file) ?? importsOf(file, kind);
    imports.set(file, read);
    return read;
  };
};
const staticImports = readOnce(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g);
const dynamicImports = readOnce(/\bimport\(["'`](\.[^"'`]+)["'`]\)/g);

/** The files that load with some files: what they import, and what that imports. */
function filesWith(entries: readonly string[]): Set<string> {
  const files = new Set(entries);
  for (const file of files) for (const path of staticImports(file)) files.add(path);
  return files;
}
/** In bytes as they are sent; the smallest are sent uncompressed. */
const weightOf = (files: Iterable<string>) =>
  [...files]
    .flatMap((file) => [`dist${file}.br`, `dist${file}`].find(existsSync) ?? [])
    .reduce((sum, file) => sum + statSync(file).size, 0);

const shell = filesWith([app, (island && attribute(island, "renderer-url")) ?? ""]);

test("the office's page holds the script that draws it", () => {
  expect(find(page, "script").map(textOf).join()).toContain('customElements.define("astro-island"');
});

test("the office's page and shell are light", () => {
  expect(shell.size).toBeGreaterThan(3);
  expect(weightOf(["/office/index.html"])).toBeLessThanOrEqual(budgets.page);
  expect(weightOf(shell)).toBeLessThanOrEqual(budgets.shell);
});

/** What some files load later, at whatever depth; a screen below a part of the routes is one of them. */
function partsOf(entries: readonly string[]): Set<string> {
  const parts = new Set(entries.flatMap((entry) => [...filesWith([entry])]).flatMap(dynamicImports));
  for (const part of parts)
    for (const next of [...filesWith([part])].flatMap(dynamicImports)) parts.add(next);
  return parts;
}

test("every screen of the office is light, and so is each part that one loads later", () => {
  const loaders = [app, ...partsOf([app])];
  expect(loaders.length).toBeGreaterThan(dynamicImports(app).length + 1);
  const heavy = loaders.flatMap((loader) => {
    const loaded = filesWith([loader]).union(shell);
    return [...loaded]
      .flatMap(dynamicImports)
      .map((part) => ({ loader, part, weight: weightOf(filesWith([part]).difference(loaded)) }))
      .filter(({ weight }) => weight > budgets.screen);
  });
  expect(heavy).toEqual([]);
});

test("a screen with all that it may load later stays below the weight of an editor", () => {
  const heavy = [...partsOf([app])]
    .map((screen) => {
      const files = filesWith([screen, ...partsOf([screen])]).difference(shell);
      return { screen, weight: weightOf(files) };
    })
    .filter(({ weight }) => weight > budgets.later);
  expect(heavy).toEqual([]);
});

test("the office's page is nobody's to list, and loads nothing from elsewhere", () => {
  const [robots] = find(page, "meta", { name: "robots" });
  expect(robots && attribute(robots, "content")).toBe("noindex");
  expect(String(builtFiles.get("/sitemap-0.xml"))).not.toContain("/office");
  const addresses = page.elements.flatMap((element) =>
    ["src", "href", "component-url", "renderer-url"].flatMap((name) => attribute(element, name) ?? []),
  );
  expect(addresses.filter((address) => !address.startsWith("/"))).toEqual([]);
});
