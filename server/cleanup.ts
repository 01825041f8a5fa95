import { days, hours } from "#domain/durations.ts";
import type { Clock } from "./base/clock.ts";
import type { Db } from "./base/db/open-database.ts";
import type { Log } from "./base/logger.ts";
import { keyLifetime, longestWindow } from "./leads/queries.ts";
import { forgetUnconfirmed } from "./newsletter/queries.ts";

const spamLifetime = days(30);

/** Removes spam and unconfirmed addresses after 30 days, idempotency keys after 48 hours, old rate windows. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const before = (length: number) => new Date(now.getTime() - length).toISOString();
  await db
    .deleteFrom("leads")
    .where("status", "=", "spam")
    .where("created_at", "<=", before(spamLifetime))
    .execute();
  await forgetUnconfirmed(db, now);
  await db.deleteFrom("idempotency_keys").where("created_at", "<=", before(keyLifetime)).execute();
  await db.deleteFrom("rate_limits").where("window_started_at", "<=", before(longestWindow)).execute();
}

/** Starts the cleanup, now and every hour; a failure is logged and retried an hour later. */
export function startHousekeeping(options: { db: Db; now: Clock; log: Log }): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = cleanUp(options.db, options.now()).catch((err: unknown) => {
      options.log.error({ err }, "housekeeping failed");
    });
  };
  run();
  const timer = setInterval(run, hours(1)).unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
