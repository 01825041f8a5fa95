import { sql } from "kysely";
import { days } from "#domain/durations.ts";
import { ago } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import { personsOf } from "./queries.ts";

/** The lifetime of a subscription that is never confirmed, in milliseconds. */
const pendingLifetime = days(30);

/**
 * Deletes subscribers who did not confirm, with their leads, but not that somebody unsubscribed. Their people are locked
 * first, as whoever asks again does, and settled in the same transaction. Each call looks at the next `limit` leads, as
 * most stay; false after the last.
 */
export function forgetUnconfirmed(
  db: Db,
  now: Date,
  people: {
    lock(tx: Db, personIds: readonly string[]): Promise<void>;
    settle(tx: Db, personId: string): Promise<void>;
  },
): (limit: number) => Promise<boolean> {
  const until = ago(now, pendingLifetime);
  let lastId = "";
  return async (limit) => {
    const leads = await db
      .selectFrom("leads")
      .select((eb) => [
        "id",
        "person_id",
        eb
          .exists(
            eb
              .selectFrom("subscribers")
              .select("subscribers.id")
              .whereRef("lead_id", "=", "leads.id")
              .where("subscribers.status", "!=", "pending"),
          )
          .as("is_settled"),
      ])
      // A literal, because a partial index is not used for a parameter.
      .where("form_kind", "=", sql.lit("newsletter" as const))
      .where("created_at", "<=", until)
      .where("id", ">", lastId)
      .orderBy("id")
      .limit(limit)
      .execute();
    const pendingLeads = leads.filter(({ is_settled }) => !is_settled);
    const pendingIds = pendingLeads.map(({ id }) => id);
    if (pendingIds.length > 0)
      await db.transaction().execute(async (tx) => {
        await people.lock(tx, personsOf(pendingLeads));
        const settledIds = await lockSettled(tx, pendingIds);
        const ids = pendingIds.filter((id) => !settledIds.has(id));
        if (ids.length === 0) return;
        const erased = await tx.deleteFrom("leads").where("id", "in", ids).returning("person_id").execute();
        for (const personId of personsOf(erased)) await people.settle(tx, personId);
      });
    lastId = leads.at(-1)?.id ?? lastId;
    return leads.length >= limit;
  };
}

/**
 * Locks the subscribers of leads; resolves with the leads of those who stay: who have confirmed since they were looked at,
 * and who had unsubscribed before somebody asked in their name.
 */
async function lockSettled(tx: Db, leadIds: readonly string[]): Promise<Set<string>> {
  await tx
    .updateTable("subscribers")
    .set({ status: "unsubscribed" })
    .where("lead_id", "in", leadIds)
    .where("status", "=", "pending")
    .where("unsubscribed_at", "is not", null)
    .execute();
  const subscribers = await tx
    .updateTable("subscribers")
    .set((eb) => ({ lead_id: eb.ref("lead_id") }))
    .where("lead_id", "in", leadIds)
    .returning(["lead_id", "status"])
    .execute();
  return new Set(subscribers.flatMap(({ lead_id, status }) => (status === "pending" ? [] : lead_id)));
}
