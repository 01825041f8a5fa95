import type { Colleague } from "#domain/office/desk-values.ts";
import { staffRoleOf } from "../auth/require-staff.ts";
import { staffNameOf } from "../auth/staff-rows.ts";
import { isBanned, type User } from "../auth/user-rows.ts";
import type { Db } from "../base/db/open-database.ts";

const mostColleagues = 200;

type Staff = { colleagues: Colleague[]; former: Colleague[] };

/**
 * Lists the staff: `colleagues` can be given a person to answer, by creation; `former` no longer can, first those whose
 * account is banned, then those whose account was removed, the latest first.
 */
export async function listColleagues(db: Db, now: Date): Promise<Staff> {
  const users = await selectStaff(db).orderBy("created_at").limit(mostColleagues).execute();
  const removed = await db
    .selectFrom("former_staff")
    .select(["id", "name"])
    .orderBy("removed_at", (order) => order.desc().nullsLast())
    .orderBy("id")
    .limit(mostColleagues)
    .execute();
  const members = users.filter(isMember);
  const banned = members.filter((user) => isBanned(user, now));
  const colleagues = members.filter((user) => !banned.includes(user)).map(toColleague);
  return { colleagues, former: [...banned.map(toColleague), ...removed] };
}

/** Whether somebody can be given a person to answer. */
export async function isColleague(db: Db, userId: string, now: Date): Promise<boolean> {
  const user = await selectStaff(db).where("id", "=", userId).executeTakeFirst();
  return user !== undefined && isMember(user) && !isBanned(user, now);
}

const selectStaff = (db: Db) =>
  db
    .selectFrom("users")
    .selectAll()
    .where("app_metadata", "like", '%"role":"%')
    .where("deleted_at", "is", null);

const isMember = (user: User) => staffRoleOf(user) !== undefined && user.email_confirmed_at !== null;

const toColleague = (user: User): Colleague => ({ id: user.id, name: staffNameOf(user) });

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

/** Finds the names of the users whose ids columns of rows hold. */
export const findNamesIn = <Column extends string>(
  db: Db,
  rows: readonly Record<Column, string | null>[],
  ...columns: Column[]
): Promise<Names> =>
  findNames(
    db,
    rows.flatMap((row) => columns.map((column) => row[column])),
  );

/** The name of a user, also of one who left the staff; empty for nobody. */
export const findName = async (db: Db, id: string | null | undefined): Promise<string> =>
  (await findNames(db, [id ?? null])).get(id ?? "") ?? "";

/** The colleague with an id, whose name is empty when it is not known; null for null. */
export const colleagueOf = (names: Names, id: string | null): Colleague | null =>
  id === null ? null : { id, name: names.get(id) ?? "" };
