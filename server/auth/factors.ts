import type { Hono } from "hono";
import * as v from "valibot";
import type { Db } from "../base/db/open-database.ts";
import { sealText } from "../base/sealed-text.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { hasFreshFactor } from "./access-token.ts";
import { writeAudit } from "./audit.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { authenticate, lockSignedIn, type SignedIn } from "./authenticate.ts";
import {
  challengeLifetime,
  deleteUnverified,
  findFactor,
  insertChallenge,
  insertFactor,
} from "./factor-rows.ts";
import { sendNotice } from "./notices.ts";
import { type AuthOptions, type Caller, readCaller } from "./options.ts";
import { readJson, text } from "./read-json.ts";
import { sessionResponse, tokenHeaders } from "./session-response.ts";
import { lowerSessions } from "./sessions.ts";
import { addressLimits, authenticateCounted } from "./sign-in-limits.ts";
import { enrolmentOf, newTotpSecret } from "./totp.ts";
import { type Factor, listFactors, lockUser } from "./user-rows.ts";
import { verifyFactor } from "./verify-factor.ts";

const enrolment = v.object({ factor_type: text, friendly_name: text, issuer: text });
const answer = v.object({ challenge_id: text, code: text });
const longestName = 100;

/** `/factors`: the second factor of an account, codes of an authenticator app (TOTP). */
export function factorRoutes(routes: Hono<RequestEnv>, options: AuthOptions): void {
  const { db, env, now } = options;
  routes.post("/factors", async (c) => {
    const signedIn = refuseAnonymous(await authenticateCounted(c, addressLimits.factor, options));
    const input = await readJson(c, enrolment);
    checkType(input.factor_type);
    if (input.friendly_name.length > longestName || input.issuer.length > longestName)
      throw validationFailed(`A name of a factor has at most ${longestName} characters`);
    const caller = readCaller(c, env);
    const secret = newTotpSecret();
    const factor = await db
      .transaction()
      .execute((tx) => enrol(tx, signedIn, { ...input, secret }, caller, options));
    const { email, phone, id } = signedIn.user;
    const issuer = input.issuer || new URL(env.auth.siteUrl).host;
    const totp = enrolmentOf(secret, { issuer, account: email ?? phone ?? id });
    return c.json({ id: factor.id, type: "totp", friendly_name: factor.friendly_name, totp });
  });
  routes.post("/factors/:id/challenge", async (c) => {
    const signedIn = refuseAnonymous(await authenticateCounted(c, addressLimits.challenge, options));
    const { user, session } = signedIn;
    const challenge = await db.transaction().execute(async (tx) => {
      await lockSignedIn(tx, signedIn);
      const factor = await findFactor(tx, user.id, c.req.param("id"));
      const event = {
        actorId: user.id,
        sessionId: session.id,
        subject: { kind: "factor", id: factor.id },
      } as const;
      await writeAudit(tx, { ...event, action: "challenge_created" }, readCaller(c, env), now());
      return insertChallenge(tx, factor, now());
    });
    const expiresAt = Math.floor((Date.parse(challenge.created_at) + challengeLifetime) / 1000);
    return c.json({ id: challenge.id, type: "totp", expires_at: expiresAt });
  });
  routes.post("/factors/:id/verify", async (c) => {
    const signedIn = refuseAnonymous(await authenticateCounted(c, addressLimits.factor, options));
    await findFactor(db, signedIn.user.id, c.req.param("id"));
    const { challenge_id: challengeId, code } = await readJson(c, answer);
    if (!code) throw validationFailed("Code needs to be non-empty");
    const given = { factorId: c.req.param("id"), challengeId, code };
    const session = await verifyFactor(signedIn, given, readCaller(c, env), options);
    return c.json(await sessionResponse({ user: signedIn.user, session }, options), 200, tokenHeaders);
  });
  routes.delete("/factors/:id", async (c) => {
    const { user, session, amr } = refuseAnonymous(await authenticate(c, options));
    const { id, status } = await findFactor(db, user.id, c.req.param("id"));
    if (status === "verified" && !hasFreshFactor(amr, now()))
      throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    await db.transaction().execute(async (tx) => {
      await removeFactor(tx, { id, user_id: user.id });
      const event = { actorId: user.id, sessionId: session.id, subject: { kind: "factor", id } } as const;
      const audited = { ...event, action: "factor_unenrolled" };
      const auditId = await writeAudit(tx, audited, readCaller(c, env), now());
      if (status === "verified") await sendNotice(tx, "auth-notice-factor-removed", auditId, user, options);
    });
    options.wakeOutbox();
    return c.json({ id });
  });
}

/** Deletes a factor; the sessions that it raised are aal1 again. */
export async function removeFactor(tx: Db, { id, user_id: userId }: Pick<Factor, "id" | "user_id">) {
  await lockUser(tx, userId);
  await lowerSessions(tx, id);
  await tx.deleteFrom("factors").where("id", "=", id).execute();
}

function refuseAnonymous(signedIn: SignedIn): SignedIn {
  if (signedIn.user.is_anonymous === 1)
    throw new AuthError(403, "no_authorization", "Anonymous user not allowed to perform these actions");
  return signedIn;
}

function checkType(type: string): void {
  if (type === "phone")
    throw new AuthError(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  if (type === "webauthn")
    throw new AuthError(422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn");
  if (type !== "totp") throw validationFailed("factor_type needs to be totp, phone, or webauthn");
}

async function enrol(
  tx: Db,
  signedIn: SignedIn,
  input: { friendly_name: string; secret: string },
  caller: Caller,
  { keys, env, ...options }: AuthOptions,
): Promise<Factor> {
  const now = options.now();
  const { user, session, amr } = signedIn;
  await lockSignedIn(tx, signedIn);
  await deleteUnverified(tx, user.id, { olderThan: new Date(now.getTime() - challengeLifetime) });
  const factors = await listFactors(tx, user.id);
  const { friendly_name } = input;
  if (factors.length >= env.auth.mostFactors)
    throw new AuthError(
      422,
      "too_many_enrolled_mfa_factors",
      "Maximum number of verified factors reached, unenroll to continue",
    );
  if (factors.some((factor) => factor.friendly_name === friendly_name))
    throw new AuthError(
      422,
      "mfa_factor_name_conflict",
      `A factor with the friendly name "${friendly_name}" for this user already exists`,
    );
  if (factors.some(({ status }) => status === "verified") && !hasFreshFactor(amr, now))
    throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  const factor = await insertFactor(
    tx,
    { user_id: user.id, friendly_name, sealed_secret: sealText(keys.secret, input.secret) },
    now,
  );
  const event = {
    actorId: user.id,
    sessionId: session.id,
    subject: { kind: "factor", id: factor.id },
  } as const;
  await writeAudit(tx, { ...event, action: "factor_in_progress" }, caller, now);
  return factor;
}
