import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localPath, routes } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import { locales, otherLocale } from "#domain/locale.ts";
import { sitePaths } from "../site-paths.ts";
import { busyMachine, type SpawnedServer, spawnServer } from "../spawn-server.ts";
import {
  attribute,
  type BuiltPage,
  builtPages,
  type Element,
  find,
  listedPaths,
  onEachPage,
  pageAt,
  siteOrigin,
  textOf,
} from "./built-site.ts";

let server: SpawnedServer;
const folder = mkdtempSync(join(tmpdir(), "ventanilla-crawl-"));
beforeAll(async () => {
  server = await spawnServer({ ...busyMachine, DATA_DIR: folder, SITE_URL: siteOrigin });
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

test("every page of the site is built, in both languages", () => {
  const expected = sitePaths.map(({ path }) => path);
  expect(builtPages.map(({ path }) => path).sort()).toEqual(expected.sort());
});

test("every internal link answers 200, without a redirect", async () => {
  const linkedFrom = new Map<string, string>();
  for (const page of builtPages) {
    for (const { pathname, search } of internal(page, linked(page))) {
      // They lead to themselves in the other language, under the status that they stand for.
      if (hasNoAddress(pathname) && hasNoAddress(page.path)) continue;
      if (!linkedFrom.has(pathname + search)) linkedFrom.set(pathname + search, page.path);
    }
  }
  const ask = async ([target, from]: [string, string]) => {
    const { status } = await fetch(server.url + target, { redirect: "manual" });
    return { target, from, status };
  };
  expect(linkedFrom.size).toBeGreaterThan(listedPaths.length * locales.length);
  const links = [...linkedFrom];
  const answers = [];
  // A few at a time: this is no load test.
  while (links.length > 0) answers.push(...(await Promise.all(links.splice(0, 8).map(ask))));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

test("every link to a place on a page finds that place", () => {
  const lost = onEachPage((page) =>
    internal(page, anchors(page))
      .filter(({ hash }) => hash)
      .filter(
        ({ pathname, hash }) => !pageAt(pathname)?.elements.some(hasId(decodeURIComponent(hash.slice(1)))),
      )
      .map(({ pathname, hash }) => `no ${hash} on ${pathname}`),
  );
  expect(lost).toEqual([]);
});

test.each(locales)("every listed page can be reached from home by links, within %s", (locale) => {
  const reached = new Set([localPath("/", locale)]);
  for (const path of reached) {
    const page = pageAt(path);
    if (!page) continue;
    for (const { pathname } of internal(page, anchors(page))) {
      if (pageAt(pathname)?.locale === locale) reached.add(pathname);
    }
  }
  const expected = [...listedPaths, routes.webhookConfig].map((path) => localPath(path, locale));
  expect(expected.filter((path) => !reached.has(path))).toEqual([]);
});

test("a page links to pages of its own language, and to its twin for a change of language", () => {
  const strayed = onEachPage((page) => {
    const isSwitch = (link: Element) => attribute(link, "hreflang") !== undefined;
    const links = anchors(page);
    const own = internal(
      page,
      links.filter((link) => !isSwitch(link)),
    )
      .filter(({ pathname }) => (pageAt(pathname)?.locale ?? page.locale) !== page.locale)
      .map(({ pathname }) => `links to ${pathname}`);
    const twin = twinOf(page);
    const switches = internal(page, links.filter(isSwitch)).map(({ pathname }) => pathname);
    return switches.includes(twin) ? own : [...own, `has no link to ${twin}`];
  });
  expect(strayed).toEqual([]);
});

test("links that open a new tab say so and give it no hold on ours; every other site is reached by https", () => {
  const loose = onEachPage((page) =>
    anchors(page).flatMap((link) => {
      const href = attribute(link, "href") ?? "";
      const isNewTab = attribute(link, "target") === "_blank";
      const isOpen = isNewTab && !/noopener/.test(attribute(link, "rel") ?? "");
      const isSilent = isNewTab && !textOf(link).includes(shellWords[page.locale].newTab);
      return isOpen || isSilent || /^http:\/\/(?!127\.|localhost)/.test(href) ? [href] : [];
    }),
  );
  expect(loose).toEqual([]);
});

// The server puts these where something went wrong, or fills them under another address.
const hasNoAddress = (path: string) =>
  /^(?:\/es)?\/(?:404|500|503|mailed-link|appointments\/manage)$/.test(path);
const anchors = (page: BuiltPage) => find(page, "a").filter((link) => attribute(link, "href") !== undefined);
const linked = (page: BuiltPage) =>
  page.elements.filter(
    ({ tagName, attrs }) =>
      /^(?:a|link|img|script|iframe|source)$/.test(tagName) &&
      attrs.some(({ name }) => /^(?:href|src)$/.test(name)),
  );
const hasId = (id: string) => (element: Element) => attribute(element, "id") === id;

function internal(page: BuiltPage, elements: readonly Element[]): URL[] {
  return elements
    .map(
      (element) =>
        new URL(attribute(element, "href") ?? attribute(element, "src") ?? "", siteOrigin + page.path),
    )
    .filter(({ origin }) => origin === siteOrigin);
}

function twinOf({ path, locale }: BuiltPage): string {
  const plain = locale === "en" ? path : path.slice(3) || "/";
  return localPath(plain, otherLocale[locale]);
}
