import { setTimeout as pause } from "node:timers/promises";
import { days, hours } from "#domain/durations.ts";
import { reminderKind } from "./appointments/reminders.ts";
import { expiredRowSteps } from "./auth/expired-rows.ts";
import type { AuthEnv } from "./base/auth-env.ts";
import { isFull } from "./base/cleaning-step.ts";
import { ago, type Clock } from "./base/clock.ts";
import { type Db, emptyLog } from "./base/db/open-database.ts";
import { isClockTrusted } from "./base/db/trusted-clock.ts";
import type { Env } from "./base/env.ts";
import type { Log } from "./base/logger.ts";
import type { Seal } from "./base/sealed-numbers.ts";
import { sealText } from "./base/sealed-text.ts";
import { type Polling, startPolling } from "./base/start-polling.ts";
import { tryEach } from "./base/try-each.ts";
import { deleteOldCampaigns } from "./campaigns/campaign-rows.ts";
import { deleteOldPageCounts } from "./counts/page-count-rows.ts";
import { forgetOldSecrets } from "./desk/endpoint-rows.ts";
import { spamLifetime } from "./desk/spam-rows.ts";
import { keyLifetime, longestWindow } from "./leads/queries.ts";
import { forgetUnconfirmed } from "./newsletter/forget-unconfirmed.ts";
import { attemptLifetime, deleteAttempts } from "./outbox/attempts.ts";
import { oldDeliverySteps } from "./outbox/old-deliveries.ts";
import { bringForward } from "./outbox/settle.ts";
import { outdatedRowSteps } from "./people/outdated-rows.ts";
import { lockRoots } from "./people/people-rows.ts";
import { sealingSteps } from "./people/seal-stored.ts";
import { settlePerson } from "./people/settle-person.ts";
import { deleteUnusedPictures } from "./pictures/picture-rows.ts";
import { takeLease } from "./release/leases.ts";
import { sealNextRows } from "./safeguards/audit-seals.ts";
import { disposalSteps, disposeOfSpam, disposeOfTagged } from "./safeguards/dispose-people.ts";
import { requeueResumed } from "./webhooks/endpoints.ts";
import { deleteUnusedSizes } from "./website/make-picture-sizes.ts";

const campaignLifetime = days(2 * 365);

/** Does a part of some work, of so many rows; resolves with true when more may be left. */
type Step = (limit: number) => Promise<unknown>;
type CleanUpOptions = { auth: AuthEnv; timeZone: string; keySecret: string; signal?: AbortSignal };

/** The most rows of one statement, and the pause after it in milliseconds: meanwhile the server does its other work. */
const step = { rows: 100, pause: 10 };

/**
 * Removes spam, unconfirmed addresses and idempotency keys after 30 days, people whose time is over, old rate windows,
 * tries of deliveries after 90 days, deliveries that are over and campaigns after two years, page views after 25
 * months, secrets that a rotation replaced, pictures and sizes of pictures that nothing names, and what sign-in and the
 * desk no longer need; sends on what a pause held that is over, or a clock that was ahead put off. Small steps keep the
 * event loop free; an aborted `signal` ends it after the current one. What fails is thrown at the end, so that it stops
 * nothing else.
 */
export async function cleanUp(
  db: Db,
  now: Date,
  { auth, timeZone, keySecret, signal }: CleanUpOptions,
): Promise<void> {
  const inSteps = async (work: Step) => {
    while (!signal?.aborted && (await work(step.rows)) === true) await pause(step.pause);
  };
  const seal: Seal = (text) => sealText(keySecret, text);
  const steps: Step[] = [
    disposeOfSpam(db, ago(now, spamLifetime), { now, timeZone }),
    disposeOfTagged(db, ago(now, spamLifetime), { now, timeZone }),
    async () => tryEach(await disposalSteps(db, { now, timeZone }), inSteps),
    forgetUnconfirmed(db, now, { lock: lockRoots, settle: settlePerson }),
    (limit) => deleteKeys(db, ago(now, keyLifetime), limit),
    (limit) => deleteWindows(db, ago(now, longestWindow), limit),
    (limit) => deleteAttempts(db, new Date(now.getTime() - attemptLifetime), limit),
    ...oldDeliverySteps(db, now),
    () => requeueResumed(db, now),
    () => bringForward(db, now, reminderKind),
    (limit) => deleteOldCampaigns(db, ago(now, campaignLifetime), limit),
    () => forgetOldSecrets(db, now),
    () => deleteUnusedPictures(db, now),
    () => deleteUnusedSizes(db, now),
    () => deleteOldPageCounts(db, now, timeZone),
    ...sealingSteps(db, seal),
    () => sealNextRows(db, keySecret, now),
    ...outdatedRowSteps(db, now),
    ...expiredRowSteps(db, now, auth),
    () => emptyLog(db),
  ];
  await tryEach(steps, inSteps);
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

type HousekeepingOptions = {
  db: Db;
  now: Clock;
  env: Env;
  log: Log;
  /** Of the key outside the database. */
  keySecret: string;
  /** The practice's; a publish may change it. */
  timeZone: () => string;
  /** The milliseconds between two looks whether it is this server's turn. */
  interval: number;
};

/**
 * Starts the cleanup, now and every hour, on one server at a time; a failure is logged and retried an hour later. While
 * another server has its turn, or died in it, or the database is away, it looks again after a moment. A clock that
 * stepped far ahead deletes nothing.
 */
export function startHousekeeping({
  db,
  now,
  env,
  log,
  keySecret,
  timeZone,
  interval,
}: HousekeepingOptions): Polling {
  let ranAt = Number.NEGATIVE_INFINITY;
  const polling = startPolling(
    async (signal) => {
      if (performance.now() - ranAt < hours(1)) return;
      const lease = await takeLease({ db, now, id: "housekeeping" });
      if (!lease) return;
      ranAt = performance.now();
      try {
        if (await isClockTrusted(db, now()))
          await cleanUp(db, now(), { auth: env.auth, timeZone: timeZone(), keySecret, signal });
        else
          log.error(
            "the clock stepped ahead by over 30 days: nothing is deleted until it has stayed there for a day",
          );
      } finally {
        await lease.drop();
      }
    },
    { log, interval, problem: "housekeeping failed" },
  );
  void polling.poll();
  return polling;
}
