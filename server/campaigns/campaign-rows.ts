import type { Selectable } from "kysely";
import type { Locale } from "#domain/locale.ts";
import type { CampaignContent, CampaignState, CampaignTexts } from "#domain/office/campaign-content.ts";
import type { CampaignReport } from "#domain/office/campaign-operations.ts";
import type { CampaignsTable } from "../base/db/campaigns-schema.ts";
import type { Db } from "../base/db/open-database.ts";
import { OperationRefused } from "../http/office-handler.ts";

export type CampaignRow = Selectable<CampaignsTable>;

/** Finds a campaign. Throws `not-found`. */
export async function findCampaign(db: Db, id: string): Promise<CampaignRow> {
  const campaign = await db.selectFrom("campaigns").selectAll().where("id", "=", id).executeTakeFirst();
  if (!campaign) throw new OperationRefused("not-found");
  return campaign;
}

/** The update of a campaign that is in one of some states; it finds none in any other. */
export const updateCampaign = (tx: Db, id: string, ...states: CampaignState[]) =>
  tx.updateTable("campaigns").where("id", "=", id).where("state", "in", states).returning("id");

/** The texts of a campaign in one language. */
export const textsOf = (row: CampaignRow, locale: Locale): CampaignTexts => ({
  subject: row[`subject_${locale}`],
  body: row[`body_${locale}`],
  linkLabel: row[`link_label_${locale}`],
  link: row[`link_${locale}`],
});

/** The content of a campaign, with its texts in both languages. */
export const campaignContentOf = (row: CampaignRow): CampaignContent => ({
  languages: row.languages,
  en: textsOf(row, "en"),
  es: textsOf(row, "es"),
});

/** The columns of a campaign's content. */
export const contentColumns = ({ languages, en, es }: CampaignContent) => ({
  languages,
  subject_en: en.subject,
  body_en: en.body,
  link_label_en: en.linkLabel,
  link_en: en.link,
  subject_es: es.subject,
  body_es: es.body,
  link_label_es: es.linkLabel,
  link_es: es.link,
});

/** The summary of a campaign for the list; `sendAt` is when it began, once it did. */
export const summaryOf = (row: CampaignRow) => ({
  id: row.id,
  state: row.state,
  languages: row.languages,
  subject: { en: row.subject_en, es: row.subject_es },
  changedAt: row.changed_at,
  sendAt: row.started_at ?? row.send_at,
});

/** Counts the confirmed subscribers of each language. */
export async function countAudience(db: Db): Promise<Record<Locale, number>> {
  const rows = await db
    .selectFrom("subscribers")
    .select((eb) => ["locale", eb.fn.countAll().as("count")])
    .where("status", "=", "confirmed")
    .groupBy("locale")
    .execute();
  const counts = new Map(rows.map(({ locale, count }) => [locale, Number(count)]));
  return { en: counts.get("en") ?? 0, es: counts.get("es") ?? 0 };
}

/** Counts what became of a campaign's letters. */
export async function reportOf(db: Db, campaignId: string): Promise<CampaignReport> {
  const rows = await db
    .selectFrom("campaign_recipients")
    .select((eb) => ["outcome", eb.fn.countAll().as("count"), eb.fn.count("left_at").as("left_count")])
    .where("campaign_id", "=", campaignId)
    .groupBy("outcome")
    .execute();
  const report = { waiting: 0, sent: 0, refused: 0, failed: 0, lost: 0, skipped: 0, cancelled: 0, left: 0 };
  for (const { outcome, count, left_count } of rows) {
    report[outcome] = Number(count);
    report.left += Number(left_count);
  }
  return report;
}

/** Deletes campaigns that ended before a moment, first their letters; `limit` rows at most, says whether more may be left. */
export async function deleteOldCampaigns(db: Db, until: string, limit: number): Promise<boolean> {
  const old = db.selectFrom("campaigns").select("id").where("finished_at", "<=", until);
  const letters = db
    .selectFrom("campaign_recipients")
    .select("id")
    .where("campaign_id", "in", old)
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom("campaign_recipients")
    .where("id", "in", letters)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return true;
  await db.deleteFrom("campaigns").where("finished_at", "<=", until).execute();
  return false;
}
