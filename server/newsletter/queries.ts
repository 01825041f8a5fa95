import { randomBytes } from "node:crypto";
import { days } from "#domain/durations.ts";
import type { Locale } from "#domain/locale.ts";
import type { Db } from "../base/db/open-database.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { webhookDeliveries } from "../webhooks/endpoints.ts";

/** Who never confirms is forgotten after this long. */
const pendingLifetime = days(30);

/**
 * Notes in a lead's own transaction that an address asked for the newsletter. A confirmed subscription stays one;
 * all others wait for the click in the letter.
 */
export async function insertSubscriber(
  tx: Db,
  request: { email: string; locale: Locale; leadId: string; now: Date },
): Promise<void> {
  const row = {
    locale: request.locale,
    status: "pending" as const,
    lead_id: request.leadId,
    asked_at: request.now.toISOString(),
  };
  await tx
    .insertInto("subscribers")
    .values({
      ...row,
      id: randomBytes(24).toString("base64url"),
      email: request.email,
      confirmed_at: null,
      unsubscribed_at: null,
    })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet(row).where("subscribers.status", "!=", "confirmed"),
    )
    .execute();
}

/** The token of an address's letters; undefined when it has been forgotten meanwhile. */
export async function findToken(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("subscribers")
    .select("id")
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  return row?.id;
}

/**
 * Confirms the subscription of a token; the welcome letter and the webhooks follow from it in one transaction, once.
 * False when no address waits under this token, also when it was unsubscribed: then it has to be asked for again.
 */
export async function confirmSubscription(db: Db, token: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const subscriber = await tx
      .updateTable("subscribers")
      .set({ status: "confirmed", confirmed_at: now.toISOString(), unsubscribed_at: null })
      .where("id", "=", token)
      .where("status", "=", "pending")
      .returning("lead_id")
      .executeTakeFirst();
    if (subscriber) {
      const refId = subscriber.lead_id;
      const webhooks = await webhookDeliveries(tx, "lead-webhook", refId);
      await enqueue(tx, [{ kind: "newsletter-welcome", refId, channel: "mail" }, ...webhooks], now);
      return true;
    }
    return (await statusOf(tx, token)) === "confirmed";
  });
}

/** Ends the subscription of a token, whatever its state; false when the token is not known. */
export async function endSubscription(db: Db, token: string, now: Date): Promise<boolean> {
  const subscriber = await db
    .updateTable("subscribers")
    .set({ status: "unsubscribed", unsubscribed_at: now.toISOString() })
    .where("id", "=", token)
    .where("status", "!=", "unsubscribed")
    .returning("id")
    .executeTakeFirst();
  return subscriber !== undefined || (await statusOf(db, token)) === "unsubscribed";
}

/** Forgets addresses that were never confirmed, with the leads that named them. */
export async function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  const settledLeads = db.selectFrom("subscribers").select("lead_id").where("status", "!=", "pending");
  await db
    .deleteFrom("leads")
    .where("form_kind", "=", "newsletter")
    .where("created_at", "<=", new Date(now.getTime() - pendingLifetime).toISOString())
    .where("id", "not in", settledLeads)
    .execute();
}

async function statusOf(db: Db, token: string) {
  const row = await db.selectFrom("subscribers").select("status").where("id", "=", token).executeTakeFirst();
  return row?.status;
}
