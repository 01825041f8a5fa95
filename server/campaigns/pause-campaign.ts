import type { Db } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import { type CampaignRow, updateCampaign } from "./campaign-rows.ts";

/** The refusals in so many letters that pause a campaign: the provider refuses the sender, and more make it worse. */
const brake = { letters: 100, refusals: 20 };

/** Pauses a campaign of whose latest letters too many were refused, until an owner has it go on. */
export async function pauseWhenRefused(tx: Db, id: string, now: Date): Promise<void> {
  const refused = await latestRefusals(tx, id);
  const first = refused.at(-1);
  if (refused.length < brake.refusals || first === undefined) return;
  const { letters } = await tx
    .selectFrom("campaign_recipients")
    .select((eb) => eb.fn.countAll().as("letters"))
    .where("campaign_id", "=", id)
    .where("id", ">=", first.id)
    .where("outcome", "!=", "waiting")
    .executeTakeFirstOrThrow();
  if (Number(letters) > brake.letters) return;
  const paused = await updateCampaign(tx, id, "sending")
    // It goes on from its beginning: who lost a waiting letter gets it then, and nobody gets a second one.
    .set({ state: "paused", changed_at: now.toISOString(), last_subscriber: "" })
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
  await writeSignals(tx, [{ topic: "newsletter", id }], "", now);
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
