import { isWithin, seconds } from "#domain/durations.ts";
import type { CampaignState } from "#domain/office/campaign-content.ts";
import type { Clock } from "../base/clock.ts";
import type { RecipientOutcome } from "../base/db/campaigns-schema.ts";
import type { Db } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import { subscribersChanged } from "../newsletter/queries.ts";
import type { SettleOptions } from "../outbox/settle.ts";
import { pauseWhenRefused } from "./pause-campaign.ts";

type Ended = NonNullable<SettleOptions["ended"]>;

/** Screens read the progress of a campaign again at most this often, in milliseconds. */
const signalGap = seconds(2);

/**
 * Creates the function that notes what became of a campaign's letter. The outbox forgets it then, as the recipient's
 * row is its proof; an address that the mail server does not know gets no more.
 */
export function createRecipientSettler(now: Clock): Ended {
  let lastSignal = 0;
  return async (tx, delivery, outcome) => {
    if (delivery.kind !== "campaign-letter") return;
    const at = now();
    const recipient = await tx
      .updateTable("campaign_recipients")
      .set({
        outcome: outcomeOf(outcome),
        reason: reasonOf(outcome).slice(0, 300),
        settled_at: at.toISOString(),
      })
      .where("id", "=", delivery.ref_id)
      .where("outcome", "=", "waiting")
      .returning(["campaign_id", "subscriber_id"])
      .executeTakeFirst();
    await tx.deleteFrom("outbox").where("id", "=", delivery.id).execute();
    if (!recipient) return;
    // Another server may have paused it meanwhile, because it is not the addresses' fault.
    if (outcomeOf(outcome) === "refused" && (await lockState(tx, recipient.campaign_id)) !== "paused") {
      await tx
        .updateTable("subscribers")
        .set({ status: "refused", unsubscribed_at: at.toISOString() })
        .where("public_id", "=", recipient.subscriber_id)
        .where("status", "=", "confirmed")
        .execute();
      await writeSignals(tx, [subscribersChanged], "", at);
    }
    if (["refused", "failed"].includes(outcomeOf(outcome)))
      await pauseWhenRefused(tx, recipient.campaign_id, at);
    if (isWithin(signalGap, at.getTime(), lastSignal)) return;
    lastSignal = at.getTime();
    await writeSignals(tx, [{ topic: "newsletter", id: recipient.campaign_id }], "", at);
  };
}

/** Locks a campaign, by an update without effect, so that no other server pauses it; resolves with its state. */
async function lockState(tx: Db, id: string): Promise<CampaignState | undefined> {
  const campaign = await tx
    .updateTable("campaigns")
    .set((eb) => ({ version: eb.ref("version") }))
    .where("id", "=", id)
    .returning("state")
    .executeTakeFirst();
  return campaign?.state;
}

/** What the mail server said, else why the letter did not go. */
function reasonOf(outcome: Parameters<Ended>[2]): string {
  const answer = "answer" in outcome && outcome.result !== "sent" ? outcome.answer : undefined;
  if (answer) return answer.text;
  return "reason" in outcome ? outcome.reason.text : "";
}

function outcomeOf(outcome: Parameters<Ended>[2]): RecipientOutcome {
  if (outcome.result === "sent" || outcome.result === "lost") return outcome.result;
  if (outcome.result !== "held") return "failed";
  if (outcome.isAddressRefused) return "refused";
  return outcome.needsNobody ? "skipped" : "failed";
}
