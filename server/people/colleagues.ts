import type { Colleague } from "#domain/office/desk-values.ts";
import { staffRoleOf } from "../auth/require-staff.ts";
import { staffNameOf } from "../auth/staff-rows.ts";
import { isBanned, type User } from "../auth/user-rows.ts";
import type { Db } from "../base/db/open-database.ts";

const mostColleagues = 200;

/** Lists those of the staff who can be given a person to answer, by creation. */
export const listColleagues = async (db: Db, now: Date): Promise<Colleague[]> =>
  (await listUsers(db)).filter((user) => !isBanned(user, now)).map(toColleague);

/** Lists those of the staff who no longer can: whose account is banned, and whose was removed, the latest first. */
export async function listFormer(db: Db, now: Date): Promise<Colleague[]> {
  const banned = (await listUsers(db)).filter((user) => isBanned(user, now));
  const removed = await db
    .selectFrom("former_staff")
    .select(["id", "name"])
    .orderBy("removed_at", (order) => order.desc().nullsLast())
    .orderBy("id")
    .limit(mostColleagues)
    .execute();
  return [...banned.map(toColleague), ...removed];
}

async function listUsers(db: Db): Promise<User[]> {
  const users = await db
    .selectFrom("users")
    .selectAll()
    .where("app_metadata", "like", '%"role":"%')
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .limit(mostColleagues)
    .execute();
  return users.filter((user) => staffRoleOf(user) && user.email_confirmed_at);
}

const toColleague = (user: User): Colleague => ({ id: user.id, name: staffNameOf(user) });

/** Whether somebody can be given a person to answer. */
export const isColleague = async (db: Db, userId: string | null, now: Date): Promise<boolean> =>
  (await listColleagues(db, now)).some(({ id }) => id === userId);

/** The names of users by their ids, also of staff who left. */
export type Names = ReadonlyMap<string, string>;

export async function findNames(db: Db, ids: readonly (string | null)[]): Promise<Names> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const users = await db.selectFrom("users").selectAll().where("id", "in", known).execute();
  const names = new Map(users.map((user) => [user.id, staffNameOf(user)]));
  const unnamed = known.filter((id) => !names.get(id));
  if (unnamed.length === 0) return names;
  const former = await db
    .selectFrom("former_staff")
    .select(["id", "name"])
    .where("id", "in", unnamed)
    .execute();
  for (const { id, name } of former) names.set(id, name);
  return names;
}

/** The name of a user, also of one who left the staff; empty for nobody. */
export const findName = async (db: Db, id: string | null | undefined): Promise<string> =>
  (await findNames(db, [id ?? null])).get(id ?? "") ?? "";

/** The colleague with an id, whose name is empty when it is not known; null for null. */
export const colleagueOf = (names: Names, id: string | null): Colleague | null =>
  id === null ? null : { id, name: names.get(id) ?? "" };
