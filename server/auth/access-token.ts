import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from "jose";
import { stepUpAge } from "#domain/office/operation.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthKeys } from "./keys.ts";

/** A way in which a session proved who it is; `timestamp` in epoch seconds. */
export type Amr = { method: string; timestamp: number };
export type AssuranceLevel = "aal1" | "aal2";

/** The claims of an access token. Those of a user have them all; a service key has a role alone. */
export type Claims = {
  sub?: string;
  role?: string;
  aud?: string | string[];
  iss?: string;
  exp?: number;
  session_id?: string;
  aal?: AssuranceLevel;
  amr?: Amr[];
  [name: string]: unknown;
};

const adminRoles: ReadonlySet<string | undefined> = new Set(["service_role", "supabase_admin"]);

/** Whether a role claim is that of a service key, whose token belongs to no user. */
export const isAdminRole = (role: string | undefined) => adminRoles.has(role);

const algorithms = ["ES256", "RS256", "HS256"];
const strongMethods: ReadonlySet<string> = new Set(["totp", "mfa/phone", "mfa/webauthn", "recovery_code"]);

/** Two factors make aal2: a code of an authenticator app, or one of the recovery codes that stand in for it. */
export const assuranceOf = (amr: readonly Amr[]): AssuranceLevel =>
  amr.some(({ method }) => strongMethods.has(method)) ? "aal2" : "aal1";

/** Whether a second factor was proved so recently that its person is taken to be still there. */
export const hasFreshFactor = (amr: readonly Amr[], now: Date) =>
  amr.some(
    ({ method, timestamp }) => strongMethods.has(method) && now.getTime() - timestamp * 1000 <= stepUpAge,
  );

/** Signs an access token with the key that signs now. */
export function signAccessToken(keys: AuthKeys, claims: Claims, life: { now: Date; lifetime: number }) {
  const { kid, alg, key } = keys.signer();
  const issuedAt = Math.floor(life.now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg, kid, typ: "JWT" })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + life.lifetime / 1000)
    .sign(key);
}

/**
 * Verifies an access token: its key is one of ours and the algorithm that key's own, whatever else its header says.
 * Throws `AuthError` 403 `bad_jwt`, also for an expired one.
 */
export async function verifyAccessToken(
  keys: AuthKeys,
  token: string,
  { now, issuer }: { now: Date; issuer: string },
): Promise<Claims> {
  try {
    const { kid, alg } = decodeProtectedHeader(token);
    const found = keys.find(kid, alg);
    if (!found || found.alg !== alg) throw new errors.JWSSignatureVerificationFailed();
    const { payload } = await jwtVerify<Claims>(token, found.key, { algorithms, currentDate: now });
    if (payload.role === "authenticated" || payload.session_id) requireUserClaims(payload, issuer);
    return payload;
  } catch (error) {
    const reason =
      error instanceof errors.JWTExpired ? "token is expired" : "signature or claims are invalid";
    throw new AuthError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${reason}`);
  }
}

function requireUserClaims({ iss, aud, exp }: Claims, issuer: string): void {
  if (iss !== issuer || aud !== "authenticated" || typeof exp !== "number")
    throw new errors.JWTInvalid("issuer, audience or expiry");
}
