import type { Context } from "hono";
import { hours, minutes } from "#domain/durations.ts";
import { ago, latestCredible } from "../base/clock.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import { bucketOf, countAgainst, countCall, type RateLimit, readClientAddress } from "../http/rate-limits.ts";
import { Refused } from "../http/refused.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { AuthError } from "./auth-error.ts";
import { authenticate, type SignedIn } from "./authenticate.ts";
import { findDeviceAt } from "./known-addresses.ts";
import type { AccountOptions, AuthOptions, Caller } from "./options.ts";
import type { User } from "./user-rows.ts";

/** The limits of calls by client address; the hosted service has the same. */
export const addressLimits = {
  mail: { name: "auth-mail", most: 30, window: minutes(5) },
  token: { name: "auth-token", most: 150, window: minutes(5) },
  verify: { name: "auth-verify", most: 30, window: minutes(5) },
  challenge: { name: "auth-challenge", most: 15, window: minutes(1) },
  factor: { name: "auth-factor", most: 15, window: minutes(1) },
  anonymous: { name: "auth-anonymous", most: 30, window: hours(1) },
} as const satisfies Record<string, RateLimit>;

/** Counts a call that is refused before it tells whose it is by its address, and passes the refusal on. */
export const countRefused =
  (c: Context<RequestEnv>, limit: RateLimit, options: AuthOptions) => async (error: unknown) => {
    await countCall(c, limit, options);
    throw error;
  };

/** Counts a call by its person and address: what comes from nobody must not hold up whoever shares the address. */
export async function authenticateCounted(
  c: Context<RequestEnv>,
  limit: RateLimit,
  options: AuthOptions,
): Promise<SignedIn> {
  const signedIn = await authenticate(c, options).catch(countRefused(c, limit, options));
  const { id, is_anonymous: isAnonymous } = signedIn.user;
  const address = readClientAddress(c, options.env);
  // Whoever is at an address can become another anonymous user there.
  await countCall(c, limit, options, isAnonymous === 1 ? address : `${id} ${address}`);
  return signedIn;
}

/** Wrong passwords for one account: from addresses it never signed in from together, and from each known one. */
const passwordLimit: RateLimit = { name: "auth-password", most: 10, window: minutes(15) };

/** Codes of a second factor, from each address where the user gave one before: strangers cannot use it up. */
const codeLimit: RateLimit = { name: "auth-own-code", most: 5, window: minutes(15) };

/**
 * Counts an attempt with a password. Strangers share one window for an account and each known address has its own, so
 * that nobody can keep a person out who signs in from where they did before. `call` is the limit of calls that counts
 * this one too. Resolves with what forgets the attempts.
 */
export async function countPasswordAttempt(
  account: string,
  user: User | undefined,
  caller: Caller,
  options: AuthOptions,
  call?: RateLimit,
): Promise<(db: Db) => Promise<unknown>> {
  const { db, env, keys, secret, now } = options;
  if (!env.rateLimits) return async () => {};
  // An unknown account is looked up too, and takes the same time.
  const device = await findDeviceAt(db, { userId: user?.id ?? "", caller, secret: keys.secret });
  const value = device ? `${account} ${caller.ipAddress}` : account;
  const counts = [{ limit: passwordLimit, value }];
  if (call) counts.unshift({ limit: call, value: caller.ipAddress });
  await countAgainst(db, counts, { now: now(), secret, isLimited: env.rateLimits });
  return (tx) => deleteBucket(tx, [{ bucket: bucketOf(passwordLimit.name, value, secret) }]);
}

/**
 * Counts a code of a second factor from an address where the user gave one before, and tells whether it may be tried
 * though strangers have used up the tries of all. False elsewhere, and when the address has used up its own.
 */
export async function countOwnCode(
  tx: Db,
  userId: string,
  caller: Caller,
  { env, keys, secret, now }: AuthOptions,
): Promise<boolean> {
  if (!env.rateLimits) return false;
  const device = await findDeviceAt(tx, { userId, caller, secret: keys.secret });
  if (!device?.verified_at) return false;
  const count = countAgainst(tx, [{ limit: codeLimit, value: `${userId} ${caller.ipAddress}` }], {
    now: now(),
    secret,
    isLimited: env.rateLimits,
  });
  return count.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused) return false;
      throw error;
    },
  );
}

const deleteBucket = compileOnce((db, [{ bucket }]: [{ bucket: string }]) =>
  db.deleteFrom("rate_limits").where("bucket", "=", bucket),
);

/** Refuses a second request for a mail of a kind to an address, known or not, within the shortest interval. Throws `AuthError` 429. */
export async function countMailTo(kind: string, address: string, options: AuthOptions): Promise<void> {
  const { db, env, secret, now } = options;
  const window = env.auth.mailInterval;
  if (window === 0) return;
  const limit = { name: `auth-mail-${kind}`, most: 1, window };
  const limits = { now: now(), secret, isLimited: true };
  await countAgainst(db, [{ limit, value: address }], limits).catch((error: unknown) => {
    if (error instanceof Refused) throw tooSoon(error.retryAfterSeconds ?? 1);
    throw error;
  });
}

const rateLimit = ({ auth }: Env): RateLimit => ({
  name: "auth-mails",
  most: auth.mostMails,
  window: hours(1),
});

/**
 * Refuses the mails that strangers ask for once as many were sent within the hour. It is asked before anybody is looked
 * up, and only mails that go count, so that it tells nothing. Throws `AuthError` 429.
 */
export async function checkMailRate({ db, env, secret, now }: AuthOptions): Promise<void> {
  const limit = rateLimit(env);
  if (!env.rateLimits) return;
  const at = now();
  const row = await db
    .selectFrom("rate_limits")
    .select("count")
    .where("bucket", "=", bucketOf(limit.name, "all", secret))
    .where("window_started_at", ">", ago(at, limit.window))
    .where("window_started_at", "<=", latestCredible(at))
    .executeTakeFirst();
  if ((row?.count ?? 0) >= limit.most)
    throw new AuthError(429, "over_email_send_rate_limit", "email rate limit exceeded");
}

/** Counts a mail against the limit of `checkMailRate`. */
export async function countMail(tx: Db, { env, secret, now }: AuthOptions): Promise<void> {
  const limit = { ...rateLimit(env), most: Number.POSITIVE_INFINITY };
  await countAgainst(tx, [{ limit, value: "all" }], { now: now(), secret, isLimited: env.rateLimits });
}

/** Refuses a second mail of a kind to a person within the shortest interval. Throws `AuthError` 429. */
export function checkMailInterval(
  sentAt: string | null,
  { env, now }: Pick<AccountOptions, "env" | "now">,
): void {
  const { mailInterval } = env.auth;
  const at = now();
  if (sentAt === null || sentAt > latestCredible(at)) return;
  const wait = Date.parse(sentAt) + mailInterval - at.getTime();
  if (wait > 0) throw tooSoon(Math.ceil(wait / 1000));
}

const tooSoon = (seconds: number) =>
  new AuthError(
    429,
    "over_email_send_rate_limit",
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
