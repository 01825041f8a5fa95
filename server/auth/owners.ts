import type { Db } from "../base/db/open-database.ts";
import { writeSetting } from "../base/db/setting-rows.ts";
import { AuthError } from "./auth-error.ts";
import { isBanned, parseMetadata, type User } from "./user-rows.ts";

/** Whether a user can act as an owner: not banned and not deleted. */
export const isOwner = (user: User, now: Date) =>
  parseMetadata(user.app_metadata).role === "owner" && user.deleted_at === null && !isBanned(user, now);

/** Locks the set of owners until the transaction ends: changes of it take turns, and two owners cannot remove each other. */
export async function lockOwners(tx: Db): Promise<void> {
  await writeSetting(tx, "owners-lock", "");
}

/** Whether a user is the last owner among those who confirmed their address. Locks the set of owners. */
async function isLastOwner(tx: Db, userId: string, now: Date): Promise<boolean> {
  await lockOwners(tx);
  const owners = (await selectOwners(tx).execute()).filter(
    (user) => isOwner(user, now) && user.email_confirmed_at !== null,
  );
  return owners.length > 0 && owners.every(({ id }) => id === userId);
}

/** Whether an owner has confirmed their address. */
export const hasConfirmedOwner = async (db: Db): Promise<boolean> =>
  (await selectOwners(db).where("email_confirmed_at", "is not", null).executeTakeFirst()) !== undefined;

const selectOwners = (db: Db) =>
  db.selectFrom("users").selectAll().where("app_metadata", "like", '%"role":"owner"%');

/** Throws `AuthError` 422 `last_owner` when a change would leave the practice without an owner. */
export async function keepAnOwner(tx: Db, userId: string, now: Date): Promise<void> {
  if (await isLastOwner(tx, userId, now))
    throw new AuthError(422, "last_owner", "The last owner cannot be removed, banned or demoted");
}
