import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { localeOfPath, otherLanguagePath, redirects } from "#content/routes.ts";
import type { Log } from "../base/logger.ts";
import { dynamicPageHeaders, securityHeaders } from "../http/security-headers.ts";
import { type AnswerPage, createAnswerPage, type PageSource } from "./answer-page.ts";
import { isHtml, type PageSources } from "./page-sources.ts";
import { pathOfFile, type SiteFile } from "./read-site.ts";
import { createSuggest } from "./suggestions.ts";
import { createFillPage, type FillPage, templatePaths } from "./templates.ts";

export type Pages = {
  answer: AnswerPage;
  has(path: string): boolean;
  /** A built page with fresh form tokens, as HTML that may be changed before it is sent. */
  html(path: string): string | undefined;
  /** Fills a template page for one request, with fresh form tokens. */
  fill: FillPage;
  notFound(badPath: string): string;
  /** The 500 page with the id under which the error was logged. */
  crash(path: string, reference: string): string;
  /** Makes copies of changed pages that visitors of a former site asked for, which is served meanwhile. */
  warm(former: readonly SiteFile[]): Promise<void>;
  unavailable(path: string): string;
};
type Options = {
  site: readonly SiteFile[];
  sources: PageSources;
  siteUrl: string;
  log: Log;
  /** The folder of the words that it was built from. */
  content: string;
  /** Files that the server makes itself, by path. */
  madeSources?: Iterable<[string, PageSource]>;
};

export function loadPages({ site, sources, siteUrl, log, content, madeSources }: Options): Pages {
  const files = new Map(site.map((file) => [pathOfFile(file.name), file]));
  const { sign } = sources;
  const served = new Map([
    ...[...files]
      .filter(([path]) => !templatePaths.has(path))
      .map(([path, file]): [string, PageSource] => [path, sources.of(file)]),
    ...(madeSources ?? []),
  ]);
  const suggest = createSuggest(join(content, "articles"));
  const fillPage = createFillPage(files);
  const fill: FillPage = (page, locale, values) => sign(fillPage(page, locale, values));
  const crash = (path: string, reference: string) =>
    fill("serverError", localeOfPath(path), { reference, otherLanguageHref: otherLanguagePath(path) });
  const onCrash = (err: unknown, path: string, response: ServerResponse) => {
    const reference = crypto.randomUUID();
    log.error({ err, request_id: reference }, "a page could not be made");
    if (!response.headersSent)
      response.writeHead(500, dynamicPageHeaders(siteUrl)).end(crash(path, reference));
  };
  return {
    answer: createAnswerPage({ sources: served, redirects, headers: securityHeaders(siteUrl), onCrash }),
    has: (path) => served.has(path),
    html: (path) => {
      const file = served.has(path) ? files.get(path) : undefined;
      return file && isHtml(file) ? sign(file.body.toString()) : undefined;
    },
    fill,
    notFound: (badPath) => {
      const locale = localeOfPath(badPath);
      const suggestions = suggest(badPath, locale);
      return fill("notFound", locale, { suggestions, otherLanguageHref: otherLanguagePath(badPath) });
    },
    crash,
    warm: (former) => sources.warm(site, former),
    unavailable: (path) =>
      fill("unavailable", localeOfPath(path), { otherLanguageHref: otherLanguagePath(path) }),
  };
}
