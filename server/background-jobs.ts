import type { AuthKeys } from "./auth/keys.ts";
import { startBackups } from "./backup/backup-schedule.ts";
import type { Clock } from "./base/clock.ts";
import type { Db } from "./base/db/open-database.ts";
import type { Env } from "./base/env.ts";
import type { Log } from "./base/logger.ts";
import { startCampaigns } from "./campaigns/send-campaigns.ts";
import { createRecipientSettler } from "./campaigns/settle-recipient.ts";
import { startHousekeeping } from "./cleanup.ts";
import { createDeliveryNotifier, openDeliveries } from "./deliveries.ts";
import type { OpenRelease } from "./open-release.ts";
import { startOutbox } from "./outbox/consumer.ts";
import { type OutboxLimits, outboxLimits } from "./outbox/limits.ts";
import { watchPracticeMail } from "./outbox/practice-mail.ts";
import type { TryCounts } from "./outbox/try-counts.ts";
import { lockReader, settleLetter } from "./people/settle-letter.ts";
import { startErasures } from "./safeguards/erase-on-request.ts";
import { startPictureSizes } from "./website/make-picture-sizes.ts";

type JobOptions = {
  db: Db;
  now: Clock;
  env: Env;
  log: Log;
  keys: AuthKeys;
  /** The release that is served. */
  current: () => OpenRelease;
  timeZone: () => string;
  tries: TryCounts;
  limits?: Partial<OutboxLimits>;
};
type BackgroundJobs = {
  wakeOutbox(): void;
  stop(): Promise<void>;
};

/** Starts the background jobs of a server: the outbox and all that is done at intervals. `stop` requeues claimed deliveries. */
export function startBackgroundJobs(options: JobOptions): BackgroundJobs {
  const { db, now, log, keys, timeZone } = options;
  const limits = { ...outboxLimits, ...options.limits };
  const deliveries = openDeliveries({ ...options, limits });
  const settleRecipient = createRecipientSettler(now);
  const outbox = startOutbox({
    ...options,
    ...deliveries,
    limits,
    notify: createDeliveryNotifier(now),
    lock: lockReader,
    async ended(tx, delivery, outcome) {
      await settleRecipient(tx, delivery, outcome);
      await settleLetter(tx, delivery);
    },
  });
  const jobs = [
    outbox,
    startCampaigns({ db, now, log, interval: limits.poll, onEnqueued: outbox.wake }),
    startHousekeeping({ ...options, keySecret: keys.secret, interval: limits.poll * 2 }),
    startErasures({ db, now, log, secret: keys.secret, timeZone, interval: limits.poll }),
    startPictureSizes({ db, now, log, interval: limits.poll * 2 }),
    startBackups(options),
    watchPracticeMail({ ...options, interval: limits.practiceMailCheck }),
  ];
  return {
    wakeOutbox: outbox.wake,
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
      deliveries.close();
    },
  };
}
