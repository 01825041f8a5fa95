import type { Selectable } from "kysely";
import type { Db } from "../base/db/open-database.ts";
import type { LeadsTable } from "../base/db/schema.ts";
import type { LetterLead } from "../letters/letter.ts";

/** Finds a lead; undefined when it was erased. */
export async function findLead(db: Db, id: string): Promise<LetterLead | undefined> {
  const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  return row && leadOf(row);
}

/** A row of `leads` with its JSON columns read. */
export const leadOf = (row: Selectable<LeadsTable>): LetterLead => ({
  ...row,
  fields: JSON.parse(row.fields),
  recommendations: JSON.parse(row.recommendations),
});
