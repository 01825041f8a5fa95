import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { seconds } from "#domain/durations.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { createApp } from "./app.ts";
import { checkSecret } from "./auth/check-secret.ts";
import { firstOwnerLink } from "./auth/first-owner.ts";
import { openKeys } from "./auth/keys.ts";
import type { Clock } from "./base/clock.ts";
import { migrateDatabase } from "./base/db/migrate.ts";
import type { Db } from "./base/db/open-database.ts";
import { ensureSecret } from "./base/db/stored-secret.ts";
import type { Env } from "./base/env.ts";
import type { Log } from "./base/logger.ts";
import { calendarSources } from "./calendars/public.ts";
import { startHousekeeping } from "./cleanup.ts";
import { writeSignals } from "./commands/signals.ts";
import { openDeliveries } from "./deliveries.ts";
import { newRequestCounts } from "./http/request-counts.ts";
import { type ConnectionLimits, closeHttpServer, createHttpServer } from "./http-server.ts";
import type { Delivery } from "./outbox/claims.ts";
import { startOutbox } from "./outbox/consumer.ts";
import { type OutboxLimits, outboxLimits } from "./outbox/limits.ts";
import { watchPracticeMail } from "./outbox/practice-mail.ts";
import { loadPages } from "./pages/load-pages.ts";
import type { SiteFile } from "./pages/read-site.ts";
import { openRealtime, type RealtimeLimits, realtimeLimits, realtimePath } from "./realtime/realtime.ts";
import { syncWebhookEndpoint } from "./webhooks/endpoints.ts";

/** The grace period of the shutdown for requests in flight, in milliseconds; the process ends within 10 s. */
const shutdownGrace = seconds(8);

type OpenOptions = {
  db: Db;
  now: Clock;
  env: Env;
  practice: Practice;
  log: Log;
  site: SiteFile[];
  bodyTimeLimit?: number;
  limits?: Partial<OutboxLimits>;
  connectionLimits?: Partial<ConnectionLimits>;
  realtimeLimits?: Partial<RealtimeLimits>;
};
export type OpenServer = {
  port: number;
  secret: string;
  wakeOutbox(): void;
  countConnections(): Promise<number>;
  close(): Promise<void>;
};

/** Opens the server. `close` answers running requests, requeues claimed deliveries, closes the database. */
export async function openServer(
  options: OpenOptions,
  onListening?: (firstOwner: string | undefined) => void,
): Promise<OpenServer> {
  const { db, now, env, log } = options;
  await migrateDatabase(db);
  await syncWebhookEndpoint(db, env, now());
  const secret = await ensureSecret(db);
  const keys = openKeys(env, now);
  await checkSecret(db, keys);
  const { siteUrl } = env;
  const madeSources = calendarSources({ ...options, siteUrl });
  const pages = loadPages({ site: options.site, madeSources, siteUrl, secret, now, log });
  const counts = newRequestCounts();
  let wakeOutbox = () => {};
  let wakeSignals = () => {};
  const wakes = { wakeOutbox: () => wakeOutbox(), wakeSignals: () => wakeSignals() };
  const appOptions = { ...options, pages, secret, keys, counts, ...wakes };
  const app = createApp(appOptions);
  const webSocketPath = realtimePath;
  const server = createHttpServer({ app, pages, counts, limits: options.connectionLimits, webSocketPath });
  const realtime = openRealtime(server, appOptions, { ...realtimeLimits, ...options.realtimeLimits });
  wakeSignals = realtime.wake;
  server.listen(env.port, env.host);
  await once(server, "listening");
  onListening?.(await firstOwnerLink(db, keys, siteUrl));
  const limits = { ...outboxLimits, ...options.limits };
  const deliveries = openDeliveries({ ...options, keys, limits });
  const notify = (tx: Db, { id }: Delivery) => writeSignals(tx, [{ topic: "deliveries", id }], "", now());
  const outbox = startOutbox({ ...options, ...deliveries, limits, notify });
  wakeOutbox = outbox.wake;
  const housekeeping = startHousekeeping(options);
  const watch = watchPracticeMail({ ...options, interval: limits.practiceMailCheck });
  return {
    port: (server.address() as AddressInfo).port,
    secret,
    wakeOutbox: outbox.wake,
    countConnections: promisify((answer: (error: Error | null, count: number) => void) => {
      server.getConnections(answer);
    }),
    async close() {
      const signalsClosed = realtime.close();
      await Promise.all([
        signalsClosed,
        closeHttpServer(server, shutdownGrace),
        outbox.stop(),
        housekeeping.stop(),
        watch.stop(),
      ]);
      deliveries.close();
      await db.destroy();
    },
  };
}
