import type { StaffRole } from "#domain/office/roles.ts";
import { type Claims, verifyAccessToken } from "../auth/access-token.ts";
import { AuthError } from "../auth/auth-error.ts";
import { signedInBy } from "../auth/authenticate.ts";
import type { AccountOptions } from "../auth/options.ts";
import { staffRoleOf } from "../auth/require-staff.ts";

export type Listener = { userId: string; role: StaffRole; claims: Claims };

/** The member of staff of an access token; undefined when it may not listen: broken, expired, without second factor or role. */
export async function listenerOf(token: string, options: AccountOptions): Promise<Listener | undefined> {
  const { keys, now, env } = options;
  try {
    const claims = await verifyAccessToken(keys, token, { now: now(), issuer: env.auth.issuer });
    const role = await roleOf(claims, options);
    return role && { userId: claims.sub ?? "", role, claims };
  } catch (error) {
    if (error instanceof AuthError) return undefined;
    throw error;
  }
}

/** Whether a listener still has a live session of the staff, with the same role: one with another joins anew. */
export const isStillStaff = async ({ claims, role }: Listener, options: AccountOptions): Promise<boolean> =>
  (await roleOf(claims, options)) === role;

/** The role in a live session that the claims of a verified token belong to; undefined without one. */
async function roleOf(claims: Claims, options: AccountOptions): Promise<StaffRole | undefined> {
  if ((claims.exp ?? 0) * 1000 <= options.now().getTime()) return undefined;
  const signedIn = await signedInBy(claims, options).catch((error: unknown) => {
    if (error instanceof AuthError) return undefined;
    throw error;
  });
  return signedIn?.aal === "aal2" ? staffRoleOf(signedIn.user) : undefined;
}
