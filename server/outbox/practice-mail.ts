import { sql } from "kysely";
import { hours } from "#domain/durations.ts";
import { ago, type Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import type { Log } from "../base/logger.ts";
import { subjectTagged } from "./tagged-subjects.ts";

/** The age of an outage from which it is reported, in milliseconds; shorter ones the retries bridge. */
const reportedAge = hours(1);

/** Since when (ISO) mail to the practice fails, by its oldest letter tried in vain; undefined within the first hour. */
export async function practiceMailFailure(db: Db, now: Date): Promise<string | undefined> {
  const unsent = practiceMails(db)
    .where("sent_at", "is", null)
    .where("attempts", ">", sql.lit(0))
    .where("created_at", "<=", ago(now, reportedAge))
    // Held on purpose: no try of it follows that could end the outage.
    .where("last_error", "!=", subjectTagged.text)
    .orderBy("created_at");
  // The latest that went may lie behind all letters of a newsletter: it is looked for only where one did not.
  if (!(await unsent.executeTakeFirst())) return undefined;
  const lastSent = await practiceMails(db)
    .where("state", "=", "sent")
    // One of a clock that was ahead would hide an outage until that moment.
    .where("sent_at", "<=", now.toISOString())
    .orderBy("id", "desc")
    .executeTakeFirst();
  const oldest = await unsent.where("created_at", ">", lastSent?.sent_at ?? "").executeTakeFirst();
  return oldest?.created_at;
}

// Literals, because the index over these rows alone serves no parameter.
const practiceMails = (db: Db) =>
  db
    .selectFrom("outbox")
    .select(["created_at", "sent_at"])
    .where("channel", "=", sql.lit("mail"))
    .where("mailbox", "is", null)
    .limit(1);

type WatchOptions = { db: Db; now: Clock; log: Log; interval: number };

/** Logs, and tells open screens, once when mail to the practice has failed for an hour, and once when it arrives again. */
export function watchPracticeMail({ db, now, log, interval }: WatchOptions): { stop(): Promise<void> } {
  let isFailing = false;
  let running = Promise.resolve();
  const check = async () => {
    const since = await practiceMailFailure(db, now());
    if (since && !isFailing) log.error({ since }, "mail to the practice has failed for an hour");
    if (!since && isFailing) log.info("mail to the practice arrives again");
    if ((since !== undefined) === isFailing) return;
    isFailing = since !== undefined;
    await writeSignals(db, [{ topic: "deliveries", id: "" }], "", now());
  };
  const timer = setInterval(() => {
    // The consumers report a database that fails.
    running = check().catch(() => {});
  }, interval);
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
