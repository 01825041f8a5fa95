import type { OutputOf } from "#domain/office/operation.ts";
import type { getOwnerTasks } from "#domain/office/owner-task-operations.ts";
import type { Db } from "../base/db/open-database.ts";
import { findLeaving } from "./retention-lists.ts";
import { readRetention } from "./retention-setting.ts";

const mostCounted = 100;

/** Counts what waits for an owner: people who are deleted soon, what was asked of data, open incidents. */
export async function countOwnerTasks(
  db: Db,
  now: Date,
  timeZone: string,
): Promise<OutputOf<typeof getOwnerTasks>> {
  const leaving = await findLeaving(db, await readRetention(db, now), now, timeZone);
  const open = { person_requests: "settled_at", incidents: "closed_at" } as const;
  const count = async (table: keyof typeof open) => {
    const rows = await db
      .selectFrom(table)
      .select("id")
      .where(open[table], "is", null)
      .limit(mostCounted)
      .execute();
    return rows.length;
  };
  return {
    leaving: Math.min(leaving.length, mostCounted),
    requests: await count("person_requests"),
    incidents: await count("incidents"),
  };
}
