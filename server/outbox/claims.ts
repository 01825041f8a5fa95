import { setTimeout as pause } from "node:timers/promises";
import { PostgresAdapter, type Selectable, sql, type Updateable } from "kysely";
import { maxTries, nextTryAt } from "#domain/backoff.ts";
import { seconds } from "#domain/durations.ts";
import type { Db } from "../base/db/open-database.ts";
import type { OutboxChannel, OutboxTable } from "../base/db/schema.ts";
import type { Log } from "../base/logger.ts";
import type { Outcome } from "./outcome.ts";

export type Delivery = Selectable<OutboxTable>;

/** The rows that a consumer claims: first tries, latest due first, or all that are due, oldest first. */
export type ClaimRule = { channel: OutboxChannel; takes: "first-tries" | "all-due" };

/** The lease of a claimed row, in milliseconds; every transport times out well before it. */
const lease = seconds(60);

/**
 * Claims up to `limit` due rows with a lease of 60 s and counts a try on each. Any number of servers may claim
 * concurrently: no row is claimed twice.
 */
export function claimDeliveries(db: Db, rule: ClaimRule, limit: number, now: Date): Promise<Delivery[]> {
  const at = now.toISOString();
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return (
    db
      .with(
        (cte) => cte("due").materialized(),
        (query) =>
          query
            .selectFrom("outbox")
            .select("id")
            // Literals, because an index over queued rows alone serves no parameter.
            .where("state", "=", sql.lit("queued"))
            .where("due_at", "<=", at)
            .where("channel", "=", rule.channel)
            .$if(rule.takes === "first-tries", (q) =>
              q.where("attempts", "=", sql.lit(0)).orderBy("due_at", "desc"),
            )
            .$if(rule.takes === "all-due", (q) => q.orderBy("due_at"))
            .limit(limit)
            .$if(isPostgres, (q) => q.forUpdate().skipLocked()),
      )
      .updateTable("outbox")
      .set((eb) => ({
        state: "sending",
        attempts: eb("attempts", "+", 1),
        leased_until: new Date(now.getTime() + lease).toISOString(),
      }))
      .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
      // The condition is repeated: after a row lock Postgres rereads the row and rechecks only this outer one.
      // `coalesce` stops SQLite from scanning the index of all queued rows instead of finding these few by id.
      .where((eb) => eb(eb.fn.coalesce("state", sql.lit("")), "=", "queued"))
      .where("due_at", "<=", at)
      .returningAll()
      .execute()
  );
}

/** Requeues rows whose lease expired because their server died; after the last try they are failed instead. */
export async function requeueExpiredLeases(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set((eb) => ({
      state: eb
        .case()
        .when("attempts", ">=", maxTries)
        .then(sql.lit("failed" as const))
        .else(sql.lit("queued" as const))
        .end(),
      leased_until: null,
      last_error: "The server ended during this try.",
    }))
    .where("state", "=", "sending")
    .where("leased_until", "<=", now.toISOString())
    .execute();
}

/**
 * Ends a claim with a new state by compare-and-set on try and lease (a fencing token). False when the lease had
 * expired and another try owns the row.
 */
export async function updateClaimed(
  db: Db,
  delivery: Delivery,
  change: Updateable<OutboxTable>,
): Promise<boolean> {
  const settledRow = await db
    .updateTable("outbox")
    .set({ ...change, leased_until: null })
    .where("id", "=", delivery.id)
    .where("state", "=", "sending")
    .where("attempts", "=", delivery.attempts)
    .where("leased_until", "=", delivery.leased_until)
    .returning("id")
    .executeTakeFirst();
  return settledRow !== undefined;
}

export type SettleOptions = {
  db: Db;
  now: () => Date;
  log: Pick<Log, "info" | "warn" | "error">;
  /** From 0 to 1; spreads the retries. */
  random?: (() => number) | undefined;
};

const longestReason = 300;

/**
 * Settles a claimed delivery by the outcome of its try. While the database fails it retries until the lease expires,
 * because a delivery that was sent and not settled is sent again (at-least-once). Never rejects.
 */
export async function settle(
  delivery: Delivery,
  outcome: Outcome,
  signal: AbortSignal,
  { db, now, log, random = Math.random }: SettleOptions,
): Promise<void> {
  const change = changeFor(delivery, outcome, now(), random());
  const facts = { outboxId: delivery.id, kind: delivery.kind, tries: delivery.attempts };
  for (;;) {
    try {
      if (!(await updateClaimed(db, delivery, change))) log.warn(facts, "outbox: a try outlived its lease");
      else if (outcome.result === "sent") log.info(facts, "outbox: sent");
      else if (outcome.result === "stopped") log.info(facts, "outbox: given back");
      else log.warn({ ...facts, state: change.state, reason: change.last_error }, "outbox: not sent");
      return;
    } catch (error) {
      log.error({ ...facts, err: error }, "outbox: the end of a try could not be written down");
      if (signal.aborted || now().toISOString() >= (delivery.leased_until ?? "")) return;
      await pause(1000, undefined, { signal }).catch(() => {});
    }
  }
}

function changeFor(delivery: Delivery, outcome: Outcome, now: Date, random: number) {
  if (outcome.result === "sent")
    return { state: "sent", sent_at: now.toISOString(), last_error: "" } as const;
  if (outcome.result === "stopped") return { state: "queued", attempts: delivery.attempts - 1 } as const;
  const last_error = outcome.reason.slice(0, longestReason);
  if (outcome.result === "held") return { state: "held", last_error } as const;
  const dueAt = nextTryAt(delivery.attempts, now, random);
  if (!dueAt) return { state: "failed", last_error } as const;
  return { state: "queued", due_at: dueAt.toISOString(), last_error } as const;
}
