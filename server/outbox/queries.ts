import { type SelectQueryBuilder, sql } from "kysely";
import type { AttemptTrigger } from "../base/db/deliveries-schema.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Database, OutboxChannel, OutboxState } from "../base/db/schema.ts";
import { firstIdOf } from "../base/new-id.ts";
import type { Delivery } from "./claims.ts";
import { channels } from "./try-counts.ts";

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
export const mostCounted = 1000;

/** Counts the deliveries in each state, up to one more than `mostCounted`; a state without any is left out. */
export async function countDeliveries(db: Db): Promise<Map<OutboxState, number>> {
  const counts = new Map<OutboxState, number>();
  for (const state of outboxStates) {
    const count = await countSome(db, db.selectFrom("outbox").select("id").where("state", "=", state));
    if (count > 0) counts.set(state, count);
  }
  return counts;
}

/** What is queued for a channel, and when the oldest try is due. */
type Queue = { channel: OutboxChannel; count: number; dueAt: string | undefined };

/** Counts what is queued for each channel, up to one more than `mostCounted`. */
export async function countQueued(db: Db): Promise<Queue[]> {
  const queues: Queue[] = [];
  for (const channel of channels) {
    // A literal, because an index over queued rows alone serves no parameter.
    const queued = db
      .selectFrom("outbox")
      .select("due_at")
      .where("state", "=", sql.lit("queued"))
      .where("channel", "=", channel);
    const oldest = await queued.orderBy("due_at").limit(1).executeTakeFirst();
    queues.push({ channel, count: oldest ? await countSome(db, queued) : 0, dueAt: oldest?.due_at });
  }
  return queues;
}

/** Counts what only a person can get through, up to one more than `mostCounted`. */
export const countNeedingPerson = (db: Db): Promise<number> =>
  countSome(db, db.selectFrom("outbox").select("id").where("needs_person_since", "is not", null));

async function countSome(db: Db, rows: SelectQueryBuilder<Database, "outbox", object>): Promise<number> {
  const { count } = await db
    .selectFrom(rows.limit(mostCounted + 1).as("counted"))
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the deliveries that were enqueued since a moment and are sent. */
export async function countSent(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("state", "=", "sent")
    .where("id", ">", firstIdOf(since))
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
/** Whether a delivery in this state can be put back in the queue. */
export const isRetryable = (state: string | undefined): state is RetryableState =>
  retryableStates.some((each) => each === state);

export type RetryRequest = { now: Date; trigger: Exclude<AttemptTrigger, "schedule">; by: string | null };

/** What was not tried yet keeps a later moment, such as that of a reminder. */
export const requeued = ({ now, trigger, by }: RetryRequest) => ({
  state: "queued" as const,
  attempts: 0,
  due_at: sql<string>`case when attempts = 0 and due_at > ${now.toISOString()} then due_at else ${now.toISOString()} end`,
  sent_at: null,
  trigger,
  requested_by: by,
  needs_person_since: null,
});

/**
 * Requeues a delivery with all its tries, as `requeued` says; of those that were sent only webhooks (replay), unless
 * `replays` allows mails. Undefined when it is unknown or claimed, or was sent otherwise.
 */
export function requeueDelivery(
  tx: Db,
  id: string,
  { replays = "webhooks", ...request }: RetryRequest & { replays?: "webhooks" | "all" },
): Promise<Delivery | undefined> {
  return tx
    .updateTable("outbox")
    .set(requeued(request))
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("state", "in", retryableStates),
        eb.and([
          eb("state", "=", "sent"),
          ...(replays === "webhooks" ? [eb("channel", "=", "webhook")] : []),
        ]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Requeues all of a state, of queued ones those that were tried, but no letter of a campaign; resolves with the number. */
export async function requeueDeliveries(
  tx: Db,
  state: RetryableState,
  request: RetryRequest,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("outbox")
    .set(requeued(request))
    .where("state", "=", state)
    .where("channel", "!=", "bulk-mail")
    .$if(state === "queued", (query) => query.where("attempts", ">", 0))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Requeues deliveries that failed, up to `limit`, the oldest first, of those enqueued since a moment. */
export async function requeueFailed(
  tx: Db,
  { since, limit, ...request }: RetryRequest & { since: Date; limit: number },
): Promise<Delivery[]> {
  const due = tx
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "failed")
    .where("id", ">=", firstIdOf(since))
    .orderBy("id")
    .limit(limit);
  const requeue = tx.updateTable("outbox").set(requeued(request)).where("id", "in", due);
  // The condition is repeated: after a row lock Postgres rereads the row and rechecks only this outer one.
  return requeue.where("state", "=", "failed").returningAll().execute();
}

export async function requeueHeld(tx: Db, target: string, request: RetryRequest): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("outbox")
    .set(requeued(request))
    .where("channel", "=", "webhook")
    .where("target", "=", target)
    .where("state", "=", "held")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Holds all queued webhooks of an endpoint, with the reason; a person needs to act since `needsPersonSince`. */
export async function holdQueued(
  tx: Db,
  target: string,
  reason: string,
  needsPersonSince: Date | null,
): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({
      state: "held",
      last_error: reason,
      needs_person_since: needsPersonSince?.toISOString() ?? null,
    })
    .where("channel", "=", "webhook")
    .where("target", "=", target)
    .where("state", "=", "queued")
    .execute();
}
