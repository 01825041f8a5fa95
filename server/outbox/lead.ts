import type { Selectable } from "kysely";
import type { Db } from "../base/db/open-database.ts";
import type { LeadsTable } from "../base/db/schema.ts";
import type { LetterLead } from "../letters/letter.ts";

/** The lead a delivery speaks of, as letters and webhooks need it; undefined when it was erased. */
export async function findLead(db: Db, id: string): Promise<LetterLead | undefined> {
  const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  return row && letterLead(row);
}

/** A stored lead as letters, webhooks and calendar entries tell of it. */
export const letterLead = (row: Selectable<LeadsTable>): LetterLead => ({
  id: row.id,
  kind: row.form_kind,
  locale: row.locale,
  fields: JSON.parse(row.fields),
  recommendations: JSON.parse(row.recommendations),
  submittedAt: row.created_at,
  page: row.page,
  landingPage: row.landing_page,
  referrerHost: row.referrer_host,
});
