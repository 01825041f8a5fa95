import type { Db } from "../base/db/open-database.ts";
import { type DeliveryReason, reasonColumns } from "./delivery-reason.ts";
import { type RetryRequest, retryColumns } from "./requeue.ts";

/** Why a delivery of a message that the staff tagged as spam is held. What is held so is found by the sentence. */
export const subjectTagged: DeliveryReason = {
  code: "subject-gone",
  text: "The message of this delivery was tagged as spam.",
};

/** Holds what was not sent so far of messages that are tagged. A claimed one stays: composing checks it again. */
export async function holdTagged(tx: Db, refIds: readonly string[]): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ state: "held", ...reasonColumns(subjectTagged), needs_person_since: null })
    .where("ref_id", "in", refIds)
    .where("state", "in", ["queued", "failed", "withheld"])
    .execute();
}

/** Requeues what was held of messages that are no longer tagged; what was not tried yet is due when it was. */
export async function requeueTagged(tx: Db, refIds: readonly string[], request: RetryRequest): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ ...retryColumns(request), ...reasonColumns(undefined) })
    .where("ref_id", "in", refIds)
    .where("state", "=", "held")
    .where("last_error", "=", subjectTagged.text)
    .execute();
}
