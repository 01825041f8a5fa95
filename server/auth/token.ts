import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { RequestEnv } from "../http/request-env.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { addressLimits, countCall, countPasswordAttempt } from "./call-limits.ts";
import { checkPhone } from "./check-credentials.ts";
import { refuseIdToken, refuseWeb3 } from "./disabled.ts";
import { type AuthOptions, readCaller } from "./options.ts";
import { isPassword } from "./passwords.ts";
import { exchangeCode } from "./pkce.ts";
import { readJson, text } from "./read-json.ts";
import { rotateRefreshToken } from "./refresh-tokens.ts";
import { sessionResponse } from "./session-response.ts";
import { signIn } from "./sign-in.ts";
import { findUser, findUserBy, isBanned } from "./user-rows.ts";

/** `POST /token?grant_type=…`: a session for a password, a refresh token or a PKCE code. */
export function tokenRoutes(routes: Hono<RequestEnv>, options: AuthOptions): void {
  const grants: Record<string, (c: Context<RequestEnv>, options: AuthOptions) => Promise<unknown>> = {
    password: grantPassword,
    refresh_token: grantRefresh,
    pkce: grantCode,
    id_token: refuseIdToken,
    web3: refuseWeb3,
  };
  routes.post("/token", async (c) => {
    await countCall(c, addressLimits.token, options);
    const name = c.req.query("grant_type") ?? "";
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
    if (!grant) throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
    const answer = await grant(c, options);
    options.wakeOutbox();
    return c.json(answer as object);
  });
}

const passwordBody = v.object({ email: text, phone: text, password: text });
const invalidCredentials = () => new AuthError(400, "invalid_credentials", "Invalid login credentials");

async function grantPassword(c: Context<RequestEnv>, options: AuthOptions): Promise<unknown> {
  const { db, env, now } = options;
  const input = await readJson(c, passwordBody);
  const caller = readCaller(c, env);
  if (input.email && input.phone)
    throw validationFailed("Only an email address or phone number should be provided on login.");
  if (!input.email && !input.phone) throw validationFailed("missing email or phone");
  if (input.phone && !env.auth.takesPhone)
    throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");
  const account = input.phone ? checkPhone(input.phone) : input.email.toLowerCase();
  const user = await findUserBy(db, input.phone ? { phone: account } : { email: account });
  const forgetAttempts = await countPasswordAttempt(account, user, caller, options);
  const isRight = await isPassword(input.password, user?.password_hash);
  if (!user || !isRight || user.deleted_at !== null) throw invalidCredentials();
  if (isBanned(user, now())) throw new AuthError(400, "user_banned", "User is banned");
  if (input.email && !user.email_confirmed_at)
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  if (input.phone && !user.phone_confirmed_at)
    throw new AuthError(400, "phone_not_confirmed", "Phone not confirmed");
  await forgetAttempts();
  return db.transaction().execute(async (tx) => {
    const signedIn = await signIn(tx, user, "password", caller, options);
    return sessionResponse(tx, signedIn.user, signedIn.session, options);
  });
}

async function grantRefresh(c: Context<RequestEnv>, options: AuthOptions): Promise<unknown> {
  const input = await readJson(c, v.object({ refresh_token: text }));
  const { user, session } = await rotateRefreshToken(
    input.refresh_token,
    readCaller(c, options.env),
    options,
  );
  return sessionResponse(options.db, user, session, options);
}

async function grantCode(c: Context<RequestEnv>, options: AuthOptions): Promise<unknown> {
  const { db, now } = options;
  const input = await readJson(c, v.object({ auth_code: text, code_verifier: text }));
  const caller = readCaller(c, options.env);
  const flow = await exchangeCode(db, input, options);
  const user = await findUser(db, flow.user_id);
  if (!user || isBanned(user, now())) throw new AuthError(403, "user_banned", "User is banned");
  return db.transaction().execute(async (tx) => {
    const signedIn = await signIn(tx, user, flow.method, caller, options);
    return sessionResponse(tx, signedIn.user, signedIn.session, options);
  });
}
