import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { minutes, seconds } from "#domain/durations.ts";
import { ago, latestCredible } from "../base/clock.ts";
import type { FactorChallengesTable } from "../base/db/auth-schema.ts";
import type { Db } from "../base/db/open-database.ts";
import { AuthError } from "./auth-error.ts";
import { isUuid } from "./authenticate.ts";
import { type Factor, listFactors } from "./user-rows.ts";

type FactorChallenge = Selectable<FactorChallengesTable>;

/** How long a challenge can be answered, and a new factor stays without its first code. */
export const challengeLifetime = minutes(5);

const failuresBeforeLock = 5;
const shortestLock = seconds(30);
const longestLock = minutes(15);

/** Finds a factor of a user. Throws `AuthError` 404. */
export async function findFactor(db: Db, userId: string, id: string): Promise<Factor> {
  if (!isUuid(id)) throw new AuthError(404, "validation_failed", "factor_id must be an UUID");
  const factor = await db
    .selectFrom("factors")
    .selectAll()
    .where("id", "=", id.toLowerCase())
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}

/** Whether a user has a second factor that was proved once. */
export const hasVerifiedFactor = async (db: Db, userId: string): Promise<boolean> =>
  (await listFactors(db, userId)).some(({ status }) => status === "verified");

/** Inserts a TOTP factor that is not verified yet, with its sealed secret. */
export async function insertFactor(
  tx: Db,
  factor: Pick<Factor, "user_id" | "friendly_name" | "sealed_secret">,
  now: Date,
): Promise<Factor> {
  const at = now.toISOString();
  return tx
    .insertInto("factors")
    .values({
      ...factor,
      id: randomUUID(),
      status: "unverified",
      last_step: 0,
      failures: 0,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes unverified factors of a user: all but one, or those that are too old to be verified. */
export async function deleteUnverified(
  tx: Db,
  userId: string,
  which: { except: string } | { olderThan: Date },
): Promise<void> {
  const query = tx.deleteFrom("factors").where("user_id", "=", userId).where("status", "=", "unverified");
  if ("except" in which) await query.where("id", "!=", which.except).execute();
  else await query.where("created_at", "<", which.olderThan.toISOString()).execute();
}

/** Inserts a challenge; those of the factor that nobody can answer any more are deleted. */
export async function insertChallenge(tx: Db, factor: Factor, now: Date): Promise<FactorChallenge> {
  const at = now.toISOString();
  const until = ago(now, 2 * challengeLifetime);
  await tx
    .deleteFrom("factor_challenges")
    .where("factor_id", "=", factor.id)
    .where("created_at", "<", until)
    .execute();
  await tx.updateTable("factors").set({ last_challenged_at: at }).where("id", "=", factor.id).execute();
  return tx
    .insertInto("factor_challenges")
    .values({ id: randomUUID(), factor_id: factor.id, created_at: at, verified_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Counts a wrong code; from the fifth on the factor is locked, longer each time, but never for good. */
export async function countWrongCode(tx: Db, factor: Factor, now: Date): Promise<void> {
  const failures = factor.failures + 1;
  const lock = Math.min(longestLock, shortestLock * 2 ** Math.min(10, failures - failuresBeforeLock));
  const lockedUntil = failures < failuresBeforeLock ? null : new Date(now.getTime() + lock).toISOString();
  await tx
    .updateTable("factors")
    .set({ failures, locked_until: lockedUntil, updated_at: now.toISOString() })
    .where("id", "=", factor.id)
    .execute();
}

/**
 * How long a factor is still locked, in milliseconds; zero or less when it is not. A lock that ends later than any could is
 * of a clock that was ahead.
 */
export function lockLeft({ locked_until: until }: Factor, now: Date): number {
  if (until === null || until > latestCredible(new Date(now.getTime() + longestLock))) return 0;
  return Date.parse(until) - now.getTime();
}

/** Marks a factor verified by the code of a time step; false when that step or a later one was accepted before. */
export async function acceptStep(tx: Db, factor: Factor, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("factors")
    .set({
      status: "verified",
      last_step: step,
      failures: 0,
      locked_until: null,
      updated_at: now.toISOString(),
    })
    .where("id", "=", factor.id)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
