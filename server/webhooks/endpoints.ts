import { sql } from "kysely";
import { envEndpointId } from "#domain/office/endpoint-operations.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import type { NewDelivery } from "../outbox/enqueue.ts";
import {
  findDelivery,
  holdQueued,
  type RetryableState,
  type RetryRequest,
  requeueDeliveries,
  requeueDelivery,
  requeued,
} from "../outbox/queries.ts";

/** The kind of the webhook that tries an endpoint out. */
export const testKind = "endpoint-test";

export const endpointDisabled = "The webhook endpoint is disabled: it answered 410 Gone.";
export const endpointPaused = "The webhook endpoint is paused.";
export const endpointRemoved = "The webhook endpoint is no longer configured.";

/** New deliveries of a webhook, one for each endpoint; held where the endpoint is paused or disabled. */
export async function webhookDeliveries(tx: Db, kind: string, refId: string): Promise<NewDelivery[]> {
  const endpoints = await selectStates(tx, []);
  return endpoints.map(({ id, disabled_at, paused_at }) => ({
    kind,
    refId,
    channel: "webhook",
    target: id,
    ...(disabled_at !== null && { held: { reason: endpointDisabled, needsPerson: true } }),
    ...(paused_at !== null && { held: { reason: endpointPaused, needsPerson: false } }),
  }));
}

const selectStates = compileOnce((db, _rows: []) =>
  db.selectFrom("webhook_endpoints").select(["id", "disabled_at", "paused_at"]),
);

/**
 * Synchronizes the stored endpoint with `WEBHOOK_URL`; to be awaited at start, before leads are accepted. A changed
 * URL enables the endpoint again, the same one leaves it unchanged; without a URL it is deleted.
 */
export async function syncWebhookEndpoint(db: Db, env: Env, now: Date): Promise<void> {
  if (env.webhookUrl === undefined) {
    await db.deleteFrom("webhook_endpoints").where("id", "=", envEndpointId).execute();
    return;
  }
  const endpoint = { name: "", url: env.webhookUrl, created_at: now.toISOString(), disabled_at: null };
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

/** Whether there is a webhook endpoint. */
export const hasEndpoint = async (db: Db): Promise<boolean> => (await selectStates(db, [])).length > 0;

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
    if (disabledEndpoint) await holdQueued(tx, id, endpointDisabled, now);
  });
}

/**
 * Requeues what a pause held that is over: what was stored or sent at the moment of the end still saw it, and nobody would
 * go on with it.
 */
export async function requeueResumed(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set(requeued({ now, trigger: "recover", by: null }))
    // A literal, so that Postgres takes the index of states for a rare one.
    .where("state", "=", sql.lit("held"))
    .where("last_error", "=", endpointPaused)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("webhook_endpoints as endpoint")
          .select("endpoint.id")
          .whereRef("endpoint.id", "=", "outbox.target")
          .where("endpoint.paused_at", "is", null)
          .where("endpoint.disabled_at", "is", null),
      ),
    )
    .execute();
}

type RetryAnswer = "queued" | "unknown" | "sending" | "sent";

/**
 * Requeues a delivery, due now, and enables its endpoint if that was disabled. A delivery that is claimed and a mail that
 * was sent stay unchanged; the answer is the state.
 */
export async function retryDelivery(tx: Db, id: string, request: RetryRequest): Promise<RetryAnswer> {
  const target = (await findDelivery(tx, id))?.target;
  // Before the delivery, as a pause and its end do: else a retry and one of them could wait for each other for ever.
  if (target) await lockEndpoint(tx, target);
  const delivery = await requeueDelivery(tx, id, request);
  if (delivery) {
    await enableEndpoint(tx, delivery.target);
    return "queued";
  }
  const state = (await findDelivery(tx, id))?.state;
  return state === "sent" || state === "sending" ? state : "unknown";
}

/** Requeues all deliveries of a state, due now, and enables their endpoints; resolves with their number. */
export function retryDeliveries(db: Db, state: RetryableState, request: RetryRequest): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await tx
      .updateTable("webhook_endpoints")
      .set({ disabled_at: null })
      .where("id", "in", (eb) => eb.selectFrom("outbox").select("target").where("state", "=", state))
      .execute();
    return requeueDeliveries(tx, state, request);
  });
}

/** Locks an endpoint, if there is one, until the transaction ends. */
export async function lockEndpoint(tx: Db, id: string): Promise<void> {
  const table = tx.updateTable("webhook_endpoints");
  await table
    .set((eb) => ({ id: eb.ref("id") }))
    .where("id", "=", id)
    .execute();
}

/** Enables an endpoint that answered 410. */
async function enableEndpoint(tx: Db, id: string): Promise<void> {
  await tx.updateTable("webhook_endpoints").set({ disabled_at: null }).where("id", "=", id).execute();
}

/** The names of the endpoints, and for the one of the environment its host. */
export async function nameEndpoints(db: Db): Promise<Map<string, string>> {
  const endpoints = await db.selectFrom("webhook_endpoints").select(["id", "name", "url"]).execute();
  return new Map(endpoints.map(({ id, name, url }) => [id, name || new URL(url).host]));
}
