import type { Db } from "../base/db/open-database.ts";
import { writeAudit } from "./audit.ts";
import { AuthError, emailExists, phoneExists } from "./auth-error.ts";
import { isForNow, type Proof } from "./find-token.ts";
import { sendAddressNotice } from "./notices.ts";
import { deleteOneTimeTokens } from "./one-time-tokens.ts";
import type { AuthOptions, Caller } from "./options.ts";
import {
  confirmEmail,
  findUserBy,
  insertIdentity,
  listIdentities,
  lockUser,
  markVerified,
  type User,
  updateUser,
} from "./user-rows.ts";

/**
 * Uses a one-time token, which ends all tokens of its user, and makes what it confirms true. Undefined after the first
 * of the two confirmations of a change of address. Throws `AuthError` 403 when another request was faster.
 */
export async function redeemToken(
  tx: Db,
  { user: foundUser, token }: Proof,
  caller: Caller,
  options: AuthOptions,
): Promise<User | undefined> {
  const expired = () => new AuthError(403, "otp_expired", "Email link is invalid or has expired");
  // Every change of an account locks its user first, so that two of them never wait for each other.
  const user = await lockUser(tx, foundUser.id);
  if (!user || !isForNow(token, user)) throw expired();
  const { numDeletedRows } = await tx
    .deleteFrom("one_time_tokens")
    .where("id", "=", token.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw expired();
  const confirmedUser = await confirm(tx, { user, token }, caller, options);
  if (!confirmedUser) return undefined;
  await deleteOneTimeTokens(tx, user.id);
  return confirmedUser;
}

/** Makes what a token confirms true; undefined after the first of two confirmations. */
async function confirm(
  tx: Db,
  { user, token }: Proof,
  caller: Caller,
  options: AuthOptions,
): Promise<User | undefined> {
  const now = options.now();
  switch (token.kind) {
    case "email_change_current":
    case "email_change_new":
      return changeEmail(tx, user, caller, options);
    case "phone": {
      await markVerified(tx, user.id, "phone", { phone: user.phone, phone_verified: true });
      const confirmedAt = user.phone_confirmed_at ?? now.toISOString();
      return updateUser(tx, user.id, { phone_confirmed_at: confirmedAt }, now);
    }
    case "phone_change":
      return changePhone(tx, user, now);
    default:
      return confirmOwner(tx, { user, token }, caller, now);
  }
}

async function changePhone(tx: Db, user: User, now: Date): Promise<User> {
  const phone = user.new_phone ?? "";
  const holder = await findUserBy(tx, { phone });
  if (holder && holder.id !== user.id) throw phoneExists();
  const confirmed = { phone, phone_confirmed_at: now.toISOString() };
  const changed = await updateUser(tx, user.id, { ...confirmed, new_phone: null, is_anonymous: 0 }, now);
  await markIdentity(tx, changed, "phone", now);
  return changed;
}

/** Confirms the address of the account by a link or code that was sent there. */
async function confirmOwner(tx: Db, { user, token }: Proof, caller: Caller, now: Date): Promise<User> {
  if (user.email_confirmed_at !== null) return user;
  const action = token.kind === "invite" ? "invite_accepted" : "user_signedup";
  await writeAudit(tx, { action, actorId: user.id }, caller, now);
  const confirmedUser = await confirmEmail(tx, user, now);
  if (token.kind === "confirmation") return confirmedUser;
  // The password may have been set by somebody who does not own the address.
  return updateUser(tx, user.id, { password_hash: null }, now);
}

/** Counts a confirmation of a change of address, and makes the change with the second. */
async function changeEmail(
  tx: Db,
  user: User,
  caller: Caller,
  options: AuthOptions,
): Promise<User | undefined> {
  const { now } = options;
  const { new_email: email, email_change_step: step } = user;
  if (step === 0 || email === null) {
    await updateUser(tx, user.id, { email_change_step: 1 }, now());
    return undefined;
  }
  const holder = await findUserBy(tx, { email });
  if (holder && holder.id !== user.id) throw emailExists();
  const values = { email, new_email: null, email_change_step: 0, is_anonymous: 0 };
  const changed = await updateUser(tx, user.id, values, now());
  await markIdentity(tx, changed, "email", now());
  await writeAudit(tx, { action: "user_email_changed", actorId: user.id }, caller, now());
  await sendAddressNotice(tx, user, options);
  return confirmEmail(tx, changed, now());
}

/** Brings the identity of an address or number up to date; an anonymous account gets its first. */
async function markIdentity(tx: Db, user: User, provider: "email" | "phone", now: Date): Promise<void> {
  const identities = await listIdentities(tx, user.id);
  if (identities.some((identity) => identity.provider === provider))
    return markVerified(tx, user.id, provider, {
      [provider]: user[provider],
      [`${provider}_verified`]: true,
    });
  await insertIdentity(tx, user, provider, now);
}

/** What the first of two confirmations is answered with. */
export const firstConfirmation =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** The `amr` method of a session: those of a recovery or an invitation may set a password without the current one. */
export const methodOf = ({ token: { kind } }: Proof) =>
  kind === "recovery" || kind === "invite" ? kind : "otp";
