import type { Db } from "../base/db/open-database.ts";
import type { OutboxState } from "../base/db/schema.ts";
import type { Delivery } from "./claims.ts";

/** Deliveries for a person to look at, the latest lead first; of one state, or of all. */
export function listDeliveries(db: Db, state: OutboxState | undefined, limit: number): Promise<Delivery[]> {
  return db
    .selectFrom("outbox")
    .selectAll()
    .$if(state !== undefined, (query) => query.where("state", "=", state as OutboxState))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** How many deliveries are in each state; a state without any is left out. */
export async function countDeliveries(db: Db): Promise<Map<OutboxState, number>> {
  const counts = await db
    .selectFrom("outbox")
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .groupBy("state")
    .orderBy("state")
    .execute();
  return new Map(counts.map(({ state, count }) => [state, Number(count)]));
}

export function findDelivery(db: Db, id: string): Promise<Delivery | undefined> {
  return db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
}

export type RetryAnswer = "queued" | "unknown" | "sending" | "sent";

/**
 * Queues a delivery to be tried now, on a fresh schedule, and enables its endpoint if that was disabled.
 * One that was sent or is being sent stays as it is, and the answer says so.
 */
export function retryDelivery(db: Db, id: string, now: Date): Promise<RetryAnswer> {
  return db.transaction().execute(async (tx) => {
    const queued = await tx
      .updateTable("outbox")
      .set({ state: "queued", attempts: 0, due_at: now.toISOString() })
      .where("id", "=", id)
      .where("state", "in", ["queued", "held", "failed"])
      .returning("target")
      .executeTakeFirst();
    if (queued) {
      await tx
        .updateTable("webhook_endpoints")
        .set({ disabled_at: null })
        .where("id", "=", queued.target)
        .execute();
      return "queued";
    }
    const state = (await findDelivery(tx, id))?.state;
    return state === "sent" || state === "sending" ? state : "unknown";
  });
}
