import {
  mostMonths,
  type Retention,
  type StoredRetention,
  usualRetention,
} from "#domain/people/retention.ts";
import type { Db } from "../base/db/open-database.ts";

const name = "retention";
/** What held before there was a setting. */
const before: Retention = { inquiryMonths: mostMonths, clientMonths: mostMonths };

/** Reads how long people are kept. Without a setting the usual months begin now, so that their notice is still to come. */
export async function readRetention(db: Db, now: Date): Promise<StoredRetention> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  if (row) return JSON.parse(row.value) as StoredRetention;
  return { ...usualRetention, former: before, changedAt: now.toISOString() };
}

/** Stores the usual months as the setting unless there is one; the notice runs from then on. */
export async function beginRetention(db: Db, now: Date): Promise<void> {
  const value = JSON.stringify(await readRetention(db, now));
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** Writes the retention setting in place of the one before. */
export async function writeRetention(tx: Db, stored: StoredRetention): Promise<void> {
  const value = JSON.stringify(stored);
  await tx
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
