import { type Selectable, sql } from "kysely";
import type { Db } from "../base/db/open-database.ts";
import type { PeopleTable } from "../base/db/people-schema.ts";
import { OperationRefused } from "../http/office-handler.ts";

export type Person = Selectable<PeopleTable>;

/** The condition of people whom lists, searches and counts have: neither merged into another nor tagged as spam. */
export const isListed = sql<boolean>`people.merged_into is null and people.tagged_at is null`;

const selectPerson = (db: Db, id: string) => db.selectFrom("people").selectAll().where("id", "=", id);

/** Finds a person, also one who was merged into another; undefined when there is none, or only among the spam. */
export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  return selectPerson(db, id).where("tagged_at", "is", null).executeTakeFirst();
}

/** Follows merges to the person that a person belongs to now, itself unless it was merged. */
export async function findRoot(db: Db, person: Person): Promise<Person> {
  const next =
    person.merged_into === null ? undefined : await selectPerson(db, person.merged_into).executeTakeFirst();
  return next ? findRoot(db, next) : person;
}

/** Finds whom people belong to now, by the id of each. */
export async function findRoots(db: Db, ids: readonly (string | null)[]): Promise<Map<string, Person>> {
  const people = new Map<string, Person>();
  for (let pending = new Set(ids.filter((id) => id !== null)); pending.size > 0; ) {
    const found = await db
      .selectFrom("people")
      .selectAll()
      .where("id", "in", [...pending])
      .execute();
    for (const person of found) people.set(person.id, person);
    const next = found.flatMap(({ merged_into }) => merged_into ?? []);
    pending = new Set(next.filter((id) => !people.has(id)));
  }
  const rootOf = (person: Person): Person => {
    const next = people.get(person.merged_into ?? "");
    return next ? rootOf(next) : person;
  };
  return new Map([...people].map(([id, person]) => [id, rootOf(person)]));
}

/** The id of the person that one belongs to now; null for nobody. */
export const findRootId = async (db: Db, id: string | null): Promise<string | null> =>
  (await findRoots(db, [id])).get(id ?? "")?.id ?? null;

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
 * `not-found` for an unknown person, `state-changed` for one that was merged into another or tagged as spam.
 */
export async function lockPerson(tx: Db, id: string): Promise<Person> {
  const person = await lockRow(tx, id);
  if (person.merged_into !== null || person.tagged_at !== null) throw new OperationRefused("state-changed");
  return person;
}

/** An update without effect, which locks the people it is narrowed to until the transaction ends. */
export const lockPeople = (tx: Db) =>
  tx.updateTable("people").set((eb) => ({ created_at: eb.ref("created_at") }));

/** Locks the row of a person; undefined for one who is gone, merged into another or among the spam, also by then. */
export const lockIfListed = (tx: Db, id: string): Promise<Person | undefined> =>
  lockPeople(tx).where("id", "=", id).where(isListed).returningAll().executeTakeFirst();

/** Locks those whom people belong to now, in one order, as all commands on several people; passes over who is not listed. */
export async function lockRoots(tx: Db, ids: readonly string[]): Promise<void> {
  const roots = await findRoots(tx, ids);
  for (const id of [...new Set([...roots.values()].map((root) => root.id))].sort())
    await lockIfListed(tx, id);
}

/** Locks the person that one belongs to now, also after a merge at that moment; resolves with the id, null for nobody. */
export async function lockRootId(tx: Db, id: string | null): Promise<string | null> {
  const rootId = await findRootId(tx, id);
  if (rootId === null) return null;
  await lockRoots(tx, [rootId]);
  return (await findRootId(tx, rootId)) === rootId ? rootId : lockRootId(tx, id);
}

/** Locks the row of a person, merged or not, tagged or not. Throws `not-found`. */
export async function lockRow(tx: Db, id: string): Promise<Person> {
  const person = await lockPeople(tx).where("id", "=", id).returningAll().executeTakeFirst();
  if (!person) throw new OperationRefused("not-found");
  return person;
}

/** Locks the person that a person belongs to now, itself unless it was merged. */
export async function lockRoot(tx: Db, id: string): Promise<Person> {
  const person = await findPerson(tx, id);
  if (!person) throw new OperationRefused("not-found");
  return lockPerson(tx, (await findRoot(tx, person)).id);
}
