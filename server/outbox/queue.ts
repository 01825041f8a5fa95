import { v7 } from "uuid";
import type { Db } from "../db/open-database.ts";
import type { OutboxChannel } from "../db/schema.ts";
import type { Env } from "../env.ts";

/** The endpoint that `WEBHOOK_URL` names; others have UUIDs. */
const envEndpointId = "env";

export const endpointDisabled = "The webhook endpoint is disabled: it answered 410 Gone.";
export const endpointRemoved = "The webhook endpoint is no longer configured.";

/**
 * Inserts all that must follow from a lead, in the lead's own transaction: a letter to the practice,
 * one to the visitor, and one webhook for each endpoint.
 */
export async function insertDeliveries(tx: Db, leadId: string, now: Date): Promise<void> {
  const endpoints = await tx.selectFrom("webhook_endpoints").select(["id", "disabled_at"]).execute();
  const row = (channel: OutboxChannel, target = "", isDisabled = false) => ({
    id: v7({ msecs: now.getTime() }),
    lead_id: leadId,
    channel,
    target,
    state: isDisabled ? ("held" as const) : ("queued" as const),
    attempts: 0,
    due_at: now.toISOString(),
    leased_until: null,
    last_error: isDisabled ? endpointDisabled : "",
    created_at: now.toISOString(),
    sent_at: null,
  });
  await tx
    .insertInto("outbox")
    .values([
      row("practice-mail"),
      row("visitor-mail"),
      ...endpoints.map(({ id, disabled_at }) => row("webhook", id, disabled_at !== null)),
    ])
    .execute();
}

/**
 * Makes the stored endpoint agree with `WEBHOOK_URL`; to be awaited at start, before leads come in.
 * A changed URL enables the endpoint again, the same one stays as it was; without a URL it goes.
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

/** The endpoint a webhook row is meant for, or undefined when it was removed. */
export function findEndpoint(db: Db, id: string) {
  return db.selectFrom("webhook_endpoints").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Disables an endpoint and holds all that waits for it. Nothing happens when the endpoint has another
 * URL by now: the new one has not refused anything.
 */
export async function disableEndpoint(db: Db, id: string, url: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const disabled = await tx
      .updateTable("webhook_endpoints")
      .set({ disabled_at: now.toISOString() })
      .where("id", "=", id)
      .where("url", "=", url)
      .returning("id")
      .executeTakeFirst();
    if (!disabled) return;
    await tx
      .updateTable("outbox")
      .set({ state: "held", last_error: endpointDisabled })
      .where("channel", "=", "webhook")
      .where("target", "=", id)
      .where("state", "=", "queued")
      .execute();
  });
}
