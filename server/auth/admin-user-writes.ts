import type { Db } from "../base/db/open-database.ts";
import { banUser, changeAppMetadata } from "./accounts.ts";
import { type AdminChange, auditChange } from "./admin-change.ts";
import type { AdminUserFields, AdminUserInput } from "./admin-user-fields.ts";
import { AuthError, emailExists, phoneExists } from "./auth-error.ts";
import { deleteOneTimeTokens } from "./one-time-tokens.ts";
import { lockOwners } from "./owners.ts";
import { endSessions } from "./sessions.ts";
import {
  confirmEmail,
  findUser,
  findUserBy,
  insertIdentity,
  insertUser,
  listIdentities,
  lockUser,
  markVerified,
  mergeJson,
  parseMetadata,
  type User,
  updateUser,
} from "./user-rows.ts";

type Write = {
  input: AdminUserInput;
  fields: Partial<AdminUserFields>;
  /** Undefined when the request says nothing about a ban. */
  banEnd: Date | null | undefined;
};

/** Throws `AuthError` 422 when the mail address or phone number, or the id of a new user, is another's. */
export async function checkTaken(tx: Db, fields: Partial<AdminUserFields>, ownId?: string): Promise<void> {
  const { id, email, phone } = fields;
  const byEmail = email ? await findUserBy(tx, { email }) : undefined;
  if (byEmail && (id !== undefined || byEmail.id !== ownId)) throw emailExists();
  const byPhone = phone ? await findUserBy(tx, { phone }) : undefined;
  if (byPhone && (id !== undefined || byPhone.id !== ownId)) throw phoneExists();
  if (id !== undefined && (await findUser(tx, id)))
    throw new AuthError(422, "conflict", "A user with this id has already been registered");
}

/** Creates a user, confirmed only where asked; no mail is sent. */
export async function createUser(
  tx: Db,
  { input, fields, banEnd }: Write,
  change: AdminChange,
): Promise<User> {
  const { now } = change;
  const user = await insertUser(tx, {
    ...fields,
    ...(input.app_metadata && { appMetadata: input.app_metadata }),
    ...(input.user_metadata && { userMetadata: input.user_metadata }),
    now,
  });
  if (fields.email && fields.phone) await insertIdentity(tx, user, "phone", now);
  await auditChange(tx, "user_signedup", user.id, change);
  if (banEnd) await banUser(tx, user, banEnd, now);
  return confirm(tx, user.id, input, now);
}

/** Changes a user at once, without mails. Throws `AuthError` 422 `last_owner`. */
export async function changeUser(
  tx: Db,
  id: string,
  { input, fields, banEnd }: Write,
  change: AdminChange,
): Promise<User> {
  const { now } = change;
  // Everybody takes the lock of owners before a user's.
  if (input.app_metadata || banEnd) await lockOwners(tx);
  const before = await lockUser(tx, id);
  if (!before) throw new AuthError(404, "user_not_found", "User not found");
  if (input.app_metadata) await changeAppMetadata(tx, before, input.app_metadata, now);
  if (banEnd !== undefined) await banUser(tx, before, banEnd, now);
  if (fields.password_hash || (fields.email && fields.email !== before.email))
    await deleteOneTimeTokens(tx, id);
  if (fields.password_hash) await endSessions(tx, id);
  const user_metadata = mergeJson(before.user_metadata, input.user_metadata);
  const user = await updateUser(tx, id, { ...fields, user_metadata }, now);
  for (const provider of ["email", "phone"] as const) await changeIdentity(tx, user, provider, fields, now);
  const role = parseMetadata(user.app_metadata).role;
  const details = {
    ...(role !== parseMetadata(before.app_metadata).role && { role: String(role ?? "") }),
    ...(user.banned_until !== before.banned_until && { banned: user.banned_until !== null }),
  };
  await auditChange(tx, "user_modified", id, change, details);
  return confirm(tx, id, input, now);
}

async function changeIdentity(
  tx: Db,
  user: User,
  provider: "email" | "phone",
  fields: Partial<AdminUserFields>,
  now: Date,
): Promise<void> {
  const value = fields[provider];
  if (!value) return;
  const identities = await listIdentities(tx, user.id);
  if (identities.some((identity) => identity.provider === provider))
    await markVerified(tx, user.id, provider, { [provider]: value });
  else await insertIdentity(tx, user, provider, now);
}

async function confirm(tx: Db, id: string, input: AdminUserInput, now: Date): Promise<User> {
  let user = await updateUser(tx, id, {}, now);
  if (input.email_confirm && user.email) user = await confirmEmail(tx, user, now);
  if (!input.phone_confirm || !user.phone) return user;
  await markVerified(tx, id, "phone", { phone_verified: true });
  return updateUser(tx, id, { phone_confirmed_at: user.phone_confirmed_at ?? now.toISOString() }, now);
}
