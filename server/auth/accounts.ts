import type { Db } from "../base/db/open-database.ts";
import { AuthError } from "./auth-error.ts";
import { checkMailInterval } from "./call-limits.ts";
import { sendOneTimeMail } from "./one-time-tokens.ts";
import type { AuthOptions } from "./options.ts";
import { endSessions } from "./sessions.ts";
import {
  findUserBy,
  insertUser,
  isBanned,
  type Metadata,
  mergeJson,
  parseMetadata,
  type User,
  updateUser,
} from "./user-rows.ts";

/** The refusal of a change after which nobody could manage the staff any more. */
const lastOwner = () =>
  new AuthError(422, "last_owner", "The last owner cannot be removed, banned or demoted");

type Invitation = { email: string; appMetadata?: Metadata; userMetadata?: Metadata; redirectTo?: string };

/**
 * Invites a person by mail, again when they have not accepted yet. Throws `AuthError` 422 `email_exists` for an account
 * whose address is confirmed.
 */
export async function inviteUser(tx: Db, invitation: Invitation, options: AuthOptions): Promise<User> {
  const now = options.now();
  const { email, appMetadata = {}, userMetadata = {}, redirectTo = "" } = invitation;
  const existing = await findUserBy(tx, { email });
  if (existing?.email_confirmed_at)
    throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
  if (existing) checkMailInterval(existing.invited_at, options);
  const user = existing ?? (await insertUser(tx, { email, appMetadata, userMetadata, now }));
  await sendOneTimeMail(tx, { user_id: user.id, kind: "invite", sent_to: email, redirectTo }, options);
  const invited = await updateUser(
    tx,
    user.id,
    {
      invited_at: now.toISOString(),
      confirmation_sent_at: now.toISOString(),
      app_metadata: mergeJson(user.app_metadata, appMetadata),
      user_metadata: mergeJson(user.user_metadata, userMetadata),
    },
    now,
  );
  return invited;
}

/** Bans a user until an instant, or no longer with null; a ban ends the sessions. Throws `AuthError` for the last owner. */
export async function banUser(tx: Db, user: User, until: Date | null, now: Date): Promise<User> {
  if (until) {
    await keepAnOwner(tx, user, now);
    await endSessions(tx, user.id);
  }
  return updateUser(tx, user.id, { banned_until: until?.toISOString() ?? null }, now);
}

/** Deletes a user with everything that is theirs; audit rows stay. Throws `AuthError` for the last owner. */
export async function removeUser(tx: Db, user: User, now: Date): Promise<void> {
  await keepAnOwner(tx, user, now);
  await tx.deleteFrom("users").where("id", "=", user.id).execute();
}

/** Merges metadata that only an administrator may change. Throws `AuthError` when it would demote the last owner. */
export async function changeAppMetadata(tx: Db, user: User, changes: Metadata, now: Date): Promise<User> {
  if ("role" in changes && changes.role !== "owner") await keepAnOwner(tx, user, now);
  return updateUser(tx, user.id, { app_metadata: mergeJson(user.app_metadata, changes) }, now);
}

/** Throws when a user is the only owner who can sign in. Owners are locked, so that two at once do not go both. */
export async function keepAnOwner(tx: Db, user: User, now: Date): Promise<void> {
  if (parseMetadata(user.app_metadata).role !== "owner") return;
  const owners = await tx
    .updateTable("users")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("app_metadata", "like", '%"role":"owner"%')
    .where("deleted_at", "is", null)
    .where("email_confirmed_at", "is not", null)
    .returningAll()
    .execute();
  if (!owners.some((owner) => owner.id !== user.id && !isBanned(owner, now))) throw lastOwner();
}

/** Takes away a user's second factors and recovery codes, and ends the sessions. */
export async function resetFactors(tx: Db, user: User): Promise<void> {
  await tx.deleteFrom("factors").where("user_id", "=", user.id).execute();
  await tx.deleteFrom("recovery_codes").where("user_id", "=", user.id).execute();
  await endSessions(tx, user.id);
}
