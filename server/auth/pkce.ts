import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { v4 } from "uuid";
import { minutes } from "#domain/durations.ts";
import type { PkceFlowsTable } from "../base/db/auth-schema.ts";
import type { Db } from "../base/db/open-database.ts";
import { isSameSecret } from "../base/same-secret.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import type { AuthOptions } from "./options.ts";
import { openToken, sealToken } from "./sealed-token.ts";

const purpose = "pkce-code";
const flowLifetime = minutes(5);

/** A code challenge of the method S256 (RFC 7636). */
export type Challenge = string;

/** Checks a PKCE pair; undefined in the implicit flow. Throws `AuthError` 400. */
export function checkChallenge(pair: {
  code_challenge: string;
  code_challenge_method: string;
}): Challenge | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = pair;
  if (!challenge && !method) return undefined;
  if (!challenge || !method)
    throw validationFailed("PKCE flow requires code_challenge_method and code_challenge");
  if (challenge.length < 43 || challenge.length > 128)
    throw validationFailed("code challenge has to be between 43 and 128 characters");
  if (!/^[\w.~-]+$/.test(challenge))
    throw validationFailed(
      "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
    );
  if (method.toLowerCase() !== "s256") throw validationFailed("code challenge method has to be s256");
  return challenge;
}

/** Inserts the flow that a mailed link continues, and resolves with its id. */
export async function insertFlow(
  tx: Db,
  flow: { userId: string; method: string; challenge: Challenge },
  now: Date,
): Promise<string> {
  const id = v4();
  await tx
    .insertInto("pkce_flows")
    .values({
      id,
      user_id: flow.userId,
      method: flow.method,
      code_challenge: flow.challenge,
      code_challenge_method: "s256",
      issued_at: null,
      created_at: now.toISOString(),
    })
    .execute();
  return id;
}

/** Issues the code of a flow whose link was used; it can be exchanged once, within five minutes. */
export async function issueCode(tx: Db, flowId: string, { keys, now }: AuthOptions): Promise<string> {
  await tx
    .updateTable("pkce_flows")
    .set({ issued_at: now().toISOString() })
    .where("id", "=", flowId)
    .execute();
  return sealToken(keys.secret, purpose, flowId);
}

/** Exchanges a code for the flow it belongs to, which ends with it. Throws `AuthError`. */
export async function exchangeCode(
  db: Db,
  pair: { auth_code: string; code_verifier: string },
  { keys, now }: AuthOptions,
): Promise<Selectable<PkceFlowsTable>> {
  if (!pair.auth_code || !pair.code_verifier)
    throw validationFailed("invalid request: both auth code and code verifier should be non-empty");
  const id = openToken(keys.secret, purpose, pair.auth_code);
  const flow = id
    ? await db
        .selectFrom("pkce_flows")
        .selectAll()
        .where("id", "=", id)
        .where("issued_at", "is not", null)
        .executeTakeFirst()
    : undefined;
  if (!flow)
    throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  if (Date.parse(flow.issued_at ?? "") + flowLifetime < now().getTime())
    throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
  const challenge = createHash("sha256").update(pair.code_verifier).digest("base64url");
  if (!isSameSecret(challenge, flow.code_challenge))
    throw new AuthError(
      400,
      "bad_code_verifier",
      "code challenge does not match previously saved code verifier",
    );
  const { numDeletedRows } = await db
    .deleteFrom("pkce_flows")
    .where("id", "=", flow.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n)
    throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  return flow;
}
