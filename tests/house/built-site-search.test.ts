import { expect, test } from "vitest";
import { canonicalPathOf, localPath, plainPath, routeNames, routes } from "#content/routes.ts";
import { locales } from "#domain/locale.ts";
import {
  attribute,
  type BuiltPage,
  builtFiles,
  builtPages,
  find,
  listedPaths,
  onEachPage,
  siteOrigin,
  textOf,
} from "./built-site.ts";

const absolute = (path: string) => new URL(path, siteOrigin).href;
// A page at a second address tells the first one.
const canonicalOf = new Map(routeNames.map((route) => [routes[route] as string, canonicalPathOf(route)]));
const ownPath = (page: BuiltPage) => canonicalOf.get(plainPath(page.path)) ?? plainPath(page.path);
const isListedPage = (page: BuiltPage) => listedPaths.includes(ownPath(page));
const listed = builtPages.filter(isListedPage);
const atOwnAddress = listed.filter((page) => plainPath(page.path) === ownPath(page));
const content = (page: BuiltPage, by: Record<string, string>) =>
  find(page, "meta", by).map((meta) => attribute(meta, "content") ?? "");

test.each(["title", "description"])("every listed page has a %s of its own", (name) => {
  const tellings = atOwnAddress.map((page) => {
    const told = name === "title" ? find(page, "title").map(textOf) : content(page, { name });
    expect(told, page.path).toHaveLength(1);
    return told[0]?.trim() ?? "";
  });
  expect(tellings.length).toBe(listedPaths.length * locales.length);
  expect(tellings.filter((telling) => telling.length < 10)).toEqual([]);
  expect(tellings.filter((telling, place) => tellings.indexOf(telling) !== place)).toEqual([]);
});

test("a search result shows the own words of each title and the whole description", () => {
  const cut = listed.flatMap((page) => {
    const [title = ""] = find(page, "title").map(textOf);
    const [description = ""] = content(page, { name: "description" });
    const own = title.split(" | ")[0] ?? "";
    return [...(own.length > 60 ? [own] : []), ...(description.length > 160 ? [description] : [])];
  });
  expect(cut).toEqual([]);
});

test("every listed page names its own address, and the same page in both languages", () => {
  const faults = onEachPage((page) => {
    const path = ownPath(page);
    const alternates = find(page, "link", { rel: "alternate" })
      .filter((link) => attribute(link, "hreflang"))
      .map((link) => [attribute(link, "hreflang"), attribute(link, "href")]);
    const told = {
      canonical: find(page, "link", { rel: "canonical" }).map((link) => attribute(link, "href")),
      alternates: Object.fromEntries(alternates),
      robots: content(page, { name: "robots" }),
    };
    const expected = {
      canonical: [absolute(localPath(path, page.locale))],
      alternates: {
        ...Object.fromEntries(locales.map((locale) => [locale, absolute(localPath(path, locale))])),
        "x-default": absolute(path),
      },
      robots: [],
    };
    const isRight = JSON.stringify(told) === JSON.stringify(expected);
    return isRight ? [] : [`says ${JSON.stringify(told)}`];
  }, listed);
  expect(faults).toEqual([]);
});

test("a page that is not listed says so and names no address", () => {
  const unlisted = builtPages.filter((page) => !isListedPage(page));
  expect(unlisted.length).toBeGreaterThan(10);
  const faults = onEachPage((page) => {
    const isHidden = content(page, { name: "robots" }).join() === "noindex";
    return isHidden && find(page, "link", { rel: "canonical" }).length === 0 ? [] : ["can be listed"];
  }, unlisted);
  expect(faults).toEqual([]);
});

test("the sitemap lists exactly the listed pages, each with its twin, and robots.txt leads to it", () => {
  const text = (name: string) => builtFiles.get(name)?.toString() ?? "";
  const robots = text("/robots.txt");
  expect(robots).toContain(`Sitemap: ${absolute("/sitemap-index.xml")}`);
  expect(robots).not.toMatch(/^Disallow:\s*\/\s*$/m);
  const maps = valuesIn(text("/sitemap-index.xml"), /<loc>([^<]+)</g);
  const entries = maps.flatMap((map) => text(new URL(map).pathname).match(/<url>.*?<\/url>/gs) ?? []);
  const expected = listedPaths.flatMap((path) =>
    locales.map((locale) => ({
      loc: absolute(localPath(path, locale)),
      twins: locales.map((other) => absolute(localPath(path, other))).sort(),
    })),
  );
  const found = entries.map((entry) => ({
    loc: valuesIn(entry, /<loc>([^<]+)</g)[0],
    twins: [...new Set(valuesIn(entry, /<xhtml:link [^>]*href="([^"]+)"/g))].sort(),
  }));
  const byAddress = (a: { loc: string | undefined }, b: { loc: string | undefined }) =>
    (a.loc ?? "") < (b.loc ?? "") ? -1 : 1;
  expect(found.sort(byAddress)).toEqual(expected.sort(byAddress));
});

test("every listed page has a picture of its own to be shared with, 1200 by 630", () => {
  const pictures = atOwnAddress.map((page) => {
    const [address = ""] = content(page, { property: "og:image" });
    return { page: page.path, address, size: sizeOfPng(address) };
  });
  expect(pictures.filter(({ size }) => size !== "1200x630")).toEqual([]);
  expect(new Set(pictures.map(({ address }) => address)).size).toBe(pictures.length);
});

test("what is told to search engines as data can be read, and holds all kinds in both languages", () => {
  const items = listed.flatMap((page) =>
    find(page, "script", { type: "application/ld+json" }).flatMap((script) => {
      const data = JSON.parse(textOf(script));
      return [data].flat().map((item) => ({ page, item }));
    }),
  );
  const nameless = items.filter(
    ({ item }) => !/schema\.org/.test(item["@context"]) || !(item["@type"] ?? item["@graph"]),
  );
  expect(nameless.map(({ page }) => page.path)).toEqual([]);
  for (const locale of locales) {
    const told = JSON.stringify(items.filter(({ page }) => page.locale === locale).map(({ item }) => item));
    for (const type of ["FinancialService", "Service", "Offer", "FAQPage", "BlogPosting", "BreadcrumbList"]) {
      expect(told.includes(`"@type":"${type}"`), `${type} in ${locale}`).toBe(true);
    }
  }
});

const valuesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

// Width and height stand in the first chunk of every PNG.
function sizeOfPng(address: string): string {
  const file = URL.canParse(address) ? builtFiles.get(new URL(address).pathname) : undefined;
  const isPng = file?.subarray(1, 4).toString() === "PNG";
  return file && isPng ? `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}` : "no PNG of this site";
}
