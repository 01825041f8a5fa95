import { sql } from "kysely";
import type { AttemptTrigger } from "../base/db/deliveries-schema.ts";
import type { Db } from "../base/db/open-database.ts";
import type { OutboxState } from "../base/db/schema.ts";
import { firstIdOf } from "../base/new-id.ts";
import type { Delivery } from "./claims.ts";
import { type DeliveryReason, reasonColumns } from "./delivery-reason.ts";

const retryableStates = ["queued", "held", "failed", "withheld"] as const satisfies OutboxState[];
export type RetryableState = (typeof retryableStates)[number];
/** Whether a delivery in this state can be put back in the queue. */
export const isRetryable = (state: string | undefined): state is RetryableState =>
  retryableStates.some((each) => each === state);

export type RetryRequest = { now: Date; trigger: AttemptTrigger; by: string | null };

/** The columns of a delivery that is tried anew: what was not tried yet keeps a later moment, such as that of a reminder. */
export const retryColumns = ({ now, trigger, by }: RetryRequest) => ({
  state: "queued" as const,
  attempts: 0,
  due_at: sql<string>`case when attempts = 0 and due_at > ${now.toISOString()} then due_at else ${now.toISOString()} end`,
  sent_at: null,
  trigger,
  requested_by: by,
  needs_person_since: null,
});

/**
 * Requeues a delivery with all its tries, as `retryColumns` says; of those that were sent only webhooks (replay), and mails
 * whose address `isCorrected`: these are made anew, or mail programs take them for those before. Undefined when it is
 * unknown or claimed, or was sent otherwise.
 */
export function requeueDelivery(
  tx: Db,
  id: string,
  { isCorrected = false, ...request }: RetryRequest & { isCorrected?: boolean },
): Promise<Delivery | undefined> {
  return tx
    .updateTable("outbox")
    .set({ ...retryColumns(request), ...(isCorrected && { created_at: request.now.toISOString() }) })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("state", "in", retryableStates),
        eb.and([eb("state", "=", "sent"), ...(isCorrected ? [] : [eb("channel", "=", "webhook")])]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Requeues all of a state that were enqueued since a moment, of queued ones those that were tried, but no letter of a
 * campaign; resolves with the number.
 */
export async function requeueDeliveries(
  tx: Db,
  state: RetryableState,
  { since, ...request }: RetryRequest & { since: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("outbox")
    .set(retryColumns(request))
    .where("state", "=", state)
    .where("id", ">=", firstIdOf(since))
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
  const requeue = tx.updateTable("outbox").set(retryColumns(request)).where("id", "in", due);
  // The condition is repeated: after a row lock Postgres rereads the row and rechecks only this outer one.
  return requeue.where("state", "=", "failed").returningAll().execute();
}

/** Requeues the webhooks that are held for an endpoint, or those for one reason; resolves with their number. */
export async function requeueHeld(
  tx: Db,
  target: string,
  request: RetryRequest,
  reason?: DeliveryReason,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("outbox")
    .set(retryColumns(request))
    .where("channel", "=", "webhook")
    .where("target", "=", target)
    .where("state", "=", "held")
    .$if(reason !== undefined, (query) => query.where("last_error", "=", reason?.text ?? ""))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Holds all queued webhooks of an endpoint, with the reason; a person needs to act since `needsPersonSince`. */
export async function holdQueued(
  tx: Db,
  target: string,
  reason: DeliveryReason,
  needsPersonSince: Date | null,
): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({
      state: "held",
      ...reasonColumns(reason),
      needs_person_since: needsPersonSince?.toISOString() ?? null,
    })
    .where("channel", "=", "webhook")
    .where("target", "=", target)
    .where("state", "=", "queued")
    .execute();
}
