import type { Db } from "../base/db/open-database.ts";
import { AuthError } from "./auth-error.ts";
import { sendAddressNotice } from "./notices.ts";
import { deleteOneTimeTokens, findByCode, insertOneTimeToken, sendOrRefuse } from "./one-time-tokens.ts";
import type { AuthOptions } from "./options.ts";
import { type Challenge, insertFlow } from "./pkce.ts";
import { checkMailInterval } from "./sign-in-limits.ts";
import { checkTestNumber } from "./sign-up-phone.ts";
import { confirmEmail, insertIdentity, listIdentities, type User, updateUser } from "./user-rows.ts";

type EmailChange = { email: string; challenge: Challenge | undefined; redirectTo: string };

/**
 * Starts a change of the mail address: the old and the new one are both asked, and it takes effect once both have
 * confirmed. With automatic confirmation it takes effect at once.
 */
export async function requestEmailChange(
  tx: Db,
  user: User,
  change: EmailChange,
  options: AuthOptions,
): Promise<User> {
  const now = options.now();
  const newEmail = change.email.toLowerCase();
  if (options.env.auth.confirmsMailItself) {
    await sendAddressNotice(tx, user, options);
    const changed = await updateUser(tx, user.id, { email: newEmail, is_anonymous: 0 }, now);
    const identities = await listIdentities(tx, user.id);
    if (!identities.some(({ provider }) => provider === "email"))
      await insertIdentity(tx, changed, "email", now);
    return confirmEmail(tx, changed, now);
  }
  checkMailInterval(user.email_change_sent_at, options);
  // A link that named another address must not confirm this one.
  await deleteOneTimeTokens(tx, user.id, ["email_change_current", "email_change_new"]);
  const { challenge, redirectTo } = change;
  const flow =
    challenge && (await insertFlow(tx, { userId: user.id, method: "email_change", challenge }, now));
  const token = { user_id: user.id, redirectTo, ...(flow && { flowId: flow }) };
  if (user.email)
    await sendOrRefuse(tx, { ...token, kind: "email_change_current", sent_to: user.email }, options);
  await sendOrRefuse(tx, { ...token, kind: "email_change_new", sent_to: newEmail }, options);
  const step = user.email ? 0 : 1;
  const sent = { new_email: newEmail, email_change_sent_at: now.toISOString(), email_change_step: step };
  return updateUser(tx, user.id, sent, now);
}

/** Starts a change of the phone number; its code is one of `GOTRUE_SMS_TEST_OTP`. */
export async function requestPhoneChange(
  tx: Db,
  user: User,
  phone: string,
  options: AuthOptions,
): Promise<User> {
  const now = options.now();
  if (options.env.auth.confirmsPhoneItself)
    return updateUser(tx, user.id, { phone, phone_confirmed_at: now.toISOString(), is_anonymous: 0 }, now);
  checkTestNumber(phone, options);
  await insertOneTimeToken(tx, { user_id: user.id, kind: "phone_change", sent_to: phone }, now);
  return updateUser(tx, user.id, { new_phone: phone, phone_change_sent_at: now.toISOString() }, now);
}

/** Checks the code of a reauthentication mail. Throws `AuthError` 422. */
export async function checkReauthentication(user: User, nonce: string, options: AuthOptions): Promise<void> {
  const search = {
    userId: user.id,
    kinds: ["reauthentication"],
    sentTo: user.email ?? user.phone ?? "",
  } as const;
  const token = await findByCode(options.db, nonce, search, options);
  if (!token) throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  await deleteOneTimeTokens(options.db, user.id);
}
