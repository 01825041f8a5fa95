import type { Selectable } from "kysely";
import type { Db } from "../base/db/open-database.ts";
import type { PeopleTable } from "../base/db/people-schema.ts";
import { OperationRefused } from "../http/office-handler.ts";

export type Person = Selectable<PeopleTable>;

/** What stands in `merged_into` of a person who was tagged as spam: no list, search or count has those who were merged. */
export const amongSpam = "spam";

/** Finds a person, also one who was merged into another; undefined when there is none, or only among the spam. */
export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const person = await db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst();
  return person?.merged_into === amongSpam ? undefined : person;
}

/** The id of a person whom a row is about, as screens open it; null for nobody and for one among the spam. */
export function shownPersonId(row: { person_id: string | null; merged_into: string | null }): string | null {
  return row.merged_into === amongSpam ? null : (row.merged_into ?? row.person_id);
}

/** Follows merges to the person that a person belongs to now, itself unless it was merged. */
export async function findRoot(db: Db, person: Person): Promise<Person> {
  const next = person.merged_into === null ? undefined : await findPerson(db, person.merged_into);
  return next ? findRoot(db, next) : person;
}

/** Lists a person and all who were merged into it, by themselves or over others. */
export async function listFamily(db: Db, personId: string): Promise<string[]> {
  const ids = [personId];
  for (let latest = ids; latest.length > 0; ids.push(...latest)) {
    const merged = await db.selectFrom("people").select("id").where("merged_into", "in", latest).execute();
    latest = merged.map(({ id }) => id);
  }
  return ids;
}

/** Lists the mail addresses of people and of what they sent. */
export async function listAddresses(db: Db, ids: readonly string[]): Promise<string[]> {
  const people = await db.selectFrom("people").select("email").where("id", "in", ids).execute();
  const leads = await db
    .selectFrom("leads")
    .select("email")
    .where("person_id", "in", ids)
    .distinct()
    .execute();
  return [...new Set([...people, ...leads].map(({ email }) => email))].filter(Boolean);
}

/**
 * Locks the row of a person until the transaction ends, so that commands at once come one after the other. Throws
 * `not-found` for an unknown person, `state-changed` for one that was merged into another.
 */
export async function lockPerson(tx: Db, id: string): Promise<Person> {
  const person = await lockRow(tx, id);
  if (person.merged_into !== null) throw new OperationRefused("state-changed");
  return person;
}

/** Locks the row of a person, merged or not. Throws `not-found`. */
export async function lockRow(tx: Db, id: string): Promise<Person> {
  const person = await tx
    .updateTable("people")
    .set((eb) => ({ created_at: eb.ref("created_at") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!person) throw new OperationRefused("not-found");
  return person;
}

/** Locks the person that a person belongs to now, itself unless it was merged. */
export async function lockRoot(tx: Db, id: string): Promise<Person> {
  const person = await findPerson(tx, id);
  if (!person) throw new OperationRefused("not-found");
  return lockPerson(tx, (await findRoot(tx, person)).id);
}
