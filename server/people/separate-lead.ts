import { termsOfLead } from "#domain/people/search-terms.ts";
import type { Db } from "../base/db/open-database.ts";
import { OperationRefused } from "../http/office-handler.ts";
import { insertPerson } from "./join-person.ts";
import { findPerson, lockRoot } from "./people-rows.ts";
import { refreshClock } from "./refresh-clock.ts";
import { addTerms, replaceTerms } from "./term-rows.ts";

/** Gives a message that joined a person by itself to a new person; resolves with both ids. */
export async function separateLead(tx: Db, leadId: string): Promise<{ personId: string; formerId: string }> {
  const row = await tx.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirst();
  const owner = row?.person_id ? await findPerson(tx, row.person_id) : undefined;
  if (!row || !owner) throw new OperationRefused("not-found");
  const root = await lockRoot(tx, owner.id);
  // The message that made a person stays with it.
  if (row.created_at === owner.created_at) throw new OperationRefused("state-changed");
  const { id, form_kind: kind, email, locale, reply_by: replyBy } = row;
  const lead = { id, kind, fields: JSON.parse(row.fields), email, locale, replyBy };
  const personId = await insertPerson(tx, lead, new Date(row.created_at));
  await tx.updateTable("leads").set({ person_id: personId }).where("id", "=", id).execute();
  await addTerms(tx, personId, termsOfLead(lead));
  await replaceTerms(tx, owner);
  for (const each of [personId, root.id]) await refreshClock(tx, each);
  return { personId, formerId: root.id };
}
