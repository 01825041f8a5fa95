import { type SelectQueryBuilder, sql } from "kysely";
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

/** Finds a delivery by its id; undefined for one that was erased or never was. */
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
