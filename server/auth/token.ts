import type { Context, Hono } from "hono";
import * as v from "valibot";
import { countCall } from "../http/rate-limits.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { AuthError, invalidCredentials, userBanned, validationFailed } from "./auth-error.ts";
import { checkPhone, weaknessOf } from "./check-credentials.ts";
import { refuseIdToken, refuseWeb3 } from "./disabled.ts";
import { type AuthOptions, readCaller } from "./options.ts";
import { isPassword } from "./passwords.ts";
import { exchangeCode } from "./pkce.ts";
import { readJson, text } from "./read-json.ts";
import { openRefreshToken, rotateRefreshToken } from "./refresh-tokens.ts";
import { sessionResponse, tokenHeaders } from "./session-response.ts";
import { signIn } from "./sign-in.ts";
import { addressLimits, countPasswordAttempt, countRefused } from "./sign-in-limits.ts";
import { findUser, findUserBy, isBanned } from "./user-rows.ts";

/** `POST /token?grant_type=…`: a session for a password, a refresh token or a PKCE code. */
export function tokenRoutes(routes: Hono<RequestEnv>, options: AuthOptions): void {
  const grants: Record<string, (c: Context<RequestEnv>, options: AuthOptions) => Promise<object>> = {
    password: grantPassword,
    refresh_token: grantRefresh,
    pkce: grantCode,
    id_token: refuseIdToken,
    web3: refuseWeb3,
  };
  routes.post("/token", async (c) => {
    const name = c.req.query("grant_type") ?? "";
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
    // A password is counted together with the attempt on its account, a refresh token by whose it is.
    if (grant !== grantPassword && grant !== grantRefresh) await countCall(c, addressLimits.token, options);
    if (!grant) throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
    return c.json(await grant(c, options), 200, tokenHeaders);
  });
}

const passwordBody = v.object({ email: text, phone: text, password: text });

async function grantPassword(c: Context<RequestEnv>, options: AuthOptions): Promise<object> {
  const { db, env, now } = options;
  const { password, ...key } = await readAttempt(c, options).catch(
    countRefused(c, addressLimits.token, options),
  );
  const caller = readCaller(c, env);
  const account = key.email ?? key.phone;
  const user = await findUserBy(db, key);
  const forgetAttempts = await countPasswordAttempt(account, user, caller, options, addressLimits.token);
  const isRight = await isPassword(password, user?.password_hash, caller.ipAddress);
  if (!user || !isRight || user.deleted_at !== null) throw invalidCredentials();
  if (isBanned(user, now())) throw userBanned(400);
  if ("email" in key && !user.email_confirmed_at)
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  if ("phone" in key && !user.phone_confirmed_at)
    throw new AuthError(400, "phone_not_confirmed", "Phone not confirmed");
  const signedIn = await db.transaction().execute(async (tx) => {
    await forgetAttempts(tx);
    const opened = await signIn(tx, user, "password", caller, options);
    // Changed while the former one was hashed, which ended the sessions of those who know that.
    if (opened.user.password_hash !== user.password_hash) throw invalidCredentials();
    return opened;
  });
  // Set before the rule was tightened: the client tells its person to change it.
  const weakness = weaknessOf(password, env.auth.shortestPassword);
  return { ...(await answerSignIn(signedIn, options)), ...(weakness && { weak_password: weakness }) };
}

/** Reads whose password is given. Throws `AuthError`. */
async function readAttempt(c: Context<RequestEnv>, { env }: AuthOptions) {
  const input = await readJson(c, passwordBody);
  if (input.email && input.phone)
    throw validationFailed("Only an email address or phone number should be provided on login.");
  if (!input.email && !input.phone) throw validationFailed("missing email or phone");
  if (input.phone && !env.auth.takesPhone)
    throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");
  const { password } = input;
  return input.phone
    ? { password, phone: checkPhone(input.phone) }
    : { password, email: input.email.toLowerCase() };
}

/** Has the mail that tells of a new device sent, and composes the answer. */
function answerSignIn(signedIn: Awaited<ReturnType<typeof signIn>>, options: AuthOptions) {
  if (signedIn.isNewDevice) options.wakeOutbox();
  return sessionResponse(signedIn, options);
}

async function grantRefresh(c: Context<RequestEnv>, options: AuthOptions): Promise<object> {
  const body = v.object({ refresh_token: text });
  const { refresh_token: token } = await readJson(c, body).catch(
    countRefused(c, addressLimits.token, options),
  );
  // Junk from an address that an office shares must not end the sessions there.
  const session = openRefreshToken(token, options.keys.secret)?.sessionId;
  await countCall(c, addressLimits.token, options, session);
  const rotation = await rotateRefreshToken(token, readCaller(c, options.env), options);
  return sessionResponse(rotation, options);
}

async function grantCode(c: Context<RequestEnv>, options: AuthOptions): Promise<object> {
  const { db, now } = options;
  const input = await readJson(c, v.object({ auth_code: text, code_verifier: text }));
  const caller = readCaller(c, options.env);
  const flow = await exchangeCode(db, input, options);
  const user = await findUser(db, flow.user_id);
  if (!user || isBanned(user, now())) throw userBanned(403);
  return answerSignIn(
    await db.transaction().execute((tx) => signIn(tx, user, flow.method, caller, options)),
    options,
  );
}
