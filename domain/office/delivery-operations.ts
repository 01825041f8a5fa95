import * as v from "valibot";
import { email, longest } from "../forms/form-values.ts";
import { deliveryProblem } from "./delivery-problem.ts";
import { cursor, desk, id, instant, nextCursor, nothing } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";
import { owners } from "./roles.ts";

/** Since when mail to the practice fails, as the probes tell it; null while it arrives. */
export const mailFailingSince = v.nullable(instant);

/** The parts of the list: what needs a person, what is on its way, what arrived, and what nobody needs to act on. */
export const deliveryTabs = ["attention", "waiting", "sent", "parked"] as const;
export type DeliveryTab = (typeof deliveryTabs)[number];

export const delivery = v.object({
  id,
  /** What it carries, a kind of the outbox such as `lead-confirmation`. */
  kind: v.string(),
  channel: v.picklist(["mail", "webhook"]),
  state: v.picklist(["queued", "sending", "sent", "held", "failed", "withheld"]),
  needsPerson: v.boolean(),
  attempts: v.number(),
  createdAt: instant,
  dueAt: v.nullable(instant),
  sentAt: v.nullable(instant),
  problem: v.nullable(deliveryProblem),
  /** Whose message or appointment it is about; null for mails to staff and a person who is not on file. */
  personId: v.nullable(id),
  name: v.string(),
  /** A visitor's address or the endpoint's name; empty for a mail to the practice or its staff. */
  target: v.string(),
  canRetry: v.boolean(),
  /** Whether only an owner may: the endpoint answered 410, and a retry enables it. */
  needsOwner: v.boolean(),
  canFix: v.boolean(),
});
export type DeliveryRow = v.InferOutput<typeof delivery>;

export const listDeliveries = defineOperation({
  name: "list-deliveries",
  method: "GET",
  path: "/deliveries",
  ...desk,
  input: v.object({ tab: v.picklist(deliveryTabs), after: cursor }),
  output: v.object({
    deliveries: v.array(delivery),
    next: nextCursor,
    mailFailingSince,
    /** Each counts up to 100. */
    counts: v.object({ attention: v.number(), waiting: v.number(), parked: v.number() }),
  }),
});

/** A try, with the start of the answer, addresses and numbers in it masked. */
const deliveryAttempt = v.object({
  id,
  startedAt: instant,
  attempt: v.number(),
  trigger: v.picklist(["schedule", "person", "recover"]),
  /** Who asked for it; null for the schedule and the console. */
  by: v.nullable(v.string()),
  ms: v.number(),
  outcome: v.picklist(["sent", "retry", "held", "lost"]),
  status: v.nullable(v.number()),
  answer: v.string(),
  problem: v.nullable(deliveryProblem),
});
export type DeliveryAttempt = v.InferOutput<typeof deliveryAttempt>;

export const getDelivery = defineOperation({
  name: "get-delivery",
  method: "GET",
  path: "/deliveries/:id",
  ...desk,
  input: v.object({ id }),
  output: v.object({ delivery, attempts: v.array(deliveryAttempt) }),
});

/** Puts a delivery back in the queue, due now; a webhook also when it was sent. An owner enables its endpoint so. */
export const retryDelivery = defineOperation({
  name: "retry-delivery",
  method: "POST",
  path: "/deliveries/:id/retry",
  ...desk,
  input: v.object({ id }),
  output: nothing,
});

/** Says that nobody needs to act on it any longer, as the person was reached in another way. */
export const dismissDelivery = defineOperation({
  name: "dismiss-delivery",
  method: "POST",
  path: "/deliveries/:id/dismiss",
  ...desk,
  input: v.object({ id }),
  output: nothing,
});
export const restoreDelivery = defineOperation({
  name: "restore-delivery",
  method: "POST",
  path: "/deliveries/:id/restore",
  ...desk,
  input: v.object({ id }),
  output: nothing,
});

/** Corrects a visitor's address in mail and person, and sends again; `field-conflict` if it is not `from`. */
export const fixAddress = defineOperation({
  name: "fix-address",
  method: "POST",
  path: "/deliveries/:id/fix-address",
  ...desk,
  input: v.object({ id, from: v.pipe(v.string(), v.maxLength(longest.email)), to: email() }),
  output: nothing,
});

export const recoveryLimit = 1000;

/** Puts what failed back in the queue, of deliveries made since a moment, the oldest first. */
export const recoverDeliveries = defineOperation({
  name: "recover-deliveries",
  method: "POST",
  path: "/deliveries/recover",
  ...owners,
  stepUp: true,
  input: v.object({ since: instant }),
  output: v.object({ recovered: v.number(), hasMore: v.boolean() }),
});
