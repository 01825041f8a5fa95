import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { seconds } from "#domain/durations.ts";
import { checkSecret, openOwnKeys } from "./auth/check-secret.ts";
import { firstOwnerLink } from "./auth/first-owner.ts";
import { formSecret } from "./auth/keys.ts";
import { startBackgroundJobs } from "./background-jobs.ts";
import type { Clock } from "./base/clock.ts";
import { migrateDatabase } from "./base/db/migrate.ts";
import type { Db } from "./base/db/open-database.ts";
import { overwriteFreedPages } from "./base/db/overwrite-freed-pages.ts";
import type { Env } from "./base/env.ts";
import type { Log } from "./base/logger.ts";
import { beginWithLive } from "./begin-with-live.ts";
import { createCurrentClosures } from "./closures/current-closures.ts";
import { openSettings } from "./content/current-settings.ts";
import { type PageViews, startPageViews } from "./counts/count-page-views.ts";
import { createPageQueue } from "./http/work-queue.ts";
import { type ConnectionLimits, closeHttpServer, createHttpServer } from "./http-server.ts";
import { startMeasurements } from "./metrics/metrics-text.ts";
import { type OpenRelease, openPreview, openRelease } from "./open-release.ts";
import type { OutboxLimits } from "./outbox/limits.ts";
import type { Compress, Level } from "./pages/compress.ts";
import { sourcesByZone } from "./pages/page-sources.ts";
import { openRealtime, type RealtimeLimits, realtimeLimits, realtimePath } from "./realtime/realtime.ts";
import { releaseBuilder } from "./release/build-release.ts";
import type { MakeOptions } from "./release/make-release.ts";
import { createPreviews } from "./release/previews.ts";
import type { Release } from "./release/read-release.ts";
import { openReleases, type Releases } from "./release/releases.ts";
import { syncWebhookEndpoint } from "./webhooks/endpoints.ts";
import { startCatchUp } from "./website/publish-closed-days.ts";

/** The grace period of the shutdown for requests in flight, in milliseconds; the process ends within 10 s. */
const shutdownGrace = seconds(8);

/** What tests replace. */
export type ReleaseOverrides = Pick<MakeOptions, "build" | "measureSpace"> & {
  poll: number;
};

type OpenOptions = {
  db: Db;
  now: Clock;
  env: Env;
  /** The file descriptor of the listening socket that was passed; undefined to listen on `HOST` and `PORT`. */
  socket?: number | undefined;
  log: Log;
  /** What `npm run build` made: served as long as nothing is published. */
  shipped: Release;
  shippedFolder?: string;
  /** The digest of the sources that it was built from. */
  sources: string;
  releaseOverrides?: Partial<ReleaseOverrides>;
  compressApart?: Record<Level, Compress>;
  limits?: Partial<OutboxLimits>;
  connectionLimits?: Partial<ConnectionLimits>;
  realtimeLimits?: Partial<RealtimeLimits>;
};
export type OpenServer = {
  port: number;
  secret: string;
  wakeOutbox(): void;
  releases: Releases;
  writePageViews: PageViews["write"];
  countConnections(): Promise<number>;
  close(): Promise<void>;
};

/** Opens the server. `close` answers running requests, requeues claimed deliveries, closes the database. */
export async function openServer(
  options: OpenOptions,
  onListening?: (firstOwner: string | undefined) => void,
): Promise<OpenServer> {
  const { db, now, env, log, shipped, sources } = options;
  await migrateDatabase(db);
  await overwriteFreedPages(db, log);
  await syncWebhookEndpoint(db, env, now());
  const keys = await openOwnKeys(db, env, now, log);
  await checkSecret(db, keys);
  const secret = formSecret(keys);
  const { siteUrl } = env;
  const measurements = startMeasurements();
  let isDraining = false;
  let wakeOutbox = () => {};
  let wakeSignals = () => {};
  const wakes = { wakeOutbox: () => wakeOutbox(), wakeSignals: () => wakeSignals() };
  let release: OpenRelease;
  const enqueue = createPageQueue();
  const previews = createPreviews<OpenRelease>({
    db,
    env,
    now,
    enqueue,
    open: async (edits) => openPreview(await releases.open(edits), shared),
  });
  const current = () => release;
  const making = {
    db,
    now,
    log,
    dataDir: env.dataDir,
    siteUrl,
    settings: env.buildSettings,
    current,
    shipped,
    shippedFolder: options.shippedFolder,
    sources,
    build: releaseBuilder(options.shippedFolder ?? "dist"),
    poll: seconds(2),
    ...options.releaseOverrides,
  };
  const releases = openReleases({
    ...making,
    prepare,
    addPreview: async (edits, next, sessionId) =>
      previews.add(edits, await openPreview(next, shared), sessionId),
  });
  const settings = await openSettings(db, log);
  const shared = {
    db,
    now,
    env,
    log,
    secret,
    keys,
    measurements,
    ...wakes,
    sourcesIn: sourcesByZone({ siteUrl, secret, now, compressApart: options.compressApart }),
    isDraining: () => isDraining,
    closures: createCurrentClosures(db, now),
    enqueue,
    releases,
    settings,
  };
  release = await openRelease(shipped, shared);
  await beginWithLive({ ...making, releases, serve: async (next) => (await prepare(next))() });
  const timeZone = () => current().practice.business.timeZone;
  const views = startPageViews({ db, now, log, timeZone, hasPage: (path) => current().pages.has(path) });
  const server = createHttpServer({
    current,
    findPreview: previews.find,
    webSocketPath: realtimePath,
    isDraining: () => isDraining,
    counts: measurements.requests,
    log,
    onPage: views.add,
    limits: options.connectionLimits,
    trustedProxies: env.trustedProxies,
  });
  const realtime = openRealtime(server, shared, { ...realtimeLimits, ...options.realtimeLimits });
  wakeSignals = realtime.wake;
  const { socket: fd } = options;
  server.listen(fd === undefined ? { port: env.port, host: env.host } : { fd });
  await once(server, "listening");
  onListening?.(await firstOwnerLink(db, keys, siteUrl));
  const jobs = startBackgroundJobs({ ...options, keys, current, timeZone, tries: measurements.tries });
  wakeOutbox = jobs.wakeOutbox;
  const catchUp = startCatchUp(() => ({ ...shared, ...current() }), making.poll * 10);
  void releases.follow().then(catchUp.poll);
  return {
    port: (server.address() as AddressInfo).port,
    secret,
    wakeOutbox,
    releases,
    writePageViews: views.write,
    countConnections: promisify((answer: (error: Error | null, count: number) => void) => {
      server.getConnections(answer);
    }),
    async close() {
      isDraining = true;
      await pause(env.drainTime);
      await Promise.all([
        realtime.close(),
        closeHttpServer(server, shutdownGrace),
        jobs.stop(),
        catchUp.stop(),
        releases.close(),
        settings.close(),
      ]);
      await views.stop();
      measurements.eventLoop.close();
      await db.destroy();
    },
  };

  /** Opens a release beside the one that is served. */
  async function prepare(next: Release): Promise<() => void> {
    const opened = await openRelease(next, shared);
    await opened.pages.warm(release.site);
    return () => {
      release = opened;
    };
  }
}
