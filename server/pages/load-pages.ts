import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { localeOfPath, redirects } from "#content/routes.ts";
import { localDay } from "#domain/deadlines/local-day.ts";
import { officePath } from "#domain/office/office-addresses.ts";
import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/logger.ts";
import { signFormToken } from "../http/form-token.ts";
import { dynamicPageHeaders, securityHeaders } from "../http/security-headers.ts";
import { type AnswerPage, createAnswerPage, type PageSource } from "./answer-page.ts";
import { type Compress, compressQuickly } from "./compress.ts";
import { typeOf } from "./media-types.ts";
import { makeCopy, type PageCopy } from "./page-copy.ts";
import { pathOfFile, type SiteFile } from "./read-site.ts";
import { hasClosedDays, showClosedDays } from "./show-closed-days.ts";
import { hasForms, signedSource, signPage } from "./signed-page.ts";
import { createSuggest } from "./suggestions.ts";
import { createFillPage, type FillPage, templatePaths } from "./templates.ts";

/** The built site in memory. */
export type Pages = {
  answer: AnswerPage;
  has(path: string): boolean;
  /** A built page with fresh form tokens, as HTML that may be changed before it is sent. */
  html(path: string): string | undefined;
  /** Fills a template page for one request, with fresh form tokens. */
  fill: FillPage;
  /** The 404 page with suggestions. */
  notFound(badPath: string): string;
  /** The 500 page with the id under which the error was logged. */
  crash(path: string, reference: string): string;
  /** The 503 page, with the practice's phone number. */
  unavailable(path: string): string;
};
type Options = {
  siteUrl: string;
  /** The practice's, by which its days begin. */
  timeZone: string;
  secret: string;
  now: Clock;
  log: Log;
  /** How pages are compressed while they are served; at normal priority where it is left out. */
  compressBest?: Compress | undefined;
  /** Headers that take the place of a file's own. */
  headers?: Record<string, string> | undefined;
};

/**
 * Makes the pages of a site that `readSite` has read, built from the words in `content`. `madeSources` are files that
 * the server makes itself, by path.
 */
export function loadPages(
  options: Options & {
    site: readonly SiteFile[];
    content: string;
    madeSources?: Iterable<[string, PageSource]>;
  },
): Pages {
  const { siteUrl, secret, now, log } = options;
  const files = new Map(options.site.map((file) => [pathOfFile(file.name), file]));
  const today = () => localDay(now(), options.timeZone);
  const sign = (html: string) => showClosedDays(signPage(html, signFormToken(now(), secret)), today());
  const sources = new Map([
    ...[...files]
      .filter(([path]) => !templatePaths.has(path))
      .map(([path, file]): [string, PageSource] => [
        path,
        createLazily(() => createSource(file, path, { ...options, sign, today })),
      ]),
    ...(options.madeSources ?? []),
  ]);
  const suggest = createSuggest(join(options.content, "articles"));
  const fillPage = createFillPage(files);
  const fill: FillPage = (page, locale, values) => sign(fillPage(page, locale, values));
  const crash = (path: string, reference: string) => fill("serverError", localeOfPath(path), { reference });
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
      const file = sources.has(path) ? files.get(path) : undefined;
      return file && isHtml(file) ? sign(file.body.toString()) : undefined;
    },
    fill,
    notFound: (badPath) => {
      const locale = localeOfPath(badPath);
      return fill("notFound", locale, { suggestions: suggest(badPath, locale) });
    },
    crash,
    unavailable: (path) => fill("unavailable", localeOfPath(path), {}),
  };
}

const isHtml = ({ name }: SiteFile) => name.endsWith(".html");

/** A thousand sources at once would hold up those who are served from the former site. */
function createLazily(create: () => PageSource): PageSource {
  let source: PageSource | undefined;
  return () => {
    source ??= create();
    return source();
  };
}

function createSource(
  file: SiteFile,
  path: string,
  making: Options & { sign: (html: string) => string; today: () => string },
): PageSource {
  const { siteUrl, now, sign, today } = making;
  const type = typeOf(file.name);
  const headers = {
    ...securityHeaders(siteUrl, path),
    "cache-control": isNamedByContent(path) ? "public, max-age=31536000, immutable" : "no-cache",
    ...(path === officePath && officeHeaders),
    ...making.headers,
  };
  const saysClosedDays = isHtml(file) && hasClosedDays(file.body);
  if (isHtml(file) && (saysClosedDays || hasForms(file.body))) {
    const makeWith = (compressBody?: Compress) => (body: Buffer) =>
      makeCopy({ body }, type, headers, compressBody);
    return signedSource(
      {
        sign: () => Buffer.from(sign(file.body.toString())),
        makeQuick: makeWith(compressQuickly),
        makeBest: makeWith(making.compressBest),
      },
      now,
      saysClosedDays ? today : undefined,
    );
  }
  let copy: PageCopy | Promise<PageCopy> | undefined;
  return () => {
    if (copy) return copy;
    copy = makeCopy(file, type, headers).then((madeCopy) => {
      copy = madeCopy;
      return madeCopy;
    });
    return copy;
  };
}

/** Of the page of the office, which is nobody's but the staff's. */
const officeHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "no-referrer",
};

const isNamedByContent = (path: string) => /^\/(?:_astro\/|tiles\.[0-9a-f]{10}\.svg$)/.test(path);
