import type { Hono } from "hono";
import * as v from "valibot";
import type { Db } from "../base/db/open-database.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { writeAudit } from "./audit.ts";
import { AuthError, emailExists, validationFailed } from "./auth-error.ts";
import { authenticate, lockSignedIn, type SignedIn } from "./authenticate.ts";
import { checkEmail, checkPassword, checkPhone } from "./check-credentials.ts";
import { checkReauthentication, requestEmailChange, requestPhoneChange } from "./contact-changes.ts";
import { hasVerifiedFactor } from "./factor-rows.ts";
import { sendNotice } from "./notices.ts";
import { deleteOneTimeTokens } from "./one-time-tokens.ts";
import { type AuthOptions, type Caller, readCaller } from "./options.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { checkChallenge } from "./pkce.ts";
import { challengeFields, readJson, record, text } from "./read-json.ts";
import { readRedirect } from "./redirects.ts";
import { endSessions } from "./sessions.ts";
import { addressLimits, authenticateCounted, countPasswordAttempt } from "./sign-in-limits.ts";
import { loadUserJson } from "./user-json.ts";
import { findUserBy, mergeJson, type User, updateUser } from "./user-rows.ts";

const body = v.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  nonce: text,
  data: record,
  app_metadata: record,
  ...challengeFields,
});
type Changes = v.InferOutput<typeof body>;

/** `GET` and `PUT /user`: the signed-in user, and the changes that a person makes to their own account. */
export function userRoutes(routes: Hono<RequestEnv>, options: AuthOptions): void {
  const { db, env } = options;
  routes.get("/user", async (c) => {
    const { user } = await authenticate(c, options);
    return c.json(await loadUserJson(db, user));
  });
  routes.put("/user", async (c) => {
    const signedIn = await authenticateCounted(c, addressLimits.mail, options);
    const changes = await readJson(c, body);
    const caller = readCaller(c, env);
    await checkChanges(changes, signedIn, options);
    const passwordHash = changes.password
      ? await checkNewPassword(changes, signedIn, caller, options)
      : undefined;
    const redirectTo = readRedirect(c, env);
    const challenge = checkChallenge(changes);
    const user = await db.transaction().execute(async (tx) => {
      let user = await applyMetadata(tx, await lockSignedIn(tx, signedIn), changes, options);
      if (passwordHash) user = await applyPassword(tx, passwordHash, signedIn, caller, options);
      if (changes.email && changes.email.toLowerCase() !== user.email)
        user = await requestEmailChange(tx, user, { ...changes, challenge, redirectTo }, options);
      if (changes.phone && checkPhone(changes.phone) !== user.phone)
        user = await requestPhoneChange(tx, user, checkPhone(changes.phone), options);
      await writeAudit(tx, eventOf("user_modified", signedIn), caller, options.now());
      return user;
    });
    options.wakeOutbox();
    return c.json(await loadUserJson(db, user));
  });
}

async function checkChanges(changes: Changes, signedIn: SignedIn, options: AuthOptions): Promise<void> {
  const { db, env } = options;
  const { user, aal } = signedIn;
  const { email, phone, password } = changes;
  if (email) checkEmail(email);
  if (phone) checkPhone(phone);
  if (password) checkPassword(password, env.auth.shortestPassword);
  if (changes.app_metadata)
    throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
  const isSensitive = Boolean(email || phone || password);
  if (isSensitive && aal !== "aal2" && (await hasVerifiedFactor(db, user.id)))
    throw new AuthError(
      401,
      "insufficient_aal",
      "AAL2 session is required to update email or password when MFA is enabled.",
    );
  if (user.is_anonymous === 1 && password && !email && !phone)
    throw new AuthError(
      422,
      "validation_failed",
      "Updating password of an anonymous user without an email or phone is not allowed",
    );
  const taken = email ? await findUserBy(db, { email }) : undefined;
  if (taken && taken.id !== user.id) throw emailExists();
  if (phone && !env.auth.takesPhone)
    throw new AuthError(400, "phone_provider_disabled", "Unsupported phone provider");
}

/** The most bytes of a user's metadata: they are in each access token, and Node reads 16 kB of headers. */
const mostMetadata = 4000;

/** Proofs that do not know the password: their sessions exist to set one. */
const passwordless: ReadonlySet<string> = new Set(["recovery", "invite", "anonymous"]);

async function checkNewPassword(
  changes: Changes,
  signedIn: SignedIn,
  caller: Caller,
  options: AuthOptions,
): Promise<string> {
  const { user, amr } = signedIn;
  const isKnown = user.password_hash !== null && !amr.some(({ method }) => passwordless.has(method));
  if (isKnown && changes.nonce) await checkReauthentication(user, changes.nonce, options);
  else if (isKnown && options.env.auth.asksCurrentPassword)
    await checkCurrentPassword(changes, user, caller, options);
  if (await isPassword(changes.password, user.password_hash))
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  return hashPassword(changes.password);
}

async function checkCurrentPassword(changes: Changes, user: User, caller: Caller, options: AuthOptions) {
  if (!changes.current_password)
    throw new AuthError(
      400,
      "current_password_required",
      "Current password required when setting new password.",
    );
  const forgetAttempts = await countPasswordAttempt(user.id, user, caller, options);
  if (!(await isPassword(changes.current_password, user.password_hash)))
    throw new AuthError(
      400,
      "current_password_invalid",
      "Current password required when setting new password.",
    );
  await forgetAttempts(options.db);
}

async function applyMetadata(tx: Db, user: User, { data }: Changes, { now }: AuthOptions): Promise<User> {
  if (!data) return user;
  const user_metadata = mergeJson(user.user_metadata, data);
  if (Buffer.byteLength(user_metadata) > mostMetadata) throw validationFailed("User metadata is too large");
  return updateUser(tx, user.id, { user_metadata }, now());
}

/** Sets a password; all other sessions, all mailed links and a change of address that waits end with it. */
async function applyPassword(
  tx: Db,
  passwordHash: string,
  signedIn: SignedIn,
  caller: Caller,
  options: AuthOptions,
): Promise<User> {
  const { now } = options;
  const { user, session } = signedIn;
  await endSessions(tx, user.id, { except: session.id });
  await deleteOneTimeTokens(tx, user.id);
  const auditId = await writeAudit(tx, eventOf("user_updated_password", signedIn), caller, now());
  await sendNotice(tx, "auth-notice-password", auditId, user, options);
  const change = { new_email: null, email_change_step: 0 };
  return updateUser(tx, user.id, { ...change, password_hash: passwordHash }, now());
}

const eventOf = (action: string, { user, session }: SignedIn) => ({
  action,
  actorId: user.id,
  sessionId: session.id,
});
