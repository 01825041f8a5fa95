import { termsOfLead } from "#domain/people/search-terms.ts";
import type { Db } from "../base/db/open-database.ts";
import { OperationRefused } from "../http/office-handler.ts";
import { insertPerson } from "./join-person.ts";
import { keepHeld } from "./keep-held.ts";
import { findPerson, lockRoot } from "./people-rows.ts";
import { refreshClock } from "./refresh-clock.ts";
import { addTerms, replaceTerms } from "./term-rows.ts";

/** Gives a message that joined a person by itself to a new person; resolves with both ids. */
export async function separateLead(
  tx: Db,
  leadId: string,
  now: Date,
): Promise<{ personId: string; formerId: string }> {
  const former = await findOwned(tx, leadId);
  if (!former) throw new OperationRefused("not-found");
  const root = await lockRoot(tx, former.owner.id);
  // Another command may have given it away or merged its owner until this one got the lock.
  const current = await findOwned(tx, leadId);
  const isElsewhere =
    current?.owner.id !== former.owner.id || current.owner.merged_into !== former.owner.merged_into;
  if (!current || isElsewhere || root.delete_at !== null) throw new OperationRefused("state-changed");
  const { row, owner } = current;
  // The message that made a person stays with it.
  if (row.created_at === owner.created_at) throw new OperationRefused("state-changed");
  const { id, form_kind: kind, email, locale, reply_by: replyBy } = row;
  const lead = { id, kind, fields: JSON.parse(row.fields), email, locale, replyBy };
  const personId = await insertPerson(tx, lead, new Date(row.created_at));
  await tx.updateTable("leads").set({ person_id: personId }).where("id", "=", id).execute();
  await keepHeld(tx, personId, root, now);
  await addTerms(tx, personId, termsOfLead(lead));
  await replaceTerms(tx, owner);
  const ids = [personId, root.id];
  // By an old message alone its new person would be deleted within the hour.
  await tx
    .updateTable("people")
    .set({ last_activity_at: now.toISOString() })
    .where("id", "in", ids)
    .execute();
  for (const each of ids) await refreshClock(tx, each);
  return { personId, formerId: root.id };
}

/** Finds a message with the person whom it belongs to; undefined when one of them is not there. */
async function findOwned(tx: Db, leadId: string) {
  const row = await tx.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirst();
  const owner = row?.person_id ? await findPerson(tx, row.person_id) : undefined;
  return row && owner && { row, owner };
}
