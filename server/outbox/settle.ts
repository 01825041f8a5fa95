import { setTimeout as pause } from "node:timers/promises";
import { nextTryAt } from "#domain/backoff.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Log } from "../base/logger.ts";
import { type Delivery, updateClaimed } from "./claims.ts";
import type { Outcome } from "./outcome.ts";

export type SettleOptions = {
  db: Db;
  now: () => Date;
  log: Pick<Log, "info" | "warn" | "error">;
  /** From 0 to 1; spreads the retries. */
  random?: (() => number) | undefined;
};

const longestReason = 300;

/**
 * Settles a claimed delivery by the outcome of its try. While the database fails it tries again until the lease runs
 * out, because a row that was sent and not marked is sent a second time. Never rejects.
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
