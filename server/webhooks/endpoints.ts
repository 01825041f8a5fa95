import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import type { Delivery } from "../outbox/claims.ts";
import type { NewDelivery } from "../outbox/enqueue.ts";
import {
  findDelivery,
  holdQueued,
  type RetryableState,
  requeueDeliveries,
  requeueDelivery,
} from "../outbox/queries.ts";

/** The id of the endpoint in `WEBHOOK_URL`; others have UUIDs. */
const envEndpointId = "env";

export const endpointDisabled = "The webhook endpoint is disabled: it answered 410 Gone.";
export const endpointRemoved = "The webhook endpoint is no longer configured.";

/** New deliveries of a webhook, one for each endpoint; held where the endpoint is disabled. */
export async function webhookDeliveries(tx: Db, kind: string, refId: string): Promise<NewDelivery[]> {
  const endpoints = await tx.selectFrom("webhook_endpoints").select(["id", "disabled_at"]).execute();
  return endpoints.map(({ id, disabled_at }) => ({
    kind,
    refId,
    channel: "webhook",
    target: id,
    ...(disabled_at !== null && { heldBecause: endpointDisabled }),
  }));
}

/**
 * Synchronizes the stored endpoint with `WEBHOOK_URL`; to be awaited at start, before leads are accepted. A changed
 * URL enables the endpoint again, the same one leaves it unchanged; without a URL it is deleted.
 */
export async function syncWebhookEndpoint(db: Db, env: Env, now: Date): Promise<void> {
  if (env.webhookUrl === undefined) {
    await db.deleteFrom("webhook_endpoints").where("id", "=", envEndpointId).execute();
    return;
  }
  const endpoint = { url: env.webhookUrl, created_at: now.toISOString(), disabled_at: null };
  await db
    .insertInto("webhook_endpoints")
    .values({ id: envEndpointId, ...endpoint })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ url: endpoint.url, disabled_at: null })
        .where("webhook_endpoints.url", "!=", endpoint.url),
    )
    .execute();
}

/** Finds a webhook endpoint; undefined when it was removed. */
export function findEndpoint(db: Db, id: string) {
  return db.selectFrom("webhook_endpoints").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Disables an endpoint and holds its queued deliveries, by compare-and-set on the URL: nothing happens when it was
 * changed meanwhile.
 */
export async function disableEndpoint(db: Db, id: string, url: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const disabledEndpoint = await tx
      .updateTable("webhook_endpoints")
      .set({ disabled_at: now.toISOString() })
      .where("id", "=", id)
      .where("url", "=", url)
      .returning("id")
      .executeTakeFirst();
    if (disabledEndpoint) await holdQueued(tx, id, endpointDisabled);
  });
}

type RetryAnswer = "queued" | "unknown" | "sending" | "sent";

/**
 * Requeues a delivery, due now, and enables its endpoint if that was disabled. A delivery that was sent or is claimed
 * stays unchanged; the answer is its state.
 */
export function retryDelivery(db: Db, id: string, now: Date): Promise<RetryAnswer> {
  return db.transaction().execute(async (tx) => {
    const delivery = await requeueDelivery(tx, id, now);
    if (delivery) {
      await enableEndpoint(tx, delivery);
      return "queued";
    }
    const state = (await findDelivery(tx, id))?.state;
    return state === "sent" || state === "sending" ? state : "unknown";
  });
}

/** Requeues all deliveries of a state, due now, and enables their endpoints; resolves with their number. */
export function retryDeliveries(db: Db, state: RetryableState, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await tx
      .updateTable("webhook_endpoints")
      .set({ disabled_at: null })
      .where("id", "in", (eb) => eb.selectFrom("outbox").select("target").where("state", "=", state))
      .execute();
    return requeueDeliveries(tx, state, now);
  });
}

const enableEndpoint = (tx: Db, { target }: Delivery) =>
  tx.updateTable("webhook_endpoints").set({ disabled_at: null }).where("id", "=", target).execute();
