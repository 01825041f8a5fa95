import { sql } from "kysely";
import { envEndpointId } from "#domain/office/endpoint-operations.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import { firstIdOf } from "../base/new-id.ts";
import type { DeliveryReason } from "../outbox/delivery-reason.ts";
import type { NewDelivery } from "../outbox/enqueue.ts";
import { findDelivery } from "../outbox/queries.ts";
import {
  holdQueued,
  type RetryableState,
  type RetryRequest,
  requeueDeliveries,
  requeueDelivery,
  retryColumns,
} from "../outbox/requeue.ts";

/** The kind of the webhook that tries an endpoint out. */
export const testKind = "endpoint-test";

export const endpointDisabled: DeliveryReason = {
  code: "endpoint-disabled",
  text: "The webhook endpoint is disabled: it answered 410 Gone.",
};
/** What is held so is found by the sentence. */
export const endpointPaused: DeliveryReason = {
  code: "endpoint-paused",
  text: "The webhook endpoint is paused.",
};
export const endpointRemoved: DeliveryReason = {
  code: "endpoint-removed",
  text: "The webhook endpoint is no longer configured.",
};

/** New deliveries of a webhook, one for each endpoint; held where the endpoint is paused or disabled. */
export const webhookDeliveries = async (tx: Db, kind: string, refId: string): Promise<NewDelivery[]> =>
  (await prepareWebhooks(tx, kind))(refId);

/** Reads the endpoints for webhooks whose subject is made in the same transaction; resolves with what makes deliveries. */
export async function prepareWebhooks(tx: Db, kind: string): Promise<(refId: string) => NewDelivery[]> {
  const endpoints = await selectStates(tx, []);
  return (refId) =>
    endpoints.map(({ id, disabled_at, paused_at }) => ({
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

/** Stores the endpoint of `WEBHOOK_URL`, before leads come; a changed URL enables it again, no URL deletes it. */
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

export const hasEndpoint = async (db: Db): Promise<boolean> => (await selectStates(db, [])).length > 0;

export function findEndpoint(db: Db, id: string) {
  return db.selectFrom("webhook_endpoints").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Disables an endpoint and holds its queued deliveries, unless its URL was changed meanwhile (compare-and-set). */
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

/** Requeues what was held at the moment at which a pause ended: it still saw the pause, and would wait for ever. */
export async function requeueResumed(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set(retryColumns({ now, trigger: "schedule", by: null }))
    // A literal, so that Postgres takes the index of states for a rare one.
    .where("state", "=", sql.lit("held"))
    .where("last_error", "=", endpointPaused.text)
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

/** Requeues a delivery and enables its endpoint; a claimed delivery and a sent mail stay. Resolves with the state. */
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

/** Requeues all deliveries of a state and enables their endpoints; resolves with their number. */
export function retryDeliveries(
  db: Db,
  state: RetryableState,
  request: RetryRequest & { since: Date },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const first = firstIdOf(request.since);
    await tx
      .updateTable("webhook_endpoints")
      .set({ disabled_at: null })
      .where("id", "in", (eb) =>
        eb.selectFrom("outbox").select("target").where("state", "=", state).where("id", ">=", first),
      )
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
export async function nameEndpoints(db: Db): Promise<Map<string, NamedEndpoint>> {
  const endpoints = await db
    .selectFrom("webhook_endpoints")
    .select(["id", "name", "url", "disabled_at"])
    .execute();
  return new Map(
    endpoints.map(({ id, name, url, disabled_at }) => [
      id,
      { name: name || new URL(url).host, isDisabled: disabled_at !== null },
    ]),
  );
}

export type NamedEndpoint = { name: string; isDisabled: boolean };
