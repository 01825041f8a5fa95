import * as v from "valibot";

/** Why a delivery has not arrived; the sentences are in `content/words/office/deliveries.ts`. */
const deliveryProblems = [
  /** The mail server refused this letter or its address; `detail` is its answer's codes. */
  "mail-refused",
  "mail-unaddressed",
  "mail-silent",
  /** More than ten mails to one mailbox in an hour. */
  "mailbox-full",
  /** The endpoint answered another status than 2xx; `detail` is the status. */
  "endpoint-status",
  "endpoint-silent",
  "endpoint-private",
  "endpoint-disabled",
  "endpoint-paused",
  "endpoint-removed",
  "endpoint-secret",
  /** What it was about was changed or erased, or is over. */
  "subject-gone",
  /** The office switched its time off, or a later reminder was due. */
  "reminder-dropped",
  "server-ended",
  "unknown",
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

export const deliveryProblem = v.object({
  code: v.picklist(deliveryProblems),
  detail: v.optional(v.string(), ""),
});
