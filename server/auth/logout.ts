import type { Hono } from "hono";
import type { RequestEnv } from "../http/request-env.ts";
import { writeAudit } from "./audit.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { authenticate } from "./authenticate.ts";
import { hasVerifiedFactor } from "./factor-rows.ts";
import { type AuthOptions, readCaller } from "./options.ts";
import { endSessions } from "./sessions.ts";

/**
 * `POST /logout?scope=`: ends all sessions of the user, this one, or all others; their access tokens end at once.
 * One without the second factor that the user has ends itself alone. Throws `AuthError` 401 for others.
 */
export function logoutRoutes(routes: Hono<RequestEnv>, options: AuthOptions): void {
  routes.post("/logout", async (c) => {
    // A person whose session is over still means to be signed out.
    const { user, session, aal } = await authenticate(c, options, { takesEnded: true });
    const scope = c.req.query("scope") || "global";
    const scopes = { global: {}, local: { only: session.id }, others: { except: session.id } };
    if (!isScope(scope)) throw validationFailed(`Unsupported logout scope "${scope.slice(0, 40)}"`);
    // Somebody with the password alone could otherwise keep the person out by ending each new session.
    const isWeak = aal !== "aal2" && (await hasVerifiedFactor(options.db, user.id));
    if (isWeak && scope === "others")
      throw new AuthError(401, "insufficient_aal", "AAL2 session is required to end other sessions.");
    await options.db.transaction().execute(async (tx) => {
      await endSessions(tx, user.id, scopes[isWeak ? "local" : scope]);
      const event = { action: "logout", actorId: user.id, sessionId: session.id, details: { scope } };
      await writeAudit(tx, event, readCaller(c, options.env), options.now());
    });
    return c.body(null, 204);
  });
}

const isScope = (scope: string): scope is "global" | "local" | "others" =>
  ["global", "local", "others"].includes(scope);
