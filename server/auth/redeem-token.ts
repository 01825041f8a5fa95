import { sql } from "kysely";
import type { Db } from "../base/db/open-database.ts";
import { writeAudit } from "./audit.ts";
import { AuthError } from "./auth-error.ts";
import type { Proof } from "./find-token.ts";
import { sendAddressNotice } from "./notices.ts";
import { deleteOneTimeTokens } from "./one-time-tokens.ts";
import type { AuthOptions, Caller } from "./options.ts";

import {
  confirmEmail,
  findUserBy,
  insertIdentity,
  listIdentities,
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
  { user, token }: Proof,
  caller: Caller,
  options: AuthOptions,
): Promise<User | undefined> {
  const { numDeletedRows } = await tx
    .deleteFrom("one_time_tokens")
    .where("id", "=", token.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
  const now = options.now();
  const confirmedUser = await confirm();
  if (!confirmedUser) return undefined;
  await deleteOneTimeTokens(tx, user.id);
  return confirmedUser;

  async function confirm(): Promise<User | undefined> {
    const at = now.toISOString();
    switch (token.kind) {
      case "email_change_current":
      case "email_change_new":
        return changeEmail(tx, user, caller, options);
      case "phone":
        await markVerified(tx, user.id, "phone", { phone: user.phone, phone_verified: true });
        return updateUser(tx, user.id, { phone_confirmed_at: user.phone_confirmed_at ?? at }, now);
      case "phone_change": {
        const phone = user.new_phone;
        const values = { phone, new_phone: null, phone_confirmed_at: at, is_anonymous: 0 };
        const changed = await updateUser(tx, user.id, values, now);
        await markIdentity(tx, changed, "phone", now);
        return changed;
      }
      default:
        return confirmOwner(tx, { user, token }, caller, now);
    }
  }
}

/** Confirms the address of the account by a link or code that was sent there. */
async function confirmOwner(tx: Db, { user, token }: Proof, caller: Caller, now: Date): Promise<User> {
  if (user.email_confirmed_at !== null) return user;
  const action = token.kind === "invite" ? "invite_accepted" : "user_signedup";
  await writeAudit(tx, { action, actorId: user.id }, caller, now);
  const confirmedUser = await confirmEmail(tx, user, now);
  if (token.kind === "confirmation" || token.kind === "invite") return confirmedUser;
  // Whoever set a password before may not have been the owner of the address, who asked for a link instead.
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
  // Counted by the database, so that both links at once do not each think they are the first.
  const { email_change_step: step, new_email: email } = await tx
    .updateTable("users")
    .set({ email_change_step: sql<number>`email_change_step + 1` })
    .where("id", "=", user.id)
    .returning(["email_change_step", "new_email"])
    .executeTakeFirstOrThrow();
  if (step < 2 || email === null) return undefined;
  const holder = await findUserBy(tx, { email });
  if (holder && holder.id !== user.id)
    throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
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
