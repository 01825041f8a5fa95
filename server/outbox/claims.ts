import { type Selectable, sql, type Updateable } from "kysely";
import { seconds } from "#domain/durations.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import { isPostgres } from "../base/db/is-postgres.ts";
import type { Db } from "../base/db/open-database.ts";
import type { OutboxChannel, OutboxTable } from "../base/db/schema.ts";

export type Delivery = Selectable<OutboxTable>;

/** The rows that a consumer claims: first tries, latest due first, or all that are due, oldest first. */
export type ClaimRule = { channel: OutboxChannel; takes: "first-tries" | "all-due" };

/** The lease of a claimed row, in milliseconds; every transport times out well before it. */
export const leaseTime = seconds(60);

/** Claims up to `limit` due rows with a lease and counts a try on each; servers never claim one row twice. */
export function claimDeliveries(db: Db, rule: ClaimRule, limit: number, now: Date): Promise<Delivery[]> {
  const at = now.toISOString();
  return (
    db
      .with(
        (cte) => cte("due").materialized(),
        (query) =>
          query
            .selectFrom("outbox")
            .select("id")
            // Literals, because an index over queued rows alone serves no parameter.
            .where("state", "=", sql.lit("queued"))
            .where("due_at", "<=", at)
            .where("channel", "=", sql.lit(rule.channel))
            .$if(rule.takes === "first-tries", (q) =>
              q.where("attempts", "=", sql.lit(0)).orderBy("due_at", "desc"),
            )
            .$if(rule.takes === "all-due", (q) => q.orderBy("due_at"))
            .limit(limit)
            .$if(isPostgres(db), (q) => q.forUpdate().skipLocked()),
      )
      .updateTable("outbox")
      .set((eb) => ({
        state: "sending",
        attempts: eb("attempts", "+", 1),
        leased_until: new Date(now.getTime() + leaseTime).toISOString(),
      }))
      .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
      // The condition is repeated: after a row lock Postgres rereads the row and rechecks only this outer one.
      // `coalesce` stops SQLite from scanning the index of all queued rows instead of finding these few by id.
      .where((eb) => eb(eb.fn.coalesce("state", sql.lit("")), "=", "queued"))
      .where("due_at", "<=", at)
      .returningAll()
      .execute()
  );
}

/** Creates the check whether a row of these channels is due: a read, where a claim would write, commit and sync. */
export function createDueCheck(channels: readonly OutboxChannel[]): (db: Db, now: Date) => Promise<boolean> {
  const selectDue = compileOnce((db, [{ at }]: [{ at: string }]) =>
    db
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", sql.lit("queued"))
      .where(
        "channel",
        "in",
        channels.map((channel) => sql.lit(channel)),
      )
      .where("due_at", "<=", at)
      .limit(1),
  );
  return async (db, now) => (await selectDue(db, [{ at: now.toISOString() }])).length > 0;
}

/** Ends a claim by compare-and-set on try and lease (a fencing token); false when another try owns the row by now. */
export async function updateClaimed(
  db: Db,
  delivery: Delivery,
  change: Updateable<OutboxTable>,
): Promise<boolean> {
  const settledRow = await db
    .updateTable("outbox")
    .set({ ...change, leased_until: null })
    .where("id", "=", delivery.id)
    .where("state", "=", "sending")
    .where("attempts", "=", delivery.attempts)
    .where("leased_until", "=", delivery.leased_until)
    .returning("id")
    .executeTakeFirst();
  return settledRow !== undefined;
}
