import type { Db } from "../base/db/open-database.ts";
import { macOf } from "../base/mac-of.ts";
import { emailExists } from "./auth-error.ts";
import { keepName } from "./former-staff.ts";
import { deleteOneTimeTokens, sendOrRefuse } from "./one-time-tokens.ts";
import type { AccountOptions } from "./options.ts";
import { keepAnOwner } from "./owners.ts";
import { endSessions } from "./sessions.ts";
import { checkMailInterval } from "./sign-in-limits.ts";
import {
  findUserBy,
  insertUser,
  lockUser,
  type Metadata,
  mergeJson,
  type User,
  updateUser,
} from "./user-rows.ts";

type Invitation = {
  /** In lower case. */
  email: string;
  appMetadata?: Metadata | null | undefined;
  userMetadata?: Metadata | null | undefined;
  redirectTo?: string;
};

/**
 * Invites a person by mail, again when they have not accepted yet. Throws `AuthError` 422 `email_exists` for an account
 * whose address is confirmed, 429 when the mailbox gets no more mails.
 */
export async function inviteUser(tx: Db, invitation: Invitation, options: AccountOptions): Promise<User> {
  const { email, redirectTo = "" } = invitation;
  const existing = await findUserBy(tx, { email });
  if (existing && !existing.email_confirmed_at) checkMailInterval(existing.invited_at, options);
  const user = await insertInvited(tx, invitation, options.now());
  await sendOrRefuse(tx, { user_id: user.id, kind: "invite", sent_to: email, redirectTo }, options);
  return user;
}

/**
 * Inserts the user of an invitation, or completes the one who has not accepted yet. Somebody else may have signed up
 * with the address: their password and sessions end, or the invitation would be theirs. Throws `AuthError` 422.
 */
export async function insertInvited(tx: Db, invitation: Invitation, now: Date): Promise<User> {
  const { email, appMetadata, userMetadata } = invitation;
  const found = await findUserBy(tx, { email });
  const existing = found && (await lockUser(tx, found.id));
  if (existing?.email_confirmed_at) throw emailExists();
  if (existing) await endSessions(tx, existing.id);
  const user = existing ?? (await insertUser(tx, { email, now }));
  const at = now.toISOString();
  return updateUser(
    tx,
    user.id,
    {
      invited_at: at,
      confirmation_sent_at: at,
      password_hash: null,
      app_metadata: mergeJson(user.app_metadata, appMetadata),
      user_metadata: mergeJson(user.user_metadata, userMetadata),
    },
    now,
  );
}

/** Bans a user until an instant, or no longer with null; a ban ends the sessions. Throws `AuthError` for the last owner. */
export async function banUser(tx: Db, user: User, until: Date | null, now: Date): Promise<User> {
  if (until) {
    await keepAnOwner(tx, user.id, now);
    await lockUser(tx, user.id);
    await endSessions(tx, user.id);
  }
  return updateUser(tx, user.id, { banned_until: until?.toISOString() ?? null }, now);
}

/** Deletes a user with everything that is theirs; audit rows and the name of staff stay. Throws `AuthError` for the last owner. */
export async function removeUser(tx: Db, user: User, now: Date): Promise<void> {
  await keepAnOwner(tx, user.id, now);
  const removed = await tx.deleteFrom("users").where("id", "=", user.id).returningAll().executeTakeFirst();
  if (removed) await keepName(tx, removed, now);
}

/** Merges metadata that only an administrator may change. Throws `AuthError` when it would demote the last owner. */
export async function changeAppMetadata(tx: Db, user: User, changes: Metadata, now: Date): Promise<User> {
  if ("role" in changes && changes.role !== "owner") await keepAnOwner(tx, user.id, now);
  const { app_metadata } = (await lockUser(tx, user.id)) ?? user;
  return updateUser(tx, user.id, { app_metadata: mergeJson(app_metadata, changes) }, now);
}

/**
 * Marks a user deleted: the row stays for what refers to it, without sessions, factors, password or readable address.
 * Throws `AuthError` for the last owner.
 */
export async function softDeleteUser(tx: Db, { id }: User, secret: string, now: Date): Promise<void> {
  await keepAnOwner(tx, id, now);
  const user = await lockUser(tx, id);
  if (!user || user.deleted_at !== null) return;
  await keepName(tx, user, now);
  await resetFactors(tx, user);
  await deleteOneTimeTokens(tx, user.id);
  for (const table of ["user_devices", "identities", "pkce_flows"] as const)
    await tx.deleteFrom(table).where("user_id", "=", user.id).execute();
  const hidden = (value: string | null) =>
    value === null ? null : macOf(secret, "deleted-user", `${user.id} ${value}`).toString("hex");
  await updateUser(
    tx,
    user.id,
    {
      email: hidden(user.email),
      phone: hidden(user.phone),
      new_email: null,
      new_phone: null,
      password_hash: null,
      user_metadata: "{}",
      deleted_at: now.toISOString(),
    },
    now,
  );
}

/** Takes away a user's second factors and recovery codes, and ends the sessions. */
export async function resetFactors(tx: Db, user: User): Promise<void> {
  await lockUser(tx, user.id);
  await tx.deleteFrom("factors").where("user_id", "=", user.id).execute();
  await tx.deleteFrom("recovery_codes").where("user_id", "=", user.id).execute();
  await tx.updateTable("user_devices").set({ verified_at: null }).where("user_id", "=", user.id).execute();
  await endSessions(tx, user.id);
}
