import type { listRecipients } from "#domain/office/campaign-operations.ts";
import { pageSize } from "#domain/office/desk-values.ts";
import type { OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import type { Db } from "../base/db/open-database.ts";

/** Lists the recipients behind a count of a campaign, the latest first; `after` is the id of the last one shown. */
export async function readRecipients(
  db: Db,
  { id: campaignId, count, after }: ReceivedOf<typeof listRecipients>,
): Promise<OutputOf<typeof listRecipients>> {
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
  const page = rows.slice(0, pageSize);
  return {
    recipients: page.map(({ id, email, locale, settled_at, left_at, reason }) => ({
      id,
      email: email ?? "",
      locale,
      at: count === "left" ? left_at : settled_at,
      reason,
    })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}
