import { sql } from "kysely";
import type { Db } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import { subscribersChanged } from "../newsletter/queries.ts";
import { type CampaignRow, updateCampaign } from "./campaign-rows.ts";

/** The refusals in so many letters that stop a campaign: the provider refuses the sender, and more make it worse. */
const brake = { letters: 100, refusals: 20 };

/** Pauses a campaign of whose latest letters too many were refused, until an owner has it go on. */
export async function pauseWhenRefused(tx: Db, id: string, now: Date): Promise<void> {
  const refused = await latestRefusals(tx, id);
  const first = refused.at(brake.refusals - 1);
  if (!first || (await countSettled(tx, id, first.id)) > brake.letters) return;
  // Its last letters wait for the mail server after all are written and it counts as sent.
  const paused = await updateCampaign(tx, id, "sending", "sent")
    // It goes on from its beginning: who lost a waiting letter gets it then, and nobody gets a second one.
    .set({ state: "paused", changed_at: now.toISOString(), finished_at: null, last_subscriber: "" })
    .executeTakeFirst();
  if (!paused) return;
  const taken = await takeWaiting(tx, id);
  if (taken.length > 0) await tx.deleteFrom("campaign_recipients").where("id", "in", taken).execute();
  // It was not the addresses' fault: they stay subscribed.
  const subscribers = refused.map(({ subscriber_id }) => subscriber_id);
  await tx
    .updateTable("subscribers")
    .set({ status: "confirmed", unsubscribed_at: null })
    .where("public_id", "in", subscribers)
    .where("status", "=", "refused")
    .execute();
  await writeSignals(tx, [subscribersChanged], "", now);
}

/** Whether too many of a campaign's latest letters wait for another try, as when the mail server takes nothing for now. */
export async function isDeferred(db: Db, id: string): Promise<boolean> {
  const deferred = await db
    .selectFrom("outbox")
    .innerJoin("campaign_recipients as recipient", "recipient.id", "outbox.ref_id")
    .select("recipient.id")
    .where("recipient.campaign_id", "=", id)
    // Those few alone are in the outbox: it is asked each second, also late in a long campaign.
    .where("recipient.outcome", "=", "waiting")
    // A literal, because an index over queued rows alone serves no parameter.
    .where("outbox.state", "=", sql.lit("queued"))
    .where("outbox.channel", "=", "bulk-mail")
    .where("outbox.attempts", ">", 0)
    .orderBy("recipient.id", "desc")
    .limit(brake.refusals)
    .execute();
  const first = deferred.at(brake.refusals - 1);
  return first !== undefined && (await countSettled(db, id, first.id)) <= brake.letters - brake.refusals;
}

/** Counts the letters of a campaign, from one of them on, that were sent or given up. */
async function countSettled(db: Db, campaignId: string, from: string): Promise<number> {
  const { letters } = await db
    .selectFrom("campaign_recipients")
    .select((eb) => eb.fn.countAll().as("letters"))
    .where("campaign_id", "=", campaignId)
    .where("id", ">=", from)
    .where("outcome", "!=", "waiting")
    .executeTakeFirstOrThrow();
  return Number(letters);
}

/** What the mail server said to the latest letter that it refused; empty for a campaign that is not paused. */
export async function readLastRefusal(
  db: Db,
  { id, state }: Pick<CampaignRow, "id" | "state">,
): Promise<string> {
  if (state !== "paused") return "";
  const refused = await db
    .selectFrom("campaign_recipients")
    .select("reason")
    .where("campaign_id", "=", id)
    .where("outcome", "in", ["refused", "failed"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return refused?.reason ?? "";
}

/** The latest refusals since the campaign began or went on. */
function latestRefusals(tx: Db, id: string) {
  const since = tx.selectFrom("campaigns").select("changed_at").where("id", "=", id);
  return tx
    .selectFrom("campaign_recipients")
    .select(["id", "subscriber_id"])
    .where("campaign_id", "=", id)
    .where("outcome", "in", ["refused", "failed"])
    .where("settled_at", ">=", since)
    .orderBy("id", "desc")
    .limit(brake.refusals)
    .execute();
}

/** Takes the waiting letters of a campaign out of the outbox; resolves with the ids of their recipients. */
export async function takeWaiting(tx: Db, campaignId: string): Promise<string[]> {
  const waiting = tx
    .selectFrom("campaign_recipients")
    .select("id")
    .where("campaign_id", "=", campaignId)
    .where("outcome", "=", "waiting");
  const taken = await tx
    .deleteFrom("outbox")
    .where("ref_id", "in", waiting)
    .where("state", "=", "queued")
    .returning("ref_id")
    .execute();
  return taken.map(({ ref_id }) => ref_id);
}
