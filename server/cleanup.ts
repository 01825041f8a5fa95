import { setTimeout as pause } from "node:timers/promises";
import { type DeleteResult, sql } from "kysely";
import { days, hours } from "#domain/durations.ts";
import { expiredRowSteps } from "./auth/expired-rows.ts";
import { type AuthEnv, readAuthEnv } from "./base/auth-env.ts";
import type { Clock } from "./base/clock.ts";
import type { Db } from "./base/db/open-database.ts";
import type { Env } from "./base/env.ts";
import type { Log } from "./base/logger.ts";
import { deleteOldCampaigns } from "./campaigns/campaign-rows.ts";
import { forgetOldSecrets } from "./desk/endpoint-rows.ts";
import { spamLifetime } from "./desk/spam-rows.ts";
import { keyLifetime, longestWindow } from "./leads/queries.ts";
import { forgetUnconfirmed } from "./newsletter/queries.ts";
import { attemptLifetime, deleteAttempts } from "./outbox/attempts.ts";
import { outdatedRowSteps, settleErased } from "./people/outdated-rows.ts";

/** The 24 months of the privacy page, counted from a sender's last request or appointment. */
const requestLifetime = days(2 * 365);

/** The most rows of one statement, and the pause after it in milliseconds: meanwhile the server does its other work. */
const step = { rows: 100, pause: 10 };

/**
 * Removes spam and unconfirmed addresses after 30 days, requests after two years without contact, idempotency keys after
 * 48 hours, old rate windows, tries of deliveries after 90 days, campaigns after two years, secrets that a rotation replaced, and what sign-in and
 * the desk no longer need. Small steps keep the event loop free; an aborted `signal` ends it after the current one.
 */
export async function cleanUp(
  db: Db,
  now: Date,
  { auth = readAuthEnv({}, ""), signal }: { auth?: AuthEnv; signal?: AbortSignal } = {},
): Promise<void> {
  const before = (length: number) => new Date(now.getTime() - length).toISOString();
  const inSteps = async (deleteSome: (limit: number) => Promise<boolean>) => {
    while (!signal?.aborted && (await deleteSome(step.rows))) await pause(step.pause);
  };
  await inSteps((limit) => deleteSpam(db, before(spamLifetime), limit));
  const forgetNext = forgetUnconfirmed(db, now);
  await inSteps(forgetNext);
  await inSteps((limit) => eraseRequests(db, before(requestLifetime), limit));
  await inSteps((limit) => deleteKeys(db, before(keyLifetime), limit));
  await inSteps((limit) => deleteWindows(db, before(longestWindow), limit));
  await inSteps((limit) => deleteAttempts(db, new Date(now.getTime() - attemptLifetime), limit));
  await inSteps((limit) => deleteOldCampaigns(db, before(requestLifetime), limit));
  await forgetOldSecrets(db, now);
  for (const deleteOutdated of outdatedRowSteps(db, now, before(requestLifetime)))
    await inSteps(deleteOutdated);
  for (const deleteExpired of expiredRowSteps(db, now, auth)) await inSteps(deleteExpired);
}

async function deleteSpam(db: Db, until: string, limit: number): Promise<boolean> {
  const due = db
    .selectFrom("leads")
    .select("id")
    // A literal, because a partial index is not used for a parameter.
    .where("status", "=", sql.lit("spam" as const))
    .where("created_at", "<=", until)
    .limit(limit);
  return isFull(await db.deleteFrom("leads").where("id", "in", due).executeTakeFirst(), limit);
}

async function eraseRequests(db: Db, until: string, limit: number): Promise<boolean> {
  const due = db
    .selectFrom("leads as old")
    .select("old.id")
    .where("old.created_at", "<=", until)
    // A subscriber's stays with the subscription.
    .where("old.form_kind", "!=", "newsletter")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("leads as newer")
            .select("newer.id")
            .whereRef("newer.email", "=", "old.email")
            .where("newer.created_at", ">", until),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("appointments")
            .select("appointments.id")
            .whereRef("appointments.lead_id", "=", "old.id")
            .where("appointments.starts_at", ">", until),
        ),
      ),
    )
    // Whom the practice answered since is in contact, too.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("people")
            .select("people.id")
            .whereRef("people.id", "=", "old.person_id")
            .where("last_contact_at", ">", until),
        ),
      ),
    )
    .limit(limit);
  const erased = await db.deleteFrom("leads").where("id", "in", due).returning("person_id").execute();
  await settleErased(
    db,
    erased.map(({ person_id }) => person_id),
  );
  return erased.length >= limit;
}

async function deleteKeys(db: Db, until: string, limit: number): Promise<boolean> {
  const due = db.selectFrom("idempotency_keys").select("key").where("created_at", "<=", until).limit(limit);
  return isFull(await db.deleteFrom("idempotency_keys").where("key", "in", due).executeTakeFirst(), limit);
}

async function deleteWindows(db: Db, until: string, limit: number): Promise<boolean> {
  const due = db
    .selectFrom("rate_limits")
    .select("bucket")
    .where("window_started_at", "<=", until)
    .limit(limit);
  return isFull(await db.deleteFrom("rate_limits").where("bucket", "in", due).executeTakeFirst(), limit);
}

/** Whether a step found as many rows as it may delete, so that there may be more. */
const isFull = ({ numDeletedRows }: DeleteResult, limit: number) => Number(numDeletedRows) >= limit;

/** Starts the cleanup, now and every hour; a failure is logged and retried an hour later. */
export function startHousekeeping(options: { db: Db; now: Clock; env: Env; log: Log }): {
  stop(): Promise<void>;
} {
  const { auth } = options.env;
  const stopping = new AbortController();
  let running = Promise.resolve();
  const run = () => {
    running = cleanUp(options.db, options.now(), { auth, signal: stopping.signal }).catch((err: unknown) => {
      options.log.error({ err }, "housekeeping failed");
    });
  };
  run();
  const timer = setInterval(run, hours(1)).unref();
  return {
    stop() {
      clearInterval(timer);
      stopping.abort();
      return running;
    },
  };
}
