import { days } from "#domain/durations.ts";
import { findGoodBackup } from "../backup/backup-rows.ts";
import { ago } from "../base/clock.ts";
import { countPool, type Db, writeFailure } from "../base/db/open-database.ts";
import { countFailedPublishes, findLiveRevision } from "../release/revisions.ts";
import { gauge, type Metric } from "./metric.ts";

/** The connections to the database, and whether it takes writes, without asking it. */
export function poolMetrics(db: Db): Metric[] {
  const pool = countPool(db);
  return [
    gauge(
      "ventanilla_database_write_failing",
      "1 from a write that failed until one succeeds.",
      writeFailure(db) ? 1 : 0,
    ),
    gauge("ventanilla_database_connections_most", "Connections that this server may open.", pool?.most),
    {
      name: "ventanilla_database_connections",
      type: "gauge",
      help: "Open connections; SQLite has one that writes and one that reads.",
      samples: pool
        ? [
            { labels: { state: "busy" }, value: pool.open - pool.idle },
            { labels: { state: "idle" }, value: pool.idle },
          ]
        : [],
    },
    gauge("ventanilla_database_waiting", "Queries that wait for a connection.", pool?.waiting),
  ];
}

/** The numbers of leads of the last 24 hours, by form kind and status. */
export async function leadMetrics(db: Db, now: Date): Promise<Metric[]> {
  const leads = await db
    .selectFrom("leads")
    .select(({ fn }) => ["form_kind", "status", fn.countAll<number>().as("count")])
    .where("created_at", ">", ago(now, days(1)))
    .groupBy(["form_kind", "status"])
    .execute();
  return [
    {
      name: "ventanilla_leads",
      type: "gauge",
      help: "Leads of the last 24 hours.",
      samples: leads.map(({ form_kind: kind, status, count }) => ({
        labels: { kind, status },
        value: Number(count),
      })),
    },
  ];
}

/** The age of the latest good backup in seconds and its size in bytes; both have no value before the first. */
export async function backupMetrics(db: Db, now: Date): Promise<Metric[]> {
  const backup = await findGoodBackup(db);
  const age = backup && Math.floor((now.getTime() - Date.parse(backup.at)) / 1000);
  return [
    gauge(
      "ventanilla_backup_age_seconds",
      "Age of the data in the latest good backup; missing as long as there is none.",
      age,
    ),
    gauge("ventanilla_backup_bytes", "Size of the latest good backup.", backup?.bytes),
  ];
}

/** What this server shows (`release`) and what all are to show (`revision`). */
export async function releaseMetrics(db: Db, release: string): Promise<Metric[]> {
  const live = await findLiveRevision(db);
  const liveAt = live?.live_at ? Date.parse(live.live_at) : undefined;
  return [
    {
      name: "ventanilla_release_info",
      type: "gauge",
      help: "The release that this server shows, and the revision that all are to show.",
      samples: [{ labels: { release, revision: live?.id ?? "shipped" }, value: 1 }],
    },
    gauge(
      "ventanilla_release_published_seconds",
      "When the live revision was published, as Unix time.",
      liveAt === undefined ? undefined : liveAt / 1000,
    ),
    gauge(
      "ventanilla_publishes_failed",
      "Publishes that failed since the last one went live.",
      await countFailedPublishes(db, liveAt ?? 0),
    ),
  ];
}
