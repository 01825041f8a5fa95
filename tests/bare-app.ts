import { loadPractice } from "#content/load-practice.ts";
import { createApp } from "#server/app.ts";
import { openKeys } from "#server/auth/keys.ts";
import type { Clock } from "#server/base/clock.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import type { Env } from "#server/base/env.ts";
import type { Log } from "#server/base/logger.ts";
import { createCurrentClosures } from "#server/closures/current-closures.ts";
import { createPageQueue } from "#server/http/work-queue.ts";
import { startMeasurements } from "#server/metrics/metrics-text.ts";
import { loadPages } from "#server/pages/load-pages.ts";
import { createPageSources } from "#server/pages/page-sources.ts";
import { readSite } from "#server/pages/read-site.ts";
import { noReleases, noSettings } from "./stub-site.ts";

/** The app without a server, on an empty database. */
export async function openBareApp({ env, now, log }: { env: Env; now: Clock; log: Log }) {
  const { siteUrl } = env;
  const secret = "a secret for tests";
  const db = openDatabase(env);
  const sources = createPageSources({ siteUrl, timeZone: "UTC", secret, now });
  const content = "content";
  const app = await createApp({
    db,
    now,
    env,
    practice: loadPractice(),
    content,
    pages: loadPages({ site: await readSite("dist", siteUrl), content, siteUrl, sources, log }),
    log,
    secret,
    keys: openKeys(env, now),
    wakeOutbox: () => {},
    wakeSignals: () => {},
    releases: noReleases,
    settings: noSettings,
    measurements: startMeasurements(),
    release: "",
    isDraining: () => false,
    closures: createCurrentClosures(db, now),
    enqueue: createPageQueue(),
  });
  return { app, db };
}
