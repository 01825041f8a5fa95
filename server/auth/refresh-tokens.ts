import { sql } from "kysely";
import { seconds } from "#domain/durations.ts";
import { isPostgres } from "../base/db/is-postgres.ts";
import type { Db } from "../base/db/open-database.ts";
import { writeAudit } from "./audit.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import type { AuthOptions, Caller } from "./options.ts";
import { staffRoleOf } from "./require-staff.ts";
import { openToken, sealToken } from "./sealed-token.ts";
import { endSessions, lockSession, type Session, sessionEnd, updateLocked } from "./sessions.ts";
import { findUser, isBanned, type User } from "./user-rows.ts";

const purpose = "refresh-token";

/** The current refresh token of a session, derived from its id and counter. */
export const refreshTokenOf = (session: Session, secret: string) =>
  sealToken(secret, purpose, `${session.id} ${session.refresh_counter}`);

/** Opens a refresh token: the session that it is of, and the counter; undefined for one that is none. */
export function openRefreshToken(token: string, secret: string) {
  const [sessionId, counter] = openToken(secret, purpose, token)?.split(" ") ?? [];
  return sessionId === undefined ? undefined : { sessionId, counter: Number(counter) };
}

type Rotation = { user: User; session: Session };
/** A refusal that is thrown only after the commit, because the session it ends has to stay ended. */
type Outcome = Rotation | { refusal: AuthError };

/**
 * Exchanges a refresh token (rotation with reuse detection). The current one is replaced; the one before yields the
 * current one again, for a client that lost the answer; an older one that comes late ends the session. Throws
 * `AuthError`, 409 `conflict` where other calls hold the session for longer than `longestWait` milliseconds.
 */
export async function rotateRefreshToken(
  token: string,
  caller: Caller,
  options: AuthOptions,
  longestWait = seconds(5),
): Promise<Rotation> {
  const { db, keys } = options;
  if (!/^[\w-]{12,}$/.test(token)) throw validationFailed("Refresh token is not valid");
  const presented = openRefreshToken(token, keys.secret);
  if (!presented) throw refused("refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
  const outcome = await db
    .transaction()
    .execute(async (tx) => {
      // SQLite writes in turn, and has no lock of a session.
      if (isPostgres(db)) await sql`set local lock_timeout = ${sql.lit(longestWait)}`.execute(tx);
      return rotate(tx, presented, caller, options);
    })
    .catch((error: unknown) => {
      const isHeld = (error as { code?: unknown }).code === lockTimedOut;
      const message = "Too many concurrent token refresh requests on the same session or refresh token";
      throw isHeld ? new AuthError(409, "conflict", message) : error;
    });
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome;
}

async function rotate(
  tx: Db,
  presented: { sessionId: string; counter: number },
  caller: Caller,
  options: AuthOptions,
): Promise<Outcome> {
  const { env } = options;
  const now = options.now();
  const session = await lockSession(tx, presented.sessionId);
  const user = session && (await findUser(tx, session.user_id));
  if (!session || !user)
    return { refusal: refused("session_not_found", "Invalid Refresh Token: No Valid Session Found") };
  if (isBanned(user, now)) return { refusal: refused("user_banned", "Invalid Refresh Token: User Banned") };
  const end = sessionEnd(session, env, now);
  if (end) {
    await endSessions(tx, user.id, { only: session.id });
    const why = end === "inactivity" ? " (Inactivity)" : "";
    return { refusal: refused("session_expired", `Invalid Refresh Token: Session Expired${why}`) };
  }
  const at = now.toISOString();
  if (presented.counter === session.refresh_counter) {
    const { userAgent: user_agent, ipAddress: ip_address } = caller;
    // An office that nobody touches renews its token, too; it reports by itself that somebody does.
    const active = staffRoleOf(user) ? {} : { active_at: at };
    const used = { refreshed_at: at, ...active, user_agent, ip_address };
    if (!env.auth.rotatesRefreshTokens) return { user, session: await updateLocked(tx, session, used) };
    const refresh_counter = session.refresh_counter + 1;
    const rotated = await updateLocked(tx, session, { ...used, refresh_counter });
    await writeAudit(tx, event("token_refreshed", session), caller, now);
    return { user, session: rotated };
  }
  const isRecent = now.getTime() - Date.parse(session.refreshed_at) <= env.auth.reuseInterval;
  const isFromBefore = presented.counter < session.refresh_floor;
  const isParent = presented.counter === session.refresh_counter - 1;
  if (!isFromBefore && (isParent || isRecent)) return { user, session };
  const refusal = refused("refresh_token_already_used", "Invalid Refresh Token: Already Used");
  // Another tab may still hold the token from before the second factor: that is no theft yet.
  if (isFromBefore && isRecent) return { refusal };
  await endSessions(tx, user.id, { only: session.id });
  await writeAudit(tx, event("token_reuse_detected", session), caller, now);
  return { refusal };
}

/** Postgres's code of a wait for a lock that took longer than `lock_timeout`. */
const lockTimedOut = "55P03";

const event = (action: string, { id, user_id: actorId }: Session) => ({
  action,
  actorId,
  sessionId: id,
  subject: { kind: "session" as const, id },
});

const refused = (code: string, message: string) => new AuthError(400, code, message);
