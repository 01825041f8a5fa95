import type { ServerResponse } from "node:http";
import { localeOfPath, pathOf, redirects, templateRoutes } from "#content/routes.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/logger.ts";
import { signFormToken } from "../http/form-token.ts";
import { dynamicPageHeaders, securityHeaders, typeOf } from "../http/security-headers.ts";
import { type AnswerPage, createAnswerPage, type PageSource } from "./answer-page.ts";
import { makeCopy, type PageCopy } from "./page-copy.ts";
import { pathOfFile, readSite, type SiteFile } from "./read-site.ts";
import { hasStamps, stampedSource, stampPage } from "./signed-page.ts";
import { addSuggestions, listSearchable } from "./suggestions.ts";

/** The built site in memory. */
export type Pages = {
  answer: AnswerPage;
  has(path: string): boolean;
  /** A page as built, its forms freshly stamped, for changes before it is sent. */
  html(path: string): string | undefined;
  /** A page that is filled for each request, as built, its forms freshly stamped. */
  template(path: string): string | undefined;
  /** The page for an unknown address, with suggestions. */
  notFound(badPath: string): string;
  /** The page for a crash, with the reference under which it was logged. */
  crash(path: string, reference: string): string;
};

/** Reads `folder` (the built site) into memory; throws when it was not built. */
export function loadPages(options: {
  folder: string;
  siteUrl: string;
  secret: string;
  now: Clock;
  log: Log;
}): Pages {
  const { siteUrl, secret, now, log } = options;
  const files = readSite(options.folder);
  const pages = new Map(
    files
      .filter(({ name }) => name.endsWith(".html"))
      .map(({ name, body }): [string, string] => [pathOfFile(name), body.toString()]),
  );
  const message = (kind: "404" | "500") => (locale: Locale) =>
    messagePaths(kind, locale)
      .map((path) => pages.get(path))
      .find(Boolean) ?? `<h1>${kind}</h1>`;
  const filled = new Set(locales.flatMap((locale) => templateRoutes.map((route) => pathOf(route, locale))));
  const unsent = new Set([
    ...filled,
    ...locales.flatMap((locale) => [...messagePaths("404", locale), ...messagePaths("500", locale)]),
  ]);
  const sources = new Map(
    files
      .filter(({ name }) => !unsent.has(pathOfFile(name)))
      .map((file): [string, PageSource] => [pathOfFile(file.name), sourceOf(file, options)]),
  );
  const searchable = listSearchable(pages);
  const stamped = (html: string) => stampPage(html, signFormToken(now(), secret));
  const crash = (path: string, reference: string) =>
    stamped(message("500")(localeOfPath(path)).replaceAll("REFERENCE-ID", reference));
  const onCrash = (err: unknown, response: ServerResponse) => {
    const reference = crypto.randomUUID();
    log.error({ err, request_id: reference }, "a page could not be made");
    if (!response.headersSent)
      response.writeHead(500, dynamicPageHeaders(siteUrl)).end(crash("/", reference));
  };
  return {
    answer: createAnswerPage({ sources, redirects, headers: securityHeaders(siteUrl), onCrash }),
    has: (path) => sources.has(path),
    html: (path) => {
      const html = sources.has(path) ? pages.get(path) : undefined;
      return html && stamped(html);
    },
    template: (path) => {
      const html = filled.has(path) ? pages.get(path) : undefined;
      return html && stamped(html);
    },
    notFound: (badPath) => {
      const locale = localeOfPath(badPath);
      return stamped(addSuggestions(message("404")(locale), badPath, searchable[locale]));
    },
    crash,
  };
}

const messagePaths = (kind: "404" | "500", locale: Locale) => {
  const prefix = locale === "en" ? "" : `/${locale}`;
  return [`${prefix}/${kind}.html`, `${prefix}/${kind}`];
};

function sourceOf(file: SiteFile, options: { siteUrl: string; secret: string; now: Clock }): PageSource {
  const path = pathOfFile(file.name);
  const type = typeOf(file.name);
  const headers = {
    ...securityHeaders(options.siteUrl, path),
    "cache-control": path.startsWith("/_astro/") ? "public, max-age=31536000, immutable" : "no-cache",
  };
  const html = file.name.endsWith(".html") ? file.body.toString() : "";
  if (hasStamps(html)) {
    return stampedSource({
      html,
      now: options.now,
      sign: (at) => signFormToken(at, options.secret),
      makeCopy: (stamped) => makeCopy({ body: Buffer.from(stamped) }, type, headers),
    });
  }
  let copy: PageCopy | Promise<PageCopy> | undefined;
  return () => {
    copy ??= makeCopy(file, type, headers).then((made) => {
      copy = made;
      return made;
    });
    return copy;
  };
}
