import type { Colleague } from "#domain/office/desk-values.ts";
import { staffRoleOf } from "../auth/require-staff.ts";
import { staffNameOf } from "../auth/staff-rows.ts";
import { isBanned } from "../auth/user-rows.ts";
import type { Db } from "../base/db/open-database.ts";

const mostColleagues = 200;

/** Lists those of the staff who can be given a person to answer, by creation. */
export async function listColleagues(db: Db, now: Date): Promise<Colleague[]> {
  const users = await db
    .selectFrom("users")
    .selectAll()
    .where("app_metadata", "like", '%"role":"%')
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .limit(mostColleagues)
    .execute();
  return users
    .filter((user) => staffRoleOf(user) && user.email_confirmed_at && !isBanned(user, now))
    .map((user) => ({ id: user.id, name: staffNameOf(user) }));
}

/** Whether somebody can be given a person to answer. */
export const isColleague = async (db: Db, userId: string | null, now: Date): Promise<boolean> =>
  (await listColleagues(db, now)).some(({ id }) => id === userId);

/** The names of users by their ids; those who were removed have none. */
export type Names = ReadonlyMap<string, string>;

export async function findNames(db: Db, ids: readonly (string | null)[]): Promise<Names> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const users = await db.selectFrom("users").selectAll().where("id", "in", known).execute();
  return new Map(users.map((user) => [user.id, staffNameOf(user)]));
}

/** The name of a user; empty for nobody, and for one who was removed. */
export const findName = async (db: Db, id: string | null | undefined): Promise<string> =>
  (await findNames(db, [id ?? null])).get(id ?? "") ?? "";

/** The colleague with an id, whose name is empty when the user was removed; null for null. */
export const colleagueOf = (names: Names, id: string | null): Colleague | null =>
  id === null ? null : { id, name: names.get(id) ?? "" };
