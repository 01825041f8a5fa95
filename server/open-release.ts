import type { Hono } from "hono";
import { type AppOptions, createApp } from "./app.ts";
import { yieldToVisitors } from "./base/yield-to-visitors.ts";
import { calendarSources } from "./calendars/public.ts";
import { allComposers } from "./deliveries.ts";
import type { RequestEnv } from "./http/request-env.ts";
import type { Composers } from "./outbox/compose.ts";
import { loadPages, type Pages } from "./pages/load-pages.ts";
import type { PageSources } from "./pages/page-sources.ts";
import { withPreviewBar } from "./release/preview-bar.ts";
import type { Release } from "./release/read-release.ts";

/** A release with all that is made from its facts: nothing outside of it keeps one. */
export type OpenRelease = Release & { pages: Pages; app: Hono<RequestEnv>; composers: Composers };

/** What the releases of a server share, such as the database and the counts. */
type SharedOptions = Omit<AppOptions, "practice" | "pages" | "content" | "release"> & {
  /** What makes the sources of pages in a time zone, with headers of their own for a preview. */
  sourcesIn(timeZone: string, headers?: Record<string, string>): PageSources;
};

/** Opens a release as a preview: no page of it is kept by a browser or listed by a search engine. */
export const openPreview = (release: Release, shared: SharedOptions): Promise<OpenRelease> =>
  openRelease({ ...release, site: withPreviewBar(release.site) }, shared, {
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });

/**
 * Opens a release: makes its pages, its app and the composers of its letters, one after another, because visitors of the
 * one before are answered meanwhile.
 */
export async function openRelease(
  release: Release,
  shared: SharedOptions,
  headers?: Record<string, string>,
): Promise<OpenRelease> {
  const { site, content } = release;
  const practice = shared.settings.over(release.practice);
  const { env, now, log } = shared;
  const { siteUrl } = env;
  await yieldToVisitors();
  const madeSources = calendarSources({ practice, siteUrl, now, headers });
  const sources = shared.sourcesIn(practice.business.timeZone, headers);
  const pages = loadPages({ site, sources, siteUrl, log, content, madeSources });
  const options = { ...shared, practice, pages, content, release: release.name };
  await yieldToVisitors();
  const app = await createApp(options);
  await yieldToVisitors();
  return { ...release, pages, app, composers: allComposers(options) };
}
