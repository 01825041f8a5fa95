import { days } from "#domain/durations.ts";
import { findGoodBackup } from "./backup/backup-rows.ts";
import type { Db } from "./base/db/open-database.ts";
import type { RequestCounts } from "./http/request-counts.ts";
import { practiceMailFailure } from "./outbox/practice-mail.ts";
import { countDeliveries, countSent, mostCounted } from "./outbox/queries.ts";

/** The metrics in Prometheus' text format. What grows for ever is counted for the last day, so that it stays cheap. */
export async function metricsText(options: { db: Db; now: Date; counts: RequestCounts }): Promise<string> {
  const { db, now, counts } = options;
  const dayAgo = new Date(now.getTime() - days(1));
  const leads = await db
    .selectFrom("leads")
    .select(({ fn }) => ["form_kind", "status", fn.countAll<number>().as("count")])
    .where("created_at", ">", dayAgo.toISOString())
    .groupBy(["form_kind", "status"])
    .execute();
  const deliveries = (await countDeliveries(db)).set("sent", await countSent(db, dayAgo));
  const failingSince = await practiceMailFailure(db, now);
  const failingSeconds = failingSince ? Math.floor((now.getTime() - Date.parse(failingSince)) / 1000) : 0;
  const backup = await findGoodBackup(db);
  const memory = process.memoryUsage();
  return [
    "# HELP ventanilla_leads Leads of the last 24 hours.",
    "# TYPE ventanilla_leads gauge",
    ...leads.map((row) => `ventanilla_leads{kind="${row.form_kind}",status="${row.status}"} ${row.count}`),
    `# HELP ventanilla_outbox Deliveries: sent in the last 24 hours; in other states now, up to ${mostCounted + 1}.`,
    "# TYPE ventanilla_outbox gauge",
    ...[...deliveries].map(([state, count]) => `ventanilla_outbox{state="${state}"} ${count}`),
    "# HELP ventanilla_practice_mail_failing_seconds Age of an outage of mail to the practice; 0 below an hour.",
    "# TYPE ventanilla_practice_mail_failing_seconds gauge",
    `ventanilla_practice_mail_failing_seconds ${failingSeconds}`,
    "# HELP ventanilla_backup_age_seconds Age of the data in the latest good backup; missing as long as there is none.",
    "# TYPE ventanilla_backup_age_seconds gauge",
    ...(backup
      ? [
          `ventanilla_backup_age_seconds ${Math.floor((now.getTime() - Date.parse(backup.at)) / 1000)}`,
          "# TYPE ventanilla_backup_bytes gauge",
          `ventanilla_backup_bytes ${backup.bytes}`,
        ]
      : []),
    "# TYPE ventanilla_requests_total counter",
    `ventanilla_requests_total{answered="pages"} ${counts.pages}`,
    ...[...counts.app].map(
      ([status, count]) => `ventanilla_requests_total{answered="app",status="${status}"} ${count}`,
    ),
    "# TYPE process_uptime_seconds gauge",
    `process_uptime_seconds ${process.uptime().toFixed(3)}`,
    "# TYPE process_resident_memory_bytes gauge",
    `process_resident_memory_bytes ${memory.rss}`,
    "# TYPE process_heap_used_bytes gauge",
    `process_heap_used_bytes ${memory.heapUsed}`,
    "",
  ].join("\n");
}
