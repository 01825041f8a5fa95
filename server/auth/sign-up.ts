import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { Db } from "../base/db/open-database.ts";
import { countCall } from "../http/rate-limits.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { answerFloor } from "./answer-floor.ts";
import { writeAudit } from "./audit.ts";
import { AuthError, againWhenTaken, validationFailed } from "./auth-error.ts";
import { checkEmail, checkPassword, checkPhone } from "./check-credentials.ts";
import { type MailRequest, requestMail } from "./mail-requests.ts";
import { type AuthOptions, type Caller, readCaller } from "./options.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { checkChallenge } from "./pkce.ts";
import { challengeFields, readJson, record, text } from "./read-json.ts";
import { readRedirect } from "./redirects.ts";
import { sessionResponse, tokenHeaders } from "./session-response.ts";
import { signIn } from "./sign-in.ts";
import { addressLimits, checkMailRate, countMailTo } from "./sign-in-limits.ts";
import { signUpByPhone } from "./sign-up-phone.ts";
import { loadUserJson, userJson } from "./user-json.ts";
import {
  confirmEmail,
  findUserBy,
  insertUser,
  type Metadata,
  newIdentity,
  type User,
  updateUser,
} from "./user-rows.ts";

const body = v.object({ email: text, phone: text, password: text, data: record, ...challengeFields });

/** `POST /signup`: creates an account, confirmed at once or by mail, or an anonymous one. */
export function signUpRoutes(routes: Hono<RequestEnv>, options: AuthOptions): void {
  routes.post("/signup", answerFloor, async (c) => {
    await countCall(c, addressLimits.mail, options);
    if (!options.env.auth.isSignUpOpen)
      throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
    return c.json(await signUp(c, options), 200, tokenHeaders);
  });
}

/** Signs up by the mail address or the phone number of the request, without both anonymously. */
async function signUp(c: Context<RequestEnv>, options: AuthOptions): Promise<object> {
  const { auth } = options.env;
  const input = await readJson(c, body);
  const caller = readCaller(c, options.env);
  const data = input.data ?? {};
  if (!input.email && !input.phone) {
    if (!auth.takesAnonymous)
      throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
    await countCall(c, addressLimits.anonymous, options);
    return signUpAnonymously(data, caller, options);
  }
  const { password } = input;
  if (!password) throw validationFailed("Signup requires a valid password");
  checkPassword(password, auth.shortestPassword);
  if (input.email && input.phone)
    throw validationFailed("Only an email address or phone number should be provided on signup.");
  if (input.phone) {
    if (!auth.takesPhone) throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled");
    return signUpByPhone({ phone: checkPhone(input.phone), password, data }, caller, options);
  }
  const email = checkEmail(input.email);
  const challenge = checkChallenge(input);
  const request = { email, password, data, challenge, redirectTo: readRedirect(c, options.env) };
  const user = await signUpByEmail(request, caller, options);
  options.wakeOutbox();
  return user;
}

async function signUpAnonymously(data: Metadata, caller: Caller, options: AuthOptions) {
  const now = options.now();
  const signedIn = await options.db.transaction().execute(async (tx) => {
    const user = await insertUser(tx, { is_anonymous: 1, userMetadata: data, now });
    return signIn(tx, user, "anonymous", caller, options);
  });
  return sessionResponse(signedIn, options);
}

type EmailRequest = MailRequest & { email: string; password: string; data: Metadata };

async function signUpByEmail(request: EmailRequest, caller: Caller, given: AuthOptions): Promise<object> {
  // Before the look-up, so that known and unknown addresses take the same time.
  const passwordHash = await hashPassword(request.password);
  if (!given.env.auth.confirmsMailItself) {
    await countMailTo("confirmation", request.email, given);
    await checkMailRate(given);
  }
  // One moment for all times of the answer: in those of a new account the steps between would show.
  const at = given.now();
  const options = { ...given, now: () => at };
  return againWhenTaken(() => signUpOrMail(request, passwordHash, caller, options));
}

async function signUpOrMail(
  request: EmailRequest,
  passwordHash: string,
  caller: Caller,
  options: AuthOptions,
): Promise<object> {
  const { db, env, now } = options;
  const { email, password, data } = request;
  const existing = await findUserBy(db, { email });
  if (env.auth.confirmsMailItself) {
    const isOwn =
      existing?.email_confirmed_at === null && (await isPassword(password, existing.password_hash));
    if (existing && !isOwn) throw new AuthError(422, "user_already_exists", "User already registered");
    const signedIn = await db.transaction().execute(async (tx) => {
      const user = existing ?? (await insertSignedUp(tx, request, passwordHash, caller, options));
      const confirmed = await confirmEmail(tx, user, now());
      return signIn(tx, confirmed, "password", caller, options);
    });
    return sessionResponse(signedIn, options);
  }
  if (existing?.email_confirmed_at) return madeUpUser(email, data, now());
  return db.transaction().execute(async (tx) => {
    if (existing) {
      const mailed = await requestMail(tx, existing, "confirmation", request, options);
      // With the metadata of this request: a stranger learns no name of who was invited.
      const shown = { ...mailed, invited_at: null, user_metadata: signUpMetadata(mailed.id, email, data) };
      return userJson(shown, [newIdentity(shown, "email", now())]);
    }
    const user = await insertSignedUp(tx, request, passwordHash, caller, options);
    return loadUserJson(tx, await requestMail(tx, user, "confirmation", request, options));
  });
}

/** Inserts an account that signed up by mail, not confirmed yet; without a password when it came by a link. */
export async function insertSignedUp(
  tx: Db,
  { email, data }: Pick<EmailRequest, "email" | "data">,
  passwordHash: string | null,
  caller: Caller,
  { now }: AuthOptions,
): Promise<User> {
  const user = await insertUser(tx, { email, password_hash: passwordHash, userMetadata: data, now: now() });
  await writeAudit(tx, { action: "user_signedup", actorId: user.id }, caller, now());
  return updateUser(tx, user.id, { user_metadata: signUpMetadata(user.id, email, data) }, now());
}

const signUpMetadata = (sub: string, email: string, data: Metadata) =>
  JSON.stringify({ ...data, email, email_verified: false, phone_verified: false, sub });

/** What a new account would be answered, as contracted without a role and identities, for an address that has one. */
function madeUpUser(email: string, data: Metadata, now: Date) {
  const at = now.toISOString();
  const empty = { password_hash: null, email_confirmed_at: null, phone_confirmed_at: null, invited_at: null };
  const unsent = { recovery_sent_at: null, reauthentication_sent_at: null, email_change_sent_at: null };
  const user = {
    ...empty,
    ...unsent,
    id: randomUUID(),
    role: "",
    email,
    phone: null,
    confirmation_sent_at: at,
    new_email: null,
    email_change_step: 0,
    new_phone: null,
    phone_change_sent_at: null,
    last_sign_in_at: null,
    banned_until: null,
    deleted_at: null,
    is_anonymous: 0,
    app_metadata: JSON.stringify({ provider: "email", providers: ["email"] }),
    user_metadata: JSON.stringify(data),
    created_at: at,
    updated_at: at,
  };
  return userJson(user, []);
}
