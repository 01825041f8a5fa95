import { v7 } from "uuid";
import type { Db } from "../base/db/open-database.ts";
import type { OutboxChannel } from "../base/db/schema.ts";

/** A delivery to be made: what (`kind`) of which thing (`refId`), by which channel, and when at the earliest. */
export type NewDelivery = {
  /** A name of the table `kind → compose` in `server/deliveries.ts`. */
  kind: string;
  refId: string;
  channel: OutboxChannel;
  /** The endpoint of a webhook; empty for a mail. */
  target?: string;
  /** At once when left out. */
  dueAt?: Date;
  /** The reason why it is held for a person instead of being sent. */
  heldBecause?: string;
};

/** Enqueues deliveries in the transaction of the change that causes them (transactional outbox). */
export async function enqueue(tx: Db, deliveries: readonly NewDelivery[], now: Date): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(({ kind, refId, channel, target = "", dueAt = now, heldBecause = "" }) => ({
    id: v7({ msecs: now.getTime() }),
    kind,
    ref_id: refId,
    channel,
    target,
    state: heldBecause ? ("held" as const) : ("queued" as const),
    attempts: 0,
    due_at: dueAt.toISOString(),
    leased_until: null,
    last_error: heldBecause,
    created_at: now.toISOString(),
    sent_at: null,
  }));
  await tx.insertInto("outbox").values(rows).execute();
}

/** Deletes the queued deliveries of a kind; resolves with the `ref_id` of each. A claimed delivery stays. */
export async function deleteQueued(tx: Db, kind: string, refIds: readonly string[]): Promise<string[]> {
  if (refIds.length === 0) return [];
  const deletedRows = await tx
    .deleteFrom("outbox")
    .where("ref_id", "in", refIds)
    .where("kind", "=", kind)
    .where("state", "=", "queued")
    .returning("ref_id")
    .execute();
  return deletedRows.map(({ ref_id }) => ref_id);
}
