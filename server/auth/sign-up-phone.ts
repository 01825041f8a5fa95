import type { Db } from "../base/db/open-database.ts";
import { writeAudit } from "./audit.ts";
import { AuthError } from "./auth-error.ts";
import { insertOneTimeToken } from "./one-time-tokens.ts";
import type { AuthOptions, Caller } from "./options.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { sessionResponse } from "./session-response.ts";
import { signIn } from "./sign-in.ts";
import { loadUserJson } from "./user-json.ts";
import { findUserBy, insertUser, type Metadata, type User, updateUser } from "./user-rows.ts";

type Request = { phone: string; password: string; data: Metadata };

/**
 * Creates an account with a phone number. No text message is ever sent: a code is one of `GOTRUE_SMS_TEST_OTP`, and
 * other numbers are refused unless numbers confirm themselves.
 */
export async function signUpByPhone(request: Request, caller: Caller, options: AuthOptions): Promise<object> {
  const { db, env } = options;
  const now = options.now();
  const { phone, data } = request;
  const passwordHash = await hashPassword(request.password);
  const existing = await findUserBy(db, { phone });
  const isOwn =
    existing?.phone_confirmed_at === null &&
    (!env.auth.confirmsPhoneItself || (await isPassword(request.password, existing.password_hash)));
  if (existing && !isOwn) throw new AuthError(422, "user_already_exists", "User already registered");
  if (!env.auth.confirmsPhoneItself) checkTestNumber(phone, options);
  const signedUp = await db.transaction().execute(async (tx) => {
    const user =
      existing ?? (await insertSignedUpPhone(tx, { phone, password_hash: passwordHash, data }, caller, now));
    if (!env.auth.confirmsPhoneItself) {
      await insertOneTimeToken(tx, { user_id: user.id, kind: "phone", sent_to: phone }, now);
      return { user };
    }
    const confirmed = await updateUser(tx, user.id, { phone_confirmed_at: now.toISOString() }, now);
    return signIn(tx, confirmed, "password", caller, options);
  });
  return "session" in signedUp ? sessionResponse(signedUp, options) : loadUserJson(db, signedUp.user);
}

/** Inserts an account that signed up by telephone, not confirmed yet; without a password when it asked for a code. */
export async function insertSignedUpPhone(
  tx: Db,
  { data, ...values }: { phone: string; password_hash?: string; data: Metadata },
  caller: Caller,
  now: Date,
): Promise<User> {
  const user = await insertUser(tx, { ...values, userMetadata: data, now });
  await writeAudit(tx, { action: "user_signedup", actorId: user.id }, caller, now);
  return user;
}

/** Throws `AuthError` for a number without a test code, because nothing here sends text messages. */
export function checkTestNumber(phone: string, { env }: AuthOptions): void {
  if (env.auth.testCodes.has(phone)) return;
  throw new AuthError(422, "sms_send_failed", "Error sending confirmation OTP to provider");
}
