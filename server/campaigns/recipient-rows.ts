import type { Locale } from "#domain/locale.ts";
import { localesOf } from "#domain/office/campaign-content.ts";
import type { listRecipients } from "#domain/office/campaign-operations.ts";
import { pageSize } from "#domain/office/desk-values.ts";
import type { OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import type { RecipientOutcome } from "../base/db/campaigns-schema.ts";
import type { Db } from "../base/db/open-database.ts";
import { newId } from "../base/new-id.ts";
import { readIdCursor, toPageById } from "../http/keyset.ts";
import { type CampaignRow, findCampaign } from "./campaign-rows.ts";

/** Lists the recipients behind a count of a campaign, the latest first; `after` is the id of the last one shown. */
export async function readRecipients(
  db: Db,
  { id: campaignId, count, ...input }: ReceivedOf<typeof listRecipients>,
): Promise<OutputOf<typeof listRecipients>> {
  await findCampaign(db, campaignId);
  const after = readIdCursor(input.after);
  const rows = await db
    .selectFrom("campaign_recipients as recipient")
    .leftJoin("subscribers", "subscribers.public_id", "recipient.subscriber_id")
    .select([
      "recipient.id",
      "recipient.locale",
      "recipient.settled_at",
      "recipient.left_at",
      "recipient.reason",
      "subscribers.email",
    ])
    .where("recipient.campaign_id", "=", campaignId)
    .where((eb) =>
      count === "left" ? eb("recipient.left_at", "is not", null) : eb("recipient.outcome", "=", count),
    )
    .$if(after !== undefined, (query) => query.where("recipient.id", "<", after ?? ""))
    .orderBy("recipient.id", "desc")
    .limit(pageSize + 1)
    .execute();
  const { page, next } = toPageById(rows, pageSize);
  return {
    recipients: page.map(({ id, email, locale, settled_at, left_at, reason }) => ({
      id,
      email: email ?? "",
      locale,
      at: count === "left" ? left_at : settled_at,
      reason,
    })),
    next,
  };
}

export type Subscriber = { public_id: string; locale: Locale };

/** Selects the confirmed subscribers of a campaign's languages, of those who had confirmed when it began, without a letter. */
export const selectUnwritten = (db: Db, campaign: CampaignRow) =>
  db
    .selectFrom("subscribers")
    .select(["public_id", "locale"])
    .where("status", "=", "confirmed")
    .where("public_id", ">", campaign.last_subscriber)
    .where("locale", "in", localesOf(campaign.languages))
    .where("confirmed_at", "<=", campaign.started_at)
    // Who got it before it was paused.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("campaign_recipients as recipient")
            .select("recipient.id")
            .where("recipient.campaign_id", "=", campaign.id)
            .whereRef("recipient.subscriber_id", "=", "subscribers.public_id"),
        ),
      ),
    )
    .orderBy("public_id");

/** Inserts recipients of a campaign. */
export async function insertRecipients(
  tx: Db,
  campaignId: string,
  subscribers: readonly (Subscriber & { id: string })[],
  state: { outcome: RecipientOutcome; settled_at?: string },
): Promise<void> {
  const rows = subscribers.map(({ id, public_id: subscriber_id, locale }) => ({
    id,
    campaign_id: campaignId,
    subscriber_id,
    locale,
    reason: "",
    ...state,
  }));
  await tx.insertInto("campaign_recipients").values(rows).execute();
}

/** No database takes more values in one statement than those of some thousand rows. */
const mostInserted = 1000;

/** Notes all who will get no letter of a campaign because it was stopped. */
export async function cancelUnwritten(tx: Db, campaign: CampaignRow, now: Date): Promise<void> {
  const rest = await selectUnwritten(tx, campaign).execute();
  for (let from = 0; from < rest.length; from += mostInserted) {
    const some = rest.slice(from, from + mostInserted).map((each) => ({ ...each, id: newId(now) }));
    const settled = { outcome: "cancelled", settled_at: now.toISOString() } as const;
    await insertRecipients(tx, campaign.id, some, settled);
  }
}
