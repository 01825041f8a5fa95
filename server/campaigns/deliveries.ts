import { isLocale } from "#domain/locale.ts";
import { momentOf, newId } from "../base/new-id.ts";
import { campaignLetter } from "../letters/campaign-letter.ts";
import { type ComposerOptions, type Composers, subjectGone } from "../outbox/compose.ts";
import { textsOf } from "./campaign-rows.ts";

/** The `refId` of a test: an id of its moment, the campaign, the language, and the user who gets it. */
export const testRefId = (campaignId: string, locale: string, userId: string, now: Date) =>
  `${newId(now)} ${campaignId} ${locale} ${userId}`;

/** The composers of a campaign's letters, whose `refId` is the recipient's row, and of its tests; ids tell their dates. */
export function campaignComposers({ db, env: { siteUrl }, practice }: ComposerOptions): Composers {
  return {
    "campaign-letter": async (refId) => {
      const recipient = await db
        .selectFrom("campaign_recipients")
        .selectAll()
        .where("id", "=", refId)
        .where("outcome", "=", "waiting")
        .executeTakeFirst();
      const campaign = recipient && (await rowOf(recipient.campaign_id));
      if (!campaign || campaign.state === "cancelled")
        return subjectGone("The campaign of this letter is no longer sent.");
      const subscriber = await db
        .selectFrom("subscribers")
        .select(["id", "email"])
        .where("public_id", "=", recipient.subscriber_id)
        .where("status", "=", "confirmed")
        .executeTakeFirst();
      if (!subscriber) return subjectGone("The address no longer asks for the newsletter.");
      const { locale } = recipient;
      const texts = textsOf(campaign, locale);
      const letter = campaignLetter({ practice, siteUrl, locale, texts, token: subscriber.id });
      const date = momentOf(refId).toISOString();
      return { mail: { ...letter, to: { name: "", address: subscriber.email }, locale, date } };
    },
    "campaign-test": async (refId) => {
      const [id = "", campaignId = "", locale, userId = ""] = refId.split(" ");
      const campaign = await rowOf(campaignId);
      const user = await db
        .selectFrom("users")
        .select("email")
        .where("id", "=", userId)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      if (!campaign || !user?.email || !isLocale(locale))
        return subjectGone("The campaign of this test is no longer stored.");
      const texts = textsOf(campaign, locale);
      const letter = campaignLetter({ practice, siteUrl, locale, texts, token: "" });
      const to = { name: "", address: user.email };
      return { mail: { ...letter, to, locale, date: momentOf(id).toISOString() } };
    },
  };

  function rowOf(id: string) {
    return db.selectFrom("campaigns").selectAll().where("id", "=", id).executeTakeFirst();
  }
}
