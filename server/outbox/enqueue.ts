import { v7 } from "uuid";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import type { Db } from "../base/db/open-database.ts";
import type { OutboxChannel } from "../base/db/schema.ts";
import type { Env } from "../base/env.ts";

/** The endpoint that `WEBHOOK_URL` names; others have UUIDs. */
const envEndpointId = "env";

export const endpointDisabled = "The webhook endpoint is disabled: it answered 410 Gone.";
export const endpointRemoved = "The webhook endpoint is no longer configured.";

/** The `target` of the letter that follows when a newsletter was confirmed. */
export const welcomeTarget = "welcome";

/**
 * Inserts all that must follow from a lead, in the lead's own transaction: a letter to the practice,
 * one to the visitor, and one webhook for each endpoint. Who asks for the newsletter first gets a letter alone:
 * anybody can type an address.
 */
export async function insertDeliveries(tx: Db, leadId: string, kind: FormKind, now: Date): Promise<void> {
  const toVisitor = newRow(leadId, now, "visitor-mail");
  const rows =
    kind === "newsletter"
      ? [toVisitor]
      : [newRow(leadId, now, "practice-mail"), toVisitor, ...(await webhookRows(tx, leadId, now))];
  await tx.insertInto("outbox").values(rows).execute();
}

/** Inserts what follows from a confirmed newsletter: the welcome letter and one webhook for each endpoint. */
export async function insertConfirmedDeliveries(tx: Db, leadId: string, now: Date): Promise<void> {
  const welcome = newRow(leadId, now, "visitor-mail", welcomeTarget);
  await tx
    .insertInto("outbox")
    .values([welcome, ...(await webhookRows(tx, leadId, now))])
    .execute();
}

/**
 * Inserts what follows from an event of an appointment: letters to both and webhooks, or, `remindAt` a later moment,
 * a letter to the visitor alone.
 */
export async function insertEventDeliveries(
  tx: Db,
  event: { leadId: string; eventId: string; now: Date; remindAt?: Date },
): Promise<void> {
  const { leadId, eventId, now, remindAt } = event;
  const toVisitor = newRow(leadId, now, "visitor-mail");
  const rows = remindAt
    ? [{ ...toVisitor, due_at: remindAt.toISOString() }]
    : [newRow(leadId, now, "practice-mail"), toVisitor, ...(await webhookRows(tx, leadId, now))];
  await tx
    .insertInto("outbox")
    .values(rows.map((row) => ({ ...row, event_id: eventId })))
    .execute();
}

async function webhookRows(tx: Db, leadId: string, now: Date) {
  const endpoints = await tx.selectFrom("webhook_endpoints").select(["id", "disabled_at"]).execute();
  return endpoints.map(({ id, disabled_at }) => newRow(leadId, now, "webhook", id, disabled_at !== null));
}

const newRow = (leadId: string, now: Date, channel: OutboxChannel, target = "", isDisabled = false) => ({
  id: v7({ msecs: now.getTime() }),
  lead_id: leadId,
  event_id: null as string | null,
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
