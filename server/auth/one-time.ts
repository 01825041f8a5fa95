import type { Context, Hono } from "hono";
import * as v from "valibot";
import { countCall } from "../http/rate-limits.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { answerFloor } from "./answer-floor.ts";
import { writeAudit } from "./audit.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { checkEmail, checkPhone } from "./check-credentials.ts";
import { requestMail } from "./mail-requests.ts";
import { insertOneTimeToken } from "./one-time-tokens.ts";
import { type AuthOptions, readCaller } from "./options.ts";
import { checkChallenge } from "./pkce.ts";
import { challengeFields, readJson, record, text } from "./read-json.ts";
import { readRedirect } from "./redirects.ts";
import { resend } from "./resend.ts";
import { sendSignInCode } from "./sign-in-code.ts";
import { addressLimits, authenticateCounted, checkMailRate, countMailTo } from "./sign-in-limits.ts";
import { sendSignInMail } from "./sign-in-mail.ts";
import { checkTestNumber } from "./sign-up-phone.ts";
import { findUserBy } from "./user-rows.ts";

const otpBody = v.object({
  email: text,
  phone: text,
  data: record,
  create_user: v.nullish(v.boolean(), true),
  ...challengeFields,
});
const recoverBody = v.object({ email: text, ...challengeFields });

/**
 * The calls that send a link or a code: `POST /otp`, `/magiclink`, `/recover`, `/resend` and `GET /reauthenticate`. What
 * a stranger may call answers known and unknown accounts alike, in words and in time.
 */
export function oneTimeRoutes(routes: Hono<RequestEnv>, options: AuthOptions): void {
  const { env } = options;
  for (const path of ["/otp", "/magiclink", "/recover", "/resend"]) routes.post(path, answerFloor);

  routes.post("/otp", async (c) => {
    await countCall(c, addressLimits.mail, options);
    const input = await readJson(c, otpBody);
    if (input.email && input.phone)
      throw validationFailed("Only an email address or phone number should be provided");
    if (!input.email && !input.phone) throw validationFailed("One of email or phone must be set");
    const challenge = checkChallenge(input);
    const caller = readCaller(c, env);
    const request = { data: input.data ?? {}, mayCreate: input.create_user, challenge };
    if (input.phone) await sendSignInCode(input.phone, request, caller, options);
    else await sendSignInMail(input.email, { ...request, redirectTo: readRedirect(c, env) }, caller, options);
    return sent(c);
  });

  routes.post("/magiclink", async (c) => {
    await countCall(c, addressLimits.mail, options);
    const input = await readJson(c, otpBody);
    if (!input.email) throw validationFailed("One of email or phone must be set");
    const redirectTo = readRedirect(c, env);
    const request = { data: input.data ?? {}, mayCreate: true, challenge: checkChallenge(input), redirectTo };
    await sendSignInMail(input.email, request, readCaller(c, env), options);
    return sent(c);
  });

  routes.post("/recover", async (c) => {
    await countCall(c, addressLimits.mail, options);
    const input = await readJson(c, recoverBody);
    if (!input.email) throw validationFailed("Password recovery requires an email");
    const email = checkEmail(input.email);
    const request = { challenge: checkChallenge(input), redirectTo: readRedirect(c, env) };
    // A stranger who asks as a program must not take the place of whoever asks in the office.
    const isForProgram = request.challenge !== undefined || request.redirectTo !== "";
    await countMailTo(isForProgram ? "program-recovery" : "recovery", email, options);
    await checkMailRate(options);
    const user = await findUserBy(options.db, { email });
    if (user) {
      await options.db.transaction().execute(async (tx) => {
        const event = { action: "user_recovery_requested", actorId: user.id };
        await writeAudit(tx, event, readCaller(c, env), options.now());
        await requestMail(tx, user, "recovery", request, options);
      });
    }
    return sent(c);
  });

  routes.post("/resend", async (c) => {
    await countCall(c, addressLimits.mail, options);
    await resend(c, options);
    return sent(c);
  });

  routes.get("/reauthenticate", async (c) => {
    const { user, session } = await authenticateCounted(c, addressLimits.mail, options);
    if (!user.email && !user.phone)
      throw validationFailed("Reauthentication requires the user to have an email or a phone number");
    if (user.email && !user.email_confirmed_at)
      throw new AuthError(422, "email_not_confirmed", "Please verify your email first.");
    if (!user.email && !user.phone_confirmed_at)
      throw new AuthError(422, "phone_not_confirmed", "Please verify your phone first.");
    const now = options.now();
    await options.db.transaction().execute(async (tx) => {
      const event = { action: "user_reauthenticate_requested", actorId: user.id, sessionId: session.id };
      await writeAudit(tx, event, readCaller(c, env), now);
      if (user.email) return requestMail(tx, user, "reauthentication", { redirectTo: "" }, options);
      const phone = checkPhone(user.phone ?? "");
      checkTestNumber(phone, options);
      return insertOneTimeToken(tx, { user_id: user.id, kind: "reauthentication", sent_to: phone }, now);
    });
    return sent(c);
  });

  function sent(c: Context<RequestEnv>) {
    options.wakeOutbox();
    return c.json({});
  }
}
