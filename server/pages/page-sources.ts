import { setTimeout as pause } from "node:timers/promises";
import { officePath } from "#domain/office/office-addresses.ts";
import type { Clock } from "../base/clock.ts";
import { createToday } from "../base/current-day.ts";
import { signFormToken } from "../http/form-token.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { PageSource } from "./answer-page.ts";
import { type Compress, compressQuickly, type Level } from "./compress.ts";
import { typeOf } from "./media-types.ts";
import { makeCopy, type PageCopy } from "./page-copy.ts";
import { pathOfFile, type SiteFile } from "./read-site.ts";
import { hasClosedDays, showClosedDays } from "./show-closed-days.ts";
import { hasForms, signedSource, signPage } from "./signed-page.ts";

export type PageSources = {
  /** The source of a file, which is made once: releases share the copies of what did not change. */
  of(file: SiteFile): PageSource;
  /** Makes copies of those files of a next site that visitors asked for in its former one; for a quarter of a second. */
  warm(next: readonly SiteFile[], former: readonly SiteFile[]): Promise<void>;
  /** A page with a fresh form token and the closed days of the next weeks. */
  sign(html: string): string;
};

type Options = {
  siteUrl: string;
  /** The practice's, by which its days begin. */
  timeZone: string;
  secret: string;
  now: Clock;
  /** How pages are compressed that nobody waits for; at normal priority where it is left out. */
  compressApart?: Record<Level, Compress> | undefined;
  headers?: Record<string, string> | undefined;
};
type Making = Options & { today: () => string; sign: PageSources["sign"] };

/** The milliseconds that a site may take to be warmed. */
const warmTime = 250;

/** Creates what makes the sources of a site's files. It knows no release, so that a file that stays keeps none. */
export function createPageSources(options: Options): PageSources {
  const { secret, now, timeZone } = options;
  const today = createToday(now, () => timeZone);
  const sign = (html: string) => showClosedDays(signPage(html, signFormToken(now(), secret)), today());
  const sources = new WeakMap<SiteFile, PageSource>();
  const visited = new WeakSet<SiteFile>();
  const of = (file: SiteFile) => {
    const create = () => {
      visited.add(file);
      return createSource(file, { ...options, today, sign });
    };
    const source = sources.get(file) ?? createLazily(create);
    sources.set(file, source);
    return source;
  };
  return {
    sign,
    of,
    async warm(next, former) {
      const names = new Set(former.filter((file) => visited.has(file)).map(({ name }) => name));
      const end = performance.now() + warmTime;
      for (const file of next) {
        // Nobody who goes back to a former site waits longer; its first visitors do.
        if (performance.now() >= end) return;
        if (visited.has(file) || !names.has(file.name)) continue;
        const made = Promise.resolve(of(file)("ahead")).catch(() => {});
        await Promise.race([made, pause(end - performance.now())]);
      }
    },
  };
}

/** Creates the sources of each time zone once; those with headers of their own are of a preview, and shared with nobody. */
export function sourcesByZone(options: Omit<Options, "timeZone" | "headers">) {
  const zones = new Map<string, PageSources>();
  return (timeZone: string, headers?: Options["headers"]): PageSources => {
    const sources =
      (headers ? undefined : zones.get(timeZone)) ?? createPageSources({ ...options, timeZone, headers });
    if (!headers) zones.set(timeZone, sources);
    return sources;
  };
}

/** A thousand sources at once would hold up those who are served from the former site. */
function createLazily(create: () => PageSource): PageSource {
  let source: PageSource | undefined;
  return (forWhom) => {
    source ??= create();
    return source(forWhom);
  };
}

function createSource(file: SiteFile, { siteUrl, now, sign, today, ...making }: Making): PageSource {
  const path = pathOfFile(file.name);
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
        makeAhead: makeWith(making.compressApart?.quick ?? compressQuickly),
        makeBest: makeWith(making.compressApart?.best),
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

export const isHtml = ({ name }: SiteFile) => name.endsWith(".html");

/** The headers of the page of the office, which is for the staff alone. */
const officeHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "no-referrer",
};

const isNamedByContent = (path: string) => /^\/(?:_astro\/|tiles\.[0-9a-f]{10}\.svg$)/.test(path);
