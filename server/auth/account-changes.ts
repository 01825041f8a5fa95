import type { Db } from "../base/db/open-database.ts";
import { writeAudit } from "./audit.ts";
import { AuthError } from "./auth-error.ts";
import { macOf } from "./capability.ts";
import { deleteOneTimeTokens, sendOneTimeMail } from "./one-time-tokens.ts";
import type { AuthOptions, Caller } from "./options.ts";
import { requireOtherOwner } from "./owners.ts";
import { endSessions } from "./sessions.ts";
import {
  findUserBy,
  insertUser,
  type Metadata,
  mergeJson,
  parseMetadata,
  type User,
  updateUser,
} from "./user-rows.ts";

/** Who changes an account: a member of staff, or a service key, which has no id. */
export type Actor = { actorId: string | undefined; role: string; sessionId?: string; caller: Caller };
type Change = { actor: Actor; now: Date };

type Invitation = {
  /** In lower case. */
  email: string;
  userMetadata?: Metadata | null | undefined;
  appMetadata?: Metadata | null | undefined;
};

/** Invites a person by mail, also again until they accept. Throws `AuthError` 422 `email_exists`. */
export async function inviteUser(
  tx: Db,
  invitation: Invitation & { redirectTo?: string },
  actor: Actor,
  options: AuthOptions,
): Promise<User> {
  const { email, redirectTo = "" } = invitation;
  const now = options.now();
  const user = await insertInvited(tx, invitation, now);
  await sendOneTimeMail(tx, { user_id: user.id, kind: "invite", sent_to: email, redirectTo }, options);
  await auditChange(tx, "user_invited", user.id, { actor, now });
  return user;
}

/** Inserts the user of an invitation, or completes the one who has not accepted yet. Throws `AuthError` 422. */
export async function insertInvited(
  tx: Db,
  { email, userMetadata, appMetadata }: Invitation,
  now: Date,
): Promise<User> {
  const existing = await findUserBy(tx, { email });
  if (existing?.email_confirmed_at) throw emailExists();
  const user = existing ?? (await insertUser(tx, { email, now }));
  const at = now.toISOString();
  return updateUser(
    tx,
    user.id,
    {
      ...{ invited_at: at, confirmation_sent_at: at },
      user_metadata: mergeJson(user.user_metadata, userMetadata),
      app_metadata: mergeJson(user.app_metadata, appMetadata),
    },
    now,
  );
}

/** Bans a user until an instant, or lifts the ban; a ban ends all sessions. Throws `AuthError` 422 `last_owner`. */
export async function setBan(
  tx: Db,
  userId: string,
  until: Date | null,
  { actor, now }: Change,
): Promise<User> {
  if (until) {
    await requireOtherOwner(tx, userId, now);
    await endSessions(tx, userId);
  }
  await auditChange(tx, until ? "user_banned" : "user_unbanned", userId, { actor, now });
  return updateUser(tx, userId, { banned_until: until?.toISOString() ?? null }, now);
}

/** Merges into a user's `app_metadata`, where its role is. Throws `AuthError` 422 `last_owner`. */
export async function changeAppMetadata(
  tx: Db,
  user: User,
  changes: Metadata,
  { actor, now }: Change,
): Promise<User> {
  const merged = mergeJson(user.app_metadata, changes);
  const { role } = parseMetadata(merged);
  if (role !== "owner") await requireOtherOwner(tx, user.id, now);
  if (role !== parseMetadata(user.app_metadata).role)
    await auditChange(tx, "user_role_changed", user.id, { actor, now }, { to: String(role ?? "") });
  return updateUser(tx, user.id, { app_metadata: merged }, now);
}

/** Deletes a user with all that is theirs. Throws `AuthError` 422 `last_owner`. */
export async function removeUser(tx: Db, userId: string, change: Change): Promise<void> {
  await requireOtherOwner(tx, userId, change.now);
  await tx.deleteFrom("users").where("id", "=", userId).execute();
  await auditChange(tx, "user_deleted", userId, change);
}

/**
 * Marks a user deleted: the row stays for what refers to it, without sessions, factors, password or readable address.
 * Throws `AuthError` 422 `last_owner`.
 */
export async function softDeleteUser(tx: Db, user: User, secret: string, change: Change): Promise<void> {
  const { now } = change;
  if (user.deleted_at !== null) return;
  await requireOtherOwner(tx, user.id, now);
  await endSessions(tx, user.id);
  await deleteOneTimeTokens(tx, user.id);
  for (const table of ["factors", "recovery_codes", "user_devices", "identities", "pkce_flows"] as const)
    await tx.deleteFrom(table).where("user_id", "=", user.id).execute();
  const hidden = (value: string | null) =>
    value === null ? null : macOf(secret, "deleted-user", `${user.id} ${value}`).toString("hex");
  await updateUser(
    tx,
    user.id,
    {
      ...{ email: hidden(user.email), phone: hidden(user.phone), new_email: null, new_phone: null },
      ...{ password_hash: null, user_metadata: "{}", deleted_at: now.toISOString() },
    },
    now,
  );
  await auditChange(tx, "user_deleted", user.id, change, { soft: true });
}

export const emailExists = () =>
  new AuthError(422, "email_exists", "A user with this email address has already been registered");

/** Writes the audit row of a change of another's account. */
export async function auditChange(
  tx: Db,
  action: string,
  userId: string,
  { actor, now }: Change,
  details: Record<string, string | boolean> = {},
): Promise<void> {
  const { caller, ...by } = actor;
  await writeAudit(tx, { ...by, action, subject: { kind: "user", id: userId }, details }, caller, now);
}
