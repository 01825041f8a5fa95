import { writeAudit } from "./audit.ts";
import { AuthError } from "./auth-error.ts";
import { checkPhone } from "./check-credentials.ts";
import { insertOneTimeToken } from "./one-time-tokens.ts";
import type { AuthOptions, Caller } from "./options.ts";
import { checkMailInterval } from "./sign-in-limits.ts";
import { checkTestNumber, insertSignedUpPhone } from "./sign-up-phone.ts";
import { findUserBy, type Metadata, updateUser } from "./user-rows.ts";

type Request = { data: Metadata; mayCreate: boolean };

/** Prepares the sign-in code of a phone number, which is one of `GOTRUE_SMS_TEST_OTP`. Throws `AuthError`. */
export async function sendSignInCode(typed: string, request: Request, caller: Caller, options: AuthOptions) {
  const { db, env } = options;
  if (!env.auth.takesPhone) throw new AuthError(400, "phone_provider_disabled", "Unsupported phone provider");
  const phone = checkPhone(typed);
  const user = await findUserBy(db, { phone });
  if (!user && !request.mayCreate) throw new AuthError(422, "otp_disabled", "Signups not allowed for otp");
  if (!user && !env.auth.isSignUpOpen)
    throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  checkTestNumber(phone, options);
  const now = options.now();
  await db.transaction().execute(async (tx) => {
    const account = user ?? (await insertSignedUpPhone(tx, { phone, data: request.data }, caller, now));
    checkMailInterval(account.confirmation_sent_at, options);
    await insertOneTimeToken(tx, { user_id: account.id, kind: "phone", sent_to: phone }, now);
    await writeAudit(tx, { action: "user_confirmation_requested", actorId: account.id }, caller, now);
    return updateUser(tx, account.id, { confirmation_sent_at: now.toISOString() }, now);
  });
}
