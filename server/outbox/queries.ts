import type { Db } from "../base/db/open-database.ts";
import type { OutboxState } from "../base/db/schema.ts";
import type { Delivery } from "./claims.ts";

/** Lists deliveries of one state or of all, the latest first. */
export function listDeliveries(db: Db, state: OutboxState | undefined, limit: number): Promise<Delivery[]> {
  return (
    db
      .selectFrom("outbox")
      .selectAll()
      .$if(state !== undefined, (query) => query.where("state", "=", state as OutboxState))
      // Ids begin with the time, so that their index gives this order.
      .orderBy("id", "desc")
      .limit(limit)
      .execute()
  );
}

/** The most deliveries of a state that are counted: a backlog makes counting no slower. */
export const mostCounted = 10_000;

/** Counts the deliveries in each state, up to one more than `mostCounted`; a state without any is left out. */
export async function countDeliveries(db: Db): Promise<Map<OutboxState, number>> {
  const counts = new Map<OutboxState, number>();
  for (const state of outboxStates) {
    const rows = db
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", state)
      .limit(mostCounted + 1);
    const { count } = await db
      .selectFrom(rows.as("counted"))
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) counts.set(state, Number(count));
  }
  return counts;
}

/** Counts the deliveries that were enqueued since a moment and are sent. */
export async function countSent(db: Db, since: Date): Promise<number> {
  const time = since.getTime().toString(16).padStart(12, "0");
  const { count } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("state", "=", "sent")
    // A UUID v7 begins with its time in hexadecimal.
    .where("id", ">", `${time.slice(0, 8)}-${time.slice(8)}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findDelivery(db: Db, id: string): Promise<Delivery | undefined> {
  return db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
}

export const outboxStates = [
  "failed",
  "held",
  "queued",
  "sending",
  "sent",
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
