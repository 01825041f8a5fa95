import type { Context } from "hono";
import type { RequestEnv } from "../http/request-env.ts";
import { hasFreshFactor, isAdminRole } from "./access-token.ts";
import { AuthError } from "./auth-error.ts";
import { isUuid, readClaims, signedInBy } from "./authenticate.ts";
import type { AuthOptions } from "./options.ts";
import { isOwner } from "./owners.ts";

/** Who calls an admin route: a service key, which is nobody, or a signed-in owner. */
export type Admin = { actorId: string | undefined; role: string; sessionId?: string };

/**
 * Requires a service key, or the session of an owner with a second factor, which has to be fresh for a change. Throws
 * `AuthError` 403 `not_admin` for anybody else.
 */
export async function requireAdmin(
  c: Context<RequestEnv>,
  options: AuthOptions,
  { stepUp = false } = {},
): Promise<Admin> {
  const claims = await readClaims(c, options);
  if (isAdminRole(claims.role)) {
    if (claims.session_id) await signedInBy(claims, options);
    return { actorId: undefined, role: claims.role ?? "" };
  }
  const notAdmin = new AuthError(403, "not_admin", "User not allowed");
  const signedIn = isUuid(claims.sub ?? "") ? await signedInBy(claims, options) : undefined;
  if (!signedIn || !isOwner(signedIn.user, options.now()) || signedIn.aal !== "aal2") throw notAdmin;
  if (stepUp && !hasFreshFactor(signedIn.amr, options.now()))
    throw new AuthError(403, "insufficient_aal", "A second factor from the last 15 minutes is required");
  return { actorId: signedIn.user.id, role: "owner", sessionId: signedIn.session.id };
}
