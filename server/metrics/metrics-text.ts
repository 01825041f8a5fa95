import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import type { Log } from "../base/logger.ts";
import { RequestCounts } from "../http/request-counts.ts";
import { probeLimits, withTimeLimit } from "../http/work-queue.ts";
import { TryCounts } from "../outbox/try-counts.ts";
import { backupMetrics, leadMetrics, poolMetrics, releaseMetrics } from "./database-metrics.ts";
import { type EventLoop, watchEventLoop } from "./event-loop.ts";
import { gauge, type Metric, writeMetrics } from "./metric.ts";
import { outboxMetrics, tryMetrics } from "./outbox-metrics.ts";
import { processMetrics } from "./process-metrics.ts";
import { requestMetrics } from "./request-metrics.ts";

/** What a server measures of itself from its start on. */
export type Measurements = { requests: RequestCounts; tries: TryCounts; eventLoop: EventLoop };

/** Starts the measurements of a server, all at zero; whoever ends it closes `eventLoop`. */
export const startMeasurements = (): Measurements => ({
  requests: new RequestCounts(),
  tries: new TryCounts(),
  eventLoop: watchEventLoop(),
});

type Options = {
  db: Db;
  env: Env;
  log: Log;
  now: Date;
  measurements: Measurements;
  /** The name of the release that is shown. */
  release: string;
};

/** The metrics in Prometheus' text format; a database that is gone takes only its own part away. */
export async function metricsText(options: Options): Promise<string> {
  const { db, measurements } = options;
  const pool = poolMetrics(db);
  const fromDatabase = await withTimeLimit(readDatabase(options), probeLimits.database).catch(
    () => undefined,
  );
  return writeMetrics([
    ...requestMetrics(measurements.requests),
    ...tryMetrics(measurements.tries),
    ...(await processMetrics({ ...options, ...measurements })),
    gauge("ventanilla_database_up", "1 when the database answered this scrape.", fromDatabase ? 1 : 0),
    ...pool,
    ...(fromDatabase ?? []),
  ]);
}

const readDatabase = async ({ db, now, release }: Options): Promise<Metric[]> => [
  ...(await leadMetrics(db, now)),
  ...(await outboxMetrics(db, now)),
  ...(await backupMetrics(db, now)),
  ...(await releaseMetrics(db, release)),
];
