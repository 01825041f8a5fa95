import { assuranceOf, signAccessToken } from "./access-token.ts";
import type { AuthOptions } from "./options.ts";
import { refreshTokenOf } from "./refresh-tokens.ts";
import { amrOf, type Session } from "./sessions.ts";
import { loadUserJson } from "./user-json.ts";
import type { User } from "./user-rows.ts";

/** A session and its user; `account` is the user as the client knows it, when it was loaded already. */
export type OpenSession = {
  user: User;
  session: Session;
  account?: Awaited<ReturnType<typeof loadUserJson>>;
};

/** The headers of every answer with tokens: compression could reveal them beside a text that somebody chose (BREACH). */
export const tokenHeaders = { "cache-control": "no-store, no-transform" };

/**
 * Composes the session response of every sign-in, once it is committed: access token, refresh token and user; times in
 * seconds.
 */
export async function sessionResponse({ user, session, account }: OpenSession, options: AuthOptions) {
  const { db, env, keys } = options;
  const now = options.now();
  const amr = amrOf(session);
  const userAnswer = account ?? (await loadUserJson(db, user));
  const claims = {
    iss: env.auth.issuer,
    sub: user.id,
    aud: "authenticated",
    email: userAnswer.email,
    phone: userAnswer.phone,
    app_metadata: userAnswer.app_metadata,
    user_metadata: userAnswer.user_metadata,
    role: user.role,
    aal: assuranceOf(amr),
    amr,
    session_id: session.id,
    is_anonymous: userAnswer.is_anonymous,
  };
  const lifetime = env.auth.tokenLifetime;
  return {
    access_token: await signAccessToken(keys, claims, { now, lifetime }),
    token_type: "bearer",
    expires_in: lifetime / 1000,
    expires_at: Math.floor(now.getTime() / 1000) + lifetime / 1000,
    refresh_token: refreshTokenOf(session, keys.secret),
    user: userAnswer,
  };
}
