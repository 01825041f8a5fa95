import { personName } from "#domain/people/person-names.ts";
import { termsOfLead } from "#domain/people/search-terms.ts";
import type { Db } from "../base/db/open-database.ts";
import { OperationRefused } from "../http/office-handler.ts";
import type { PersonLead } from "../leads/queries.ts";
import { insertPerson } from "./join-person.ts";
import { keepHeld } from "./keep-held.ts";
import { findPerson, lockRoot, type Person } from "./people-rows.ts";
import { phoneColumns } from "./person-fields.ts";
import { refreshClock } from "./refresh-clock.ts";
import { leaveBookedApart } from "./stage-by-book.ts";
import { addTerms, replaceTerms } from "./term-rows.ts";
import { findClosing, findLastChange, readChange } from "./touch-rows.ts";

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
  await replaceTerms(tx, await takeBack(tx, owner, { ...lead, at: row.created_at }));
  const ids = [personId, root.id];
  if (kind === "appointment") await leaveBookedApart(tx, ids);
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

type Given = Pick<PersonLead, "kind" | "fields"> & { at: string };

/** Takes from a person the name, number and stage that a message gave; what the staff typed since stays. */
async function takeBack(tx: Db, owner: Person, { kind, fields, at }: Given): Promise<Person> {
  const rows = await tx
    .selectFrom("leads")
    .select(["form_kind as kind", "fields", "created_at as at"])
    .where("person_id", "=", owner.id)
    .orderBy("created_at")
    .execute();
  const left: Given[] = rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) }));
  const { name, phone_shown: phone } = owner;
  const isTyped = async (field: "name" | "phone", value: string) => {
    const last = await findLastChange(tx, owner.id, field);
    // Who was added by hand may have been added with it.
    return left[0]?.at !== owner.created_at || (last && readChange(last).to === value);
  };
  const isNameGiven = name === personName(kind, fields) && !(await isTyped("name", name));
  const isPhoneGiven = phone === fields.phone && !(await isTyped("phone", phone));
  const firstOf = (values: readonly (string | undefined)[]) => values.find(Boolean) ?? "";
  const values = {
    ...(isNameGiven && { name: firstOf(left.map((each) => personName(each.kind, each.fields))) }),
    ...(isPhoneGiven && phoneColumns(firstOf(left.map((each) => each.fields.phone)))),
    stage: await stageWithout(tx, owner, at, left),
  };
  await tx.updateTable("people").set(values).where("id", "=", owner.id).execute();
  return { ...owner, ...values };
}

/** The stage of a person without a message that opened them again. */
async function stageWithout(
  tx: Db,
  { id, stage }: Person,
  at: string,
  left: readonly Given[],
): Promise<Person["stage"]> {
  const last = await findLastChange(tx, id, "stage");
  const isTyped = last !== undefined && last.undone_at === null && last.happened_at > at;
  if (isTyped || stage !== "new") return stage;
  const closedAt = await findClosing(tx, id);
  const isClosed = closedAt && !left.some((each) => each.kind !== "newsletter" && each.at > closedAt);
  return isClosed ? "closed" : stage;
}
