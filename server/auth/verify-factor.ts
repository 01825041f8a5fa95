import type { Db } from "../base/db/open-database.ts";
import { openText } from "../base/sealed-text.ts";
import { Refused } from "../http/refused.ts";
import { assuranceOf } from "./access-token.ts";
import { writeAudit } from "./audit.ts";
import { AuthError } from "./auth-error.ts";
import type { SignedIn } from "./authenticate.ts";
import {
  acceptStep,
  challengeLifetime,
  countWrongCode,
  deleteUnverified,
  findFactor,
  lockLeft,
} from "./factor-rows.ts";
import { noteVerifiedFrom } from "./known-addresses.ts";
import type { AuthOptions, Caller } from "./options.ts";
import { amrOf, endSessions, lockSession, raiseSession, type Session } from "./sessions.ts";
import { countOwnCode } from "./sign-in-limits.ts";
import { stepOf } from "./totp.ts";
import { type Factor, lockUser } from "./user-rows.ts";

type Answer = { factorId: string; challengeId: string; code: string };
/** A refusal that is thrown only after the commit, because a wrong code stays counted. */
type Outcome = Session | { refusal: Error };

/**
 * Verifies a code of an authenticator app and raises the session to aal2. A code is accepted once; the other sessions of
 * the user below aal2 end. Throws `AuthError`, and `Refused` while the factor is locked, but for some tries from where
 * the user gave a code before: who has the password alone cannot keep a person out.
 */
export async function verifyFactor(
  signedIn: SignedIn,
  answer: Answer,
  caller: Caller,
  options: AuthOptions,
): Promise<Session> {
  const outcome = await options.db
    .transaction()
    .execute((tx) => verify(tx, signedIn, answer, caller, options));
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome;
}

async function verify(
  tx: Db,
  { user, session: { id: sessionId } }: SignedIn,
  { factorId, challengeId, code }: Answer,
  caller: Caller,
  options: AuthOptions,
): Promise<Outcome> {
  const { keys } = options;
  const now = options.now();
  await lockUser(tx, user.id);
  const factor = await findFactor(tx, user.id, factorId);
  await checkFactorChallenge(tx, factor, challengeId, now);
  const lockedFor = lockLeft(factor, now);
  if (lockedFor > 0 && !(await countOwnCode(tx, user.id, caller, options)))
    return {
      refusal: new Refused("rate-limited", { retryAfterSeconds: Math.ceil(lockedFor / 1000) }),
    };
  const event = { actorId: user.id, sessionId, subject: { kind: "factor", id: factor.id } } as const;
  const refuse = async (reason: string): Promise<Outcome> => {
    await writeAudit(tx, { ...event, action: "verification_attempted", details: { reason } }, caller, now);
    return { refusal: new AuthError(422, "mfa_verification_failed", "Invalid TOTP code entered") };
  };
  const secret = openText(keys.secret, factor.sealed_secret);
  const step = secret === undefined ? undefined : stepOf(code, secret, now);
  if (step === undefined) {
    await countWrongCode(tx, factor, now);
    return refuse("wrong");
  }
  if (!(await acceptStep(tx, factor, step, now))) return refuse("used");
  const session = await lockSession(tx, sessionId);
  if (!session)
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  await tx
    .updateTable("factor_challenges")
    .set({ verified_at: now.toISOString() })
    .where("id", "=", challengeId)
    .execute();
  await deleteUnverified(tx, user.id, { except: factor.id });
  await endWeakerSessions(tx, session);
  await noteVerifiedFrom(tx, { userId: user.id, caller, secret: keys.secret }, now);
  await writeAudit(tx, { ...event, action: "mfa_code_login" }, caller, now);
  return raiseSession(tx, session, { method: "totp", factorId: factor.id, now });
}

async function checkFactorChallenge(tx: Db, factor: Factor, id: string, now: Date): Promise<void> {
  const challenge = await tx
    .selectFrom("factor_challenges")
    .selectAll()
    .where("id", "=", id)
    .where("factor_id", "=", factor.id)
    .executeTakeFirst();
  if (!challenge) {
    const message = "MFA factor with the provided challenge ID not found";
    throw new AuthError(422, "mfa_factor_not_found", message);
  }
  // The address is not compared: a phone changes it between two requests.
  if (challenge.verified_at !== null)
    throw new AuthError(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch");
  if (Date.parse(challenge.created_at) + challengeLifetime < now.getTime()) {
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthError(422, "mfa_challenge_expired", message);
  }
}

/** Ends the other sessions of the user that proved one factor alone. */
async function endWeakerSessions(tx: Db, { id, user_id: userId }: Session): Promise<void> {
  const sessions = await tx
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "!=", id)
    .execute();
  for (const session of sessions)
    if (assuranceOf(amrOf(session)) === "aal1") await endSessions(tx, userId, { only: session.id });
}
