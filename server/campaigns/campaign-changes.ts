import { days, hours } from "#domain/durations.ts";
import { notaryWord } from "#domain/forms/notary-word.ts";
import { hasSensitiveNumber } from "#domain/forms/sensitive-numbers.ts";
import { type CampaignContent, localesOf, missingTexts } from "#domain/office/campaign-content.ts";
import type { cancelCampaign } from "#domain/office/campaign-operations.ts";
import type { ReceivedOf } from "#domain/office/operation.ts";
import type { Db } from "../base/db/open-database.ts";
import { newId } from "../base/new-id.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { countAgainst, countByStaff, uncount } from "../http/rate-limits.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { DeskOptions } from "../people/desk-options.ts";
import { campaignContentOf, contentColumns, findCampaign, updateCampaign } from "./campaign-rows.ts";
import { testRefId } from "./deliveries.ts";
import { takeWaiting } from "./pause-campaign.ts";
import { cancelUnwritten } from "./recipient-rows.ts";

type Options = Pick<DeskOptions, "env" | "secret">;

/** Drafts a day and tests an hour of one person; campaigns a day of the practice. */
const draftLimit = { name: "campaign-drafts", most: 50, window: days(1) };
const testLimit = { name: "campaign-tests", most: 20, window: hours(1) };
const campaignLimit = { name: "campaigns", most: 5, window: days(1) };
const campaignsOfDay = { limit: campaignLimit, value: "practice" };

/** Inserts a draft; resolves with its id. */
export async function insertCampaign(
  tx: Db,
  content: CampaignContent,
  call: StaffCall,
  options: Options,
): Promise<string> {
  await countByStaff(tx, draftLimit, call, options);
  const { staff, now } = call;
  const id = newId(now);
  const at = now.toISOString();
  const row = { id, state: "draft" as const, version: 1, last_subscriber: "", ...contentColumns(content) };
  await tx
    .insertInto("campaigns")
    .values({ ...row, created_by: staff.userId, created_at: at, changed_at: at })
    .execute();
  return id;
}

/** Saves a draft over the version that its writer saw; resolves with the new version. Throws `state-changed`. */
export async function changeCampaign(
  tx: Db,
  { id, version, ...content }: CampaignContent & { id: string; version: number },
  now: Date,
): Promise<number> {
  await findCampaign(tx, id);
  const changed = await updateCampaign(tx, id, "draft")
    .set({ ...contentColumns(content), version: version + 1, changed_at: now.toISOString() })
    .where("version", "=", version)
    .executeTakeFirst();
  if (!changed) throw new OperationRefused("state-changed");
  return version + 1;
}

/** Refuses what may not leave the office: a text that is missing, one with a number like an SSN, or an unlawful one. */
function refuseUnfit(content: CampaignContent): void {
  const [field] = missingTexts(content);
  if (field) throw new OperationRefused("input-invalid", { field, message: "message-required" });
  for (const locale of localesOf(content.languages))
    for (const [name, text] of Object.entries(content[locale])) {
      if (hasSensitiveNumber(text)) throw new OperationRefused("number-sensitive");
      if (notaryWord.test(text))
        throw new OperationRefused("input-invalid", { field: `${locale}.${name}`, message: "notary-word" });
    }
}

/** Sends the letters of a draft to its caller alone. */
export async function sendTest(tx: Db, id: string, call: StaffCall, options: Options): Promise<void> {
  const content = campaignContentOf(await findCampaign(tx, id));
  refuseUnfit(content);
  await countByStaff(tx, testLimit, call, options);
  const { staff, now } = call;
  const letters = localesOf(content.languages).map((locale) => ({
    kind: "campaign-test",
    refId: testRefId(id, locale, staff.userId, now),
    channel: "mail" as const,
    writtenTo: staff.email,
  }));
  await enqueue(tx, letters, { now, secret: options.secret, isLimited: options.env.rateLimits });
}

/** Schedules a draft for a moment; resolves with it. */
export async function schedule(
  tx: Db,
  { id, version, at }: { id: string; version: number; at: Date },
  { staff, now }: StaffCall,
  { env, secret }: Options,
): Promise<string> {
  refuseUnfit(campaignContentOf(await findCampaign(tx, id)));
  const send_at = at.toISOString();
  const scheduled = await updateCampaign(tx, id, "draft")
    .set({ state: "scheduled", send_at, scheduled_by: staff.userId, changed_at: now.toISOString() })
    .where("version", "=", version)
    .executeTakeFirst();
  if (!scheduled) throw new OperationRefused("state-changed");
  // After the campaign, as `cancel` takes the two: in another order each could wait for the other.
  await countAgainst(tx, [campaignsOfDay], { now, secret, isLimited: env.rateLimits });
  return send_at;
}

/** Has a paused campaign go on with those who did not get it yet. */
export async function resume(tx: Db, id: string, now: Date): Promise<void> {
  await findCampaign(tx, id);
  const at = now.toISOString();
  const resumed = await updateCampaign(tx, id, "paused")
    .set({ state: "sending", changed_at: at, next_due_at: at })
    .executeTakeFirst();
  if (!resumed) throw new OperationRefused("state-changed");
}

/**
 * Makes a scheduled campaign a draft again, or stops one of which letters wait; they are taken out of the outbox. Throws
 * `state-changed` where it began after it was seen.
 */
export async function cancel(
  tx: Db,
  { id, seen }: ReceivedOf<typeof cancelCampaign>,
  { now, secret }: { now: Date; secret: string },
): Promise<"draft" | "cancelled"> {
  const { changed_at } = await findCampaign(tx, id);
  const unscheduled = await updateCampaign(tx, id, "scheduled")
    .set({ state: "draft", send_at: null, scheduled_by: null })
    .executeTakeFirst();
  if (unscheduled) {
    // Nothing was sent: a word may be corrected as often as it takes.
    await uncount(tx, campaignsOfDay, changed_at, secret);
    return "draft";
  }
  if (seen === "scheduled") throw new OperationRefused("state-changed");
  const end = { state: "cancelled", finished_at: now.toISOString() } as const;
  const stopped = await updateCampaign(tx, id, "sending", "paused").set(end).executeTakeFirst();
  // As it stands now that no batch moves it any more.
  if (stopped) await cancelUnwritten(tx, await findCampaign(tx, id), now);
  // Its last letters may wait for days where the mail server is away.
  else await updateCampaign(tx, id, "sent").set(end).executeTakeFirst();
  const ids = await takeWaiting(tx, id);
  if (!stopped && ids.length === 0) throw new OperationRefused("state-changed");
  if (ids.length > 0)
    await tx
      .updateTable("campaign_recipients")
      .set({ outcome: "cancelled", settled_at: now.toISOString() })
      .where("id", "in", ids)
      .execute();
  return "cancelled";
}
