import type { Db } from "../base/db/open-database.ts";
import type { OutboxState } from "../base/db/schema.ts";
import type { Delivery } from "./claims.ts";

/** Lists deliveries of one state or of all, the latest first. */
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

/** Counts the deliveries in each state; a state without any is left out. */
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

export const outboxStates = [
  "queued",
  "sending",
  "sent",
  "held",
  "failed",
  "withheld",
] as const satisfies OutboxState[];
const retryableStates = ["queued", "held", "failed", "withheld"] as const satisfies OutboxState[];
export type RetryableState = (typeof retryableStates)[number];
export const isRetryable = (state: string | undefined): state is RetryableState =>
  retryableStates.some((each) => each === state);

/** Requeues a delivery, due now and with all its tries; undefined when it is unknown, claimed or sent. */
export function requeueDelivery(tx: Db, id: string, now: Date): Promise<Delivery | undefined> {
  return tx
    .updateTable("outbox")
    .set({ state: "queued", attempts: 0, due_at: now.toISOString() })
    .where("id", "=", id)
    .where("state", "in", retryableStates)
    .returningAll()
    .executeTakeFirst();
}

/** Requeues all deliveries of a state, due now and with all their tries; resolves with their number. */
export async function requeueDeliveries(tx: Db, state: RetryableState, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("outbox")
    .set({ state: "queued", attempts: 0, due_at: now.toISOString() })
    .where("state", "=", state)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Holds all queued webhooks of an endpoint, with the reason. */
export async function holdQueued(tx: Db, target: string, reason: string): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ state: "held", last_error: reason })
    .where("channel", "=", "webhook")
    .where("target", "=", target)
    .where("state", "=", "queued")
    .execute();
}
