import { type Claims, verifyAccessToken } from "../auth/access-token.ts";
import { AuthError } from "../auth/auth-error.ts";
import { signedInBy } from "../auth/authenticate.ts";
import type { AccountOptions } from "../auth/options.ts";
import { staffRoleOf } from "../auth/require-staff.ts";

/** A member of staff at the other end of a socket. */
export type Listener = { userId: string; claims: Claims };

/** The member of staff of an access token; undefined when it may not listen: broken, expired, without second factor or role. */
export async function listenerOf(token: string, options: AccountOptions): Promise<Listener | undefined> {
  const { keys, now, env } = options;
  try {
    const claims = await verifyAccessToken(keys, token, { now: now(), issuer: env.auth.issuer });
    return (await isStillStaff(claims, options)) ? { userId: claims.sub ?? "", claims } : undefined;
  } catch (error) {
    if (error instanceof AuthError) return undefined;
    throw error;
  }
}

/** Whether the claims of a verified token still belong to a live session of the staff. */
export async function isStillStaff(claims: Claims, options: AccountOptions): Promise<boolean> {
  if ((claims.exp ?? 0) * 1000 <= options.now().getTime()) return false;
  const signedIn = await signedInBy(claims, options).catch((error: unknown) => {
    if (error instanceof AuthError) return undefined;
    throw error;
  });
  return signedIn?.aal === "aal2" && staffRoleOf(signedIn.user) !== undefined;
}
