import type { Context } from "hono";
import * as v from "valibot";
import type { RequestEnv } from "../http/request-env.ts";
import { writeAudit } from "./audit.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { checkEmail, checkPhone } from "./check-credentials.ts";
import { requestPhoneChange } from "./contact-changes.ts";
import { requestMail } from "./mail-requests.ts";
import { insertOneTimeToken, sendMailsAgain } from "./one-time-tokens.ts";
import { type AuthOptions, readCaller } from "./options.ts";
import { checkChallenge } from "./pkce.ts";
import { challengeFields, readJson, text } from "./read-json.ts";
import { readRedirect } from "./redirects.ts";
import { checkMailRate, countMailTo } from "./sign-in-limits.ts";
import { checkTestNumber } from "./sign-up-phone.ts";
import { findUserBy, lockUser } from "./user-rows.ts";

const body = v.object({ type: text, email: text, phone: text, ...challengeFields });
type Input = v.InferOutput<typeof body>;
const types: readonly string[] = ["signup", "email_change", "sms", "phone_change"];

/** Sends a confirmation again; one that nothing waits for is answered alike. Throws `AuthError`. */
export async function resend(c: Context<RequestEnv>, options: AuthOptions): Promise<void> {
  const { db, env, now } = options;
  const input = await readJson(c, body);
  const key = readKey(input, options);
  const challenge = checkChallenge(input);
  const kind = input.type === "signup" ? "confirmation" : input.type;
  await countMailTo(kind, "email" in key ? key.email : key.phone, options);
  await checkMailRate(options);
  const knownUser = await findUserBy(db, key);
  if (!knownUser) return;
  const request = { challenge, redirectTo: readRedirect(c, env) };
  await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, knownUser.id);
    if (!user) return;
    const event = { action: "user_confirmation_requested", actorId: user.id, details: { type: input.type } };
    await writeAudit(tx, event, readCaller(c, env), now());
    if (input.type === "signup" && !user.email_confirmed_at)
      await requestMail(tx, user, "confirmation", request, options);
    // The links stay: whoever asks needs no token, and must not hold up the change.
    if (input.type === "email_change")
      await sendMailsAgain(tx, user.id, ["email_change_current", "email_change_new"], options);
    if (input.type === "sms" && user.phone && !user.phone_confirmed_at) {
      checkTestNumber(user.phone, options);
      await insertOneTimeToken(tx, { user_id: user.id, kind: "phone", sent_to: user.phone }, now());
    }
    if (input.type === "phone_change" && user.new_phone)
      await requestPhoneChange(tx, user, user.new_phone, options);
  });
}

function readKey({ type, email, phone }: Input, { env }: AuthOptions) {
  if (!types.includes(type)) throw validationFailed(`Missing one of these types: ${types.join(", ")}`);
  if (type === "signup" && !email) throw validationFailed("Type provided requires an email address");
  if (type === "sms" && !phone) throw validationFailed("Type provided requires a phone number");
  if (email && phone) throw validationFailed("Only an email address or phone number should be provided.");
  if (email) return { email: checkEmail(email) };
  if (!phone) throw validationFailed("Missing one of email or phone");
  if (!env.auth.takesPhone) throw new AuthError(400, "phone_provider_disabled", "Phone logins are disabled");
  return { phone: checkPhone(phone) };
}
