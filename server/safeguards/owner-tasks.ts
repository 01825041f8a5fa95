import type { OutputOf } from "#domain/office/operation.ts";
import type { getOwnerTasks } from "#domain/office/owner-task-operations.ts";
import { listedName } from "#domain/people/person-names.ts";
import type { Db } from "../base/db/open-database.ts";
import { findNamesIn } from "../people/colleagues.ts";
import { readRetention } from "../people/retention-setting.ts";
import { openRequests } from "./requests-staff.ts";
import { findLeaving } from "./retention-lists.ts";

const mostCounted = 100;
const mostDeletions = 20;

/** Loads what waits for an owner: people who are deleted soon, what was asked of data, open incidents, old facts. */
export async function loadOwnerTasks(
  db: Db,
  now: Date,
  { timeZone, countOutdated }: { timeZone: string; countOutdated: (now: Date) => Promise<number> },
): Promise<OutputOf<typeof getOwnerTasks>> {
  const leaving = await findLeaving(db, await readRetention(db, now), now, timeZone);
  const requests = await openRequests(db).select("request.id").limit(mostCounted).execute();
  const incidents = await db
    .selectFrom("incidents")
    .select("id")
    .where("closed_at", "is", null)
    .limit(mostCounted)
    .execute();
  return {
    leaving: Math.min(leaving.length, mostCounted),
    requests: requests.length,
    incidents: incidents.length,
    outdated: Math.min(await countOutdated(now), mostCounted),
    deletions: await listDeletions(db),
  };
}

async function listDeletions(db: Db) {
  const rows = await db
    .selectFrom("people")
    .select(["id", "name", "email", "phone_shown", "delete_at", "delete_by"])
    .where("delete_at", "is not", null)
    .orderBy("delete_at")
    .limit(mostDeletions)
    .execute();
  const names = await findNamesIn(db, rows, "delete_by");
  return rows.map((row) => ({
    id: row.id,
    name: listedName(row),
    deleteAt: row.delete_at ?? "",
    by: names.get(row.delete_by ?? "") ?? "",
  }));
}
