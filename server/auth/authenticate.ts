import type { Context } from "hono";
import type { Db } from "../base/db/open-database.ts";
import type { RequestEnv } from "../http/request-env.ts";
import {
  type Amr,
  type AssuranceLevel,
  assuranceOf,
  type Claims,
  verifyAccessToken,
} from "./access-token.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthOptions } from "./options.ts";
import { amrOf, findSession, type Session, sessionEnd } from "./sessions.ts";
import { findUser, isBanned, lockUser, type User } from "./user-rows.ts";

export type SignedIn = { user: User; session: Session; claims: Claims; amr: Amr[]; aal: AssuranceLevel };

/** Reads the bearer token of a request. Throws 401 `no_authorization` without one. */
function readBearer(c: Context<RequestEnv>): string {
  const token = /^bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (!token) throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  return token;
}

/** Verifies the bearer token of a request, of whatever role. Throws `AuthError` 401 or 403. */
export function readClaims(c: Context<RequestEnv>, { keys, now, env }: AuthOptions): Promise<Claims> {
  return verifyAccessToken(keys, readBearer(c), { now: now(), issuer: env.auth.issuer });
}

/**
 * Authenticates a request: the user and the live session of its token. The level of assurance is the session's own, so
 * that a token from before a change is worth no more than the session now. Throws `AuthError`.
 */
export async function authenticate(
  c: Context<RequestEnv>,
  options: AuthOptions,
  rule?: SessionRule,
): Promise<SignedIn> {
  return signedInBy(await readClaims(c, options), options, rule);
}

/** `takesEnded`: for a call that does something about a session which is over by its age or inactivity. */
type SessionRule = { takesEnded?: boolean };

/** Loads the user and the session that claims name; the session may end before its access token. Throws `AuthError`. */
export async function signedInBy(
  claims: Claims,
  { db, env, now }: Pick<AuthOptions, "db" | "env" | "now">,
  { takesEnded = false }: SessionRule = {},
): Promise<SignedIn> {
  if (!claims.sub) throw forbidden("bad_jwt", "invalid claim: missing sub claim");
  if (!isUuid(claims.sub)) throw new AuthError(400, "bad_jwt", "invalid claim: sub claim must be a UUID");
  const [user, session] = await Promise.all([
    findUser(db, claims.sub),
    findSession(db, String(claims.session_id ?? "")),
  ]);
  if (!user || user.deleted_at !== null) throw userGone();
  if (isBanned(user, now())) throw forbidden("user_banned", "User is banned");
  const isLive = session?.user_id === user.id && (takesEnded || !sessionEnd(session, env, now()));
  if (!isLive) throw sessionOver();
  const amr = amrOf(session);
  return { user, session, claims, amr, aal: assuranceOf(amr) };
}

/**
 * Locks the user of a request before its change, and resolves with the row. Throws `AuthError` 403 when the account or
 * the session ended since the request was authenticated.
 */
export async function lockSignedIn(tx: Db, { user, session }: Pick<SignedIn, "user" | "session">) {
  const lockedUser = await lockUser(tx, user.id);
  if (!lockedUser) throw userGone();
  if (!(await findSession(tx, session.id))) throw sessionOver();
  return lockedUser;
}

/** Whether a text is a UUID of any version (RFC 9562). */
export const isUuid = (text: string) =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);

const forbidden = (code: string, message: string) => new AuthError(403, code, message);
const userGone = () => forbidden("user_not_found", "User from sub claim in JWT does not exist");
const sessionOver = () =>
  forbidden("session_not_found", "Session from session_id claim in JWT does not exist");
