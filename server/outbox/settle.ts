import { setTimeout as pause } from "node:timers/promises";
import { sql, type Updateable } from "kysely";
import { longestWait, maxTries, nextTryAt, retryAfterTime } from "#domain/backoff.ts";
import { latestCredible } from "../base/clock.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import type { OutboxTable } from "../base/db/schema.ts";
import type { Log } from "../base/logger.ts";
import { insertAttempt } from "./attempts.ts";
import { type Delivery, leaseTime, updateClaimed } from "./claims.ts";
import { reasonColumns } from "./delivery-reason.ts";
import type { Outcome } from "./outcome.ts";
import { channels, type TryCounts } from "./try-counts.ts";

export type SettleOptions = {
  db: Db;
  now: () => Date;
  log: Pick<Log, "info" | "warn" | "error">;
  /** From 0 to 1; spreads the retries. */
  random?: (() => number) | undefined;
  /** Tells other screens what a try changed, in its transaction, where the people at them wait for it. */
  notify?: ((tx: Db, delivery: Delivery, change: Updateable<OutboxTable>) => Promise<void>) | undefined;
  /** Locks what `ended` changes, before the delivery. */
  lock?: ((tx: Db, delivery: Delivery) => Promise<void>) | undefined;
  /** Learns that a delivery is over, in the transaction that settles it; "lost" when the server ended in the try. */
  ended?: ((tx: Db, delivery: Delivery, outcome: Outcome | typeof lost) => Promise<void>) | undefined;
  tries?: TryCounts | undefined;
};

const lost = {
  result: "lost",
  reason: { code: "server-ended", text: "The server ended during this try." },
} as const;

type Try = { outcome: Outcome; startedAt: Date; ms: number };

/**
 * Settles a claimed delivery by the outcome of its try, and keeps the try. While the database fails it retries until the
 * lease expires, because a delivery that was sent and not settled is sent again (at-least-once). Never rejects.
 */
export async function settle(
  delivery: Delivery,
  { outcome, startedAt, ms }: Try,
  signal: AbortSignal,
  { db, now, log, random = Math.random, notify, lock, ended, tries }: SettleOptions,
): Promise<void> {
  const change = changeFor(delivery, outcome, now(), random());
  const facts = { outboxId: delivery.id, kind: delivery.kind, tries: delivery.attempts };
  for (;;) {
    try {
      const isSettled = await db.transaction().execute(async (tx) => {
        if (change.state !== "queued") await lock?.(tx, delivery);
        if (!(await updateClaimed(tx, delivery, change))) return false;
        if (outcome.result !== "stopped")
          await insertAttempt(tx, delivery, { ...outcome, outcome: outcome.result, startedAt, ms });
        await notify?.(tx, delivery, change);
        if (change.state !== "queued") await ended?.(tx, delivery, outcome);
        return true;
      });
      if (!isSettled) return log.warn(facts, "outbox: a try outlived its lease");
      if (outcome.result === "stopped") return log.info(facts, "outbox: given back");
      tries?.add(delivery.channel, change.state);
      if (outcome.result === "sent") return log.info(facts, "outbox: sent");
      return log.warn({ ...facts, state: change.state, reason: change.last_error }, "outbox: not sent");
    } catch (error) {
      log.error({ ...facts, err: error }, "outbox: the end of a try could not be written down");
      if (signal.aborted || now().toISOString() >= (delivery.leased_until ?? "")) return;
      await pause(1000, undefined, { signal }).catch(() => {});
    }
  }
}

function changeFor(delivery: Delivery, outcome: Outcome, now: Date, random: number): Updateable<OutboxTable> {
  if (outcome.result === "sent")
    return { state: "sent", sent_at: now.toISOString(), ...reasonColumns(undefined) };
  if (outcome.result === "stopped") return { state: "queued", attempts: delivery.attempts - 1 };
  const why = reasonColumns(outcome.reason);
  if (outcome.result === "held") {
    const needs_person_since = outcome.needsNobody ? null : waitsForPerson(delivery, now);
    return { state: "held", ...why, needs_person_since };
  }
  const dueAt = nextTryAt(delivery.attempts, now, random);
  if (!dueAt) return { state: "failed", ...why, needs_person_since: waitsForPerson(delivery, now) };
  const asked = retryAfterTime(outcome.retryAfter, now);
  return {
    state: "queued",
    due_at: (asked && asked > dueAt ? asked : dueAt).toISOString(),
    ...why,
    trigger: "schedule",
    requested_by: null,
  };
}

/** The value of `needs_person_since` for a delivery that cannot go on by itself; null for a notice to the practice. */
export const waitsForPerson = (
  { channel, mailbox }: Pick<Delivery, "channel" | "mailbox">,
  now: Date,
): string | null => (channel === "webhook" || mailbox !== null ? now.toISOString() : null);

const mostExpired = 100;

/**
 * Requeues rows whose lease expired, or ends later than any could (a clock that was ahead): their server died, or stopped in
 * the middle of a newsletter's. After the last try they are failed, and letters of a campaign always: nobody is to get a
 * newsletter twice.
 */
export async function requeueExpiredLeases(
  options: Pick<SettleOptions, "db" | "now" | "lock" | "ended">,
): Promise<void> {
  const { db, lock, ended } = options;
  const now = options.now();
  const at = now.toISOString();
  const latestEnd = () => new Date(options.now().getTime() + 2 * leaseTime).toISOString();
  const expired = await selectExpired(db, [{ at, latestEnd: latestEnd() }]);
  for (const delivery of expired) {
    const end = delivery.leased_until ?? "";
    // A clock that stepped ahead during the read gave it since.
    if (end > at && end <= latestEnd()) continue;
    const isFailed = delivery.attempts >= maxTries || delivery.channel === "bulk-mail";
    await db.transaction().execute(async (tx) => {
      if (isFailed) await lock?.(tx, delivery);
      const isOwn = await updateClaimed(tx, delivery, {
        state: isFailed ? "failed" : "queued",
        ...reasonColumns(lost.reason),
        needs_person_since: isFailed ? waitsForPerson(delivery, now) : null,
      });
      if (!isOwn) return;
      await insertAttempt(tx, delivery, { ...lost, outcome: lost.result, startedAt: now, ms: 0 });
      if (isFailed) await ended?.(tx, delivery, lost);
    });
  }
}

const selectExpired = compileOnce((db, [{ at, latestEnd }]: [Record<"at" | "latestEnd", string>]) =>
  db
    .selectFrom("outbox")
    .selectAll()
    .where("state", "=", "sending")
    .where((eb) => eb.or([eb("leased_until", "<=", at), eb("leased_until", ">", latestEnd)]))
    .limit(mostExpired),
);

/** Makes due what waits longer than it could: a clock that was ahead put it off. First tries of `timed` stay. */
export async function bringForward(db: Db, now: Date, timed: string): Promise<void> {
  const latest = latestCredible(new Date(now.getTime() + longestWait));
  // Over several channels at once SQLite would read all that is queued.
  for (const channel of channels)
    await db
      .updateTable("outbox")
      .set({ due_at: now.toISOString() })
      // A literal, because an index over queued rows alone serves no parameter.
      .where("state", "=", sql.lit("queued"))
      .where("channel", "=", channel)
      .where("due_at", ">", latest)
      .where((eb) => eb.or([eb("kind", "!=", timed), eb("attempts", ">", 0)]))
      .execute();
}
