import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { canonicalPathOf, isListed, localeOfPath, routeNames } from "#content/routes.ts";
import type { Locale } from "#domain/locale.ts";
import { attribute, elementsIn } from "#server/html/tree.ts";
import { pathOfFile, readSite } from "#server/pages/read-site.ts";
import { articlePaths } from "../site-paths.ts";

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type BuiltPage = {
  /** As the server answers it; the pages for errors are `/404`, `/500` and their twins. */
  path: string;
  locale: Locale;
  html: string;
  elements: Element[];
};

/** The files of `dist`, which `npm test` builds first. */
export const builtFiles = new Map((await readSite("dist")).map((file) => [`/${file.name}`, file.body]));

/** `forward.html` is an empty frame, and the office draws itself: `built-office.test.ts` looks at its page. */
const noPages = ["/forward.html", "/office/index.html"];
/** All pages of the built site. */
export const builtPages: BuiltPage[] = [...builtFiles]
  .filter(([name]) => name.endsWith(".html") && !noPages.includes(name))
  .map(([name, body]) => parsePage(pathOfFile(name.slice(1)).replace(/\.html$/, ""), whole(body.toString())));

/** A page with the content of its templates, which the build keeps in files of their own. */
function whole(html: string): string {
  return html.replace(
    /(<template data-source="([^"]+)">)(?=<\/template>)/g,
    (_, start: string, address: string) => start + JSON.parse(String(builtFiles.get(address))),
  );
}

export function parsePage(path: string, html: string): BuiltPage {
  return { path, locale: localeOfPath(path), html, elements: elementsIn(parse(html)) };
}

/** The one page of the office. */
export const officePage = parsePage("/office", String(builtFiles.get("/office/index.html")));

export const pageAt = (path: string) => builtPages.find((page) => page.path === path);

/** Elements of a page by tag name, with those attributes if any are given. */
export function find(page: BuiltPage, tagName: string, attributes: Record<string, string> = {}): Element[] {
  return page.elements.filter(
    (element) =>
      element.tagName === tagName &&
      Object.entries(attributes).every(([name, value]) => attribute(element, name) === value),
  );
}

/** The text under a node as it is read, in one line. */
export function textOf(node: Node): string {
  if ("value" in node && node.nodeName === "#text") return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("").replace(/\s+/g, " ").trim() : "";
}

/** What search engines may list, without the language; a page at two addresses is listed at one. */
export const listedPaths = [...new Set(routeNames.filter(isListed).map(canonicalPathOf)), ...articlePaths];

/** Where the build says that the site lives. */
export const siteOrigin = new URL(
  attribute(find(pageAt("/") as BuiltPage, "link", { rel: "canonical" })[0] as Element, "href") ?? "",
).origin;

/** Each broken rule is told as the page and a sentence, so that one run names them all. */
export const onEachPage = (check: (page: BuiltPage) => readonly string[], pages = builtPages) =>
  pages.flatMap((page) => check(page).map((found) => `${page.path}: ${found}`));

export { attribute };
