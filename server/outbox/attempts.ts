import { days } from "#domain/durations.ts";
import { isFull } from "../base/cleaning-step.ts";
import type { AttemptOutcome } from "../base/db/deliveries-schema.ts";
import type { Db } from "../base/db/open-database.ts";
import { firstIdOf, newId } from "../base/new-id.ts";
import type { Delivery } from "./claims.ts";
import { type DeliveryReason, reasonColumns } from "./delivery-reason.ts";
import type { ReceiverAnswer } from "./outcome.ts";

export const attemptLifetime = days(90);

type Attempt = {
  outcome: AttemptOutcome;
  startedAt: Date;
  ms: number;
  reason?: DeliveryReason | undefined;
  answer?: ReceiverAnswer | undefined;
};

/** Inserts the row of a try, in the transaction that settles it. */
export async function insertAttempt(tx: Db, delivery: Delivery, attempt: Attempt): Promise<void> {
  const { outcome, startedAt, ms, answer } = attempt;
  const { last_error: reason, problem } = reasonColumns(attempt.reason);
  await tx
    .insertInto("outbox_attempts")
    .values({
      id: newId(startedAt),
      outbox_id: delivery.id,
      attempt: delivery.attempts,
      trigger: delivery.trigger,
      actor_id: delivery.requested_by,
      started_at: startedAt.toISOString(),
      ms: Math.round(ms),
      outcome,
      status: answer?.status ?? null,
      answer_start: answer?.text ?? "",
      reason,
      problem,
    })
    .execute();
}

/** Lists the latest tries of a delivery, the latest first. */
export const listAttempts = (db: Db, outboxId: string, limit: number) =>
  db
    .selectFrom("outbox_attempts")
    .selectAll()
    .where("outbox_id", "=", outboxId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Deletes up to `limit` tries of before a moment; resolves with whether there may be more. */
export async function deleteAttempts(db: Db, until: Date, limit: number): Promise<boolean> {
  const due = db.selectFrom("outbox_attempts").select("id").where("id", "<", firstIdOf(until)).limit(limit);
  const deleted = await db.deleteFrom("outbox_attempts").where("id", "in", due).executeTakeFirstOrThrow();
  return isFull(deleted, limit);
}
