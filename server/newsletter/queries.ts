import { hours } from "#domain/durations.ts";
import type { Locale } from "#domain/locale.ts";
import type { ConsentWay } from "#domain/office/subscriber-operations.ts";
import type { Db } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import { newId } from "../base/new-id.ts";
import { newToken } from "../base/new-token.ts";
import { countAgainst, type LimitOptions } from "../http/rate-limits.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { webhookDeliveries } from "../webhooks/endpoints.ts";

/** Tells the staff's screens that the list of subscribers changed. */
export const subscribersChanged = { topic: "newsletter", id: "" } as const;

type Consent = { way: ConsentWay; note: string; by: string };

/** Inserts a pending subscriber in the lead's transaction (double opt-in); a confirmed one stays confirmed. */
export async function insertSubscriber(
  tx: Db,
  request: { email: string; locale: Locale; leadId: string; now: Date; consent?: Consent },
): Promise<void> {
  const row = {
    locale: request.locale,
    status: "pending" as const,
    lead_id: request.leadId,
    asked_at: request.now.toISOString(),
    confirmed_at: null,
    consent_way: request.consent?.way ?? null,
    consent_note: request.consent?.note ?? null,
    consent_by: request.consent?.by ?? null,
  };
  await tx
    .insertInto("subscribers")
    .values({
      ...row,
      id: newToken(),
      email: request.email,
      unsubscribed_at: null,
      public_id: newId(request.now),
    })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet(row).where("subscribers.status", "!=", "confirmed"),
    )
    .execute();
}

export const personsOf = (leads: readonly { person_id: string | null }[]): string[] => [
  ...new Set(leads.flatMap(({ person_id }) => person_id ?? [])),
];

/** Finds the token of an address, its language and when it was confirmed; undefined when its subscription ended or was deleted. */
export const findSubscription = (
  db: Db,
  email: string,
): Promise<{ token: string; confirmed_at: string | null; locale: Locale } | undefined> =>
  db
    .selectFrom("subscribers")
    .select(["id as token", "confirmed_at", "locale"])
    .where("email", "=", email.toLowerCase())
    .where("status", "!=", "unsubscribed")
    .executeTakeFirst();

type Press = LimitOptions & { locale: Locale; address: string };

/**
 * Confirms a subscription in the language of the link and enqueues mail and webhooks; one that is confirmed gets that
 * language alone. False for one unknown or unsubscribed.
 */
export async function confirmSubscription(db: Db, token: string, press: Press): Promise<boolean> {
  const hasChanged = await db.transaction().execute(async (tx) => {
    const hasChanged = (await confirm(tx, token, press)) || (await changeLocale(tx, token, press));
    // Each signal is a row, and a link can be pressed without end.
    if (hasChanged) await writeSignals(tx, [subscribersChanged], "", press.now);
    return hasChanged;
  });
  return hasChanged || (await findStatus(db, token)) === "confirmed";
}

async function confirm(tx: Db, token: string, { locale, ...options }: Press): Promise<boolean> {
  const subscriber = await tx
    .updateTable("subscribers")
    .set({ status: "confirmed", confirmed_at: options.now.toISOString(), unsubscribed_at: null, locale })
    .where("id", "=", token)
    .where("status", "=", "pending")
    .returning(["lead_id", "email"])
    .executeTakeFirst();
  if (!subscriber) return false;
  const refId = subscriber.lead_id;
  const webhooks = await webhookDeliveries(tx, "lead-webhook", refId);
  const mail = { kind: "newsletter-welcome", refId, channel: "mail", visitor: subscriber.email } as const;
  await enqueue(tx, [mail, ...webhooks], options);
  return true;
}

/** By client address: the links of both languages, pressed in turn, change something each time. */
const localeLimit = { name: "newsletter-locale", most: 20, window: hours(1) };

async function changeLocale(tx: Db, token: string, { locale, address, ...options }: Press): Promise<boolean> {
  const changed = await tx
    .updateTable("subscribers")
    .set({ locale })
    .where("id", "=", token)
    .where("status", "=", "confirmed")
    .where("locale", "!=", locale)
    .returning("id")
    .executeTakeFirst();
  if (changed) await countAgainst(tx, [{ limit: localeLimit, value: address }], options);
  return changed !== undefined;
}

/** Ends the subscription of a token, whatever its state. Idempotent; false when the token is unknown. */
export async function endSubscription(db: Db, token: string, { now }: LimitOptions): Promise<boolean> {
  const isEnded = await db.transaction().execute(async (tx) => {
    const hasLeft = await unsubscribe(tx, { id: token }, now);
    if (hasLeft) await writeSignals(tx, [subscribersChanged], "", now);
    return hasLeft;
  });
  return isEnded || (await findStatus(db, token)) === "unsubscribed";
}

/**
 * Unsubscribes by token or by public id, and counts it with the last letter before; false for one that is unsubscribed
 * already, which from now on is so by their own wish and not because they became a client.
 */
export async function unsubscribe(
  tx: Db,
  by: { id: string } | { public_id: string },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const subscriber = await tx
    .updateTable("subscribers")
    .set({ status: "unsubscribed", unsubscribed_at: at })
    .where((eb) => eb.and(by))
    .where("status", "!=", "unsubscribed")
    .returning("public_id")
    .executeTakeFirst();
  if (!subscriber) {
    await tx
      .updateTable("subscribers")
      .set({ unsubscribed_at: at })
      .where((eb) => eb.and(by))
      .execute();
    return false;
  }
  const lastLetter = tx
    .selectFrom("campaign_recipients")
    .select("id")
    .where("subscriber_id", "=", subscriber.public_id)
    .where("outcome", "in", ["sent", "lost"])
    .orderBy("id", "desc")
    .limit(1);
  await tx
    .updateTable("campaign_recipients")
    .set({ left_at: at })
    .where("id", "=", lastLetter)
    .where("left_at", "is", null)
    .execute();
  return true;
}

async function findStatus(db: Db, token: string) {
  const row = await db.selectFrom("subscribers").select("status").where("id", "=", token).executeTakeFirst();
  return row?.status;
}
