import * as v from "valibot";
import { email, optionalLine } from "../forms/form-values.ts";
import { cursor, desk, id, instant, locale, nextCursor, nothing } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";
import { owners } from "./roles.ts";

/** `refused`: the mail server knows no such address. */
export const subscriberStates = ["pending", "confirmed", "unsubscribed", "refused"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const consentWays = ["in-person", "phone", "message", "paper"] as const;
export type ConsentWay = (typeof consentWays)[number];

/** Consent without a word of how it was given is no proof of it. */
export type SubscriberProblem = "note-required";

const subscriber = v.object({
  id,
  email: v.string(),
  locale,
  state: v.picklist(subscriberStates),
  askedAt: instant,
  confirmedAt: v.nullable(instant),
  endedAt: v.nullable(instant),
  /** The consent that a member of staff noted; null for the form of the website. */
  consent: v.nullable(v.object({ way: v.picklist(consentWays), note: v.string(), by: v.string() })),
});
export type Subscriber = v.InferOutput<typeof subscriber>;

const filters = {
  text: optionalLine(),
  state: v.optional(v.picklist(subscriberStates)),
  language: v.optional(locale),
};

/** The subscribers, the latest first; a POST, because what is typed is personal data. */
export const findSubscribers = defineOperation({
  name: "find-subscribers",
  method: "POST",
  isRead: true,
  path: "/subscribers/search",
  ...desk,
  input: v.object({ ...filters, after: cursor }),
  output: v.object({ subscribers: v.array(subscriber), next: nextCursor }),
});

/** Notes who asked for the newsletter; it begins when they press the link in the mail that they get (double opt-in). */
export const addSubscriber = defineOperation({
  name: "add-subscriber",
  method: "POST",
  path: "/subscribers",
  ...desk,
  input: v.object({
    email: email(),
    locale,
    way: v.picklist(consentWays),
    note: v.pipe(optionalLine(120), v.nonEmpty<string, SubscriberProblem>("note-required")),
  }),
  output: v.object({ id, state: v.picklist(subscriberStates) }),
});

/** Ends a subscription for somebody who asked to; the note stays, so that nobody writes again. */
export const endSubscriber = defineOperation({
  name: "end-subscriber",
  method: "POST",
  path: "/subscribers/:id/end",
  ...desk,
  input: v.object({ id }),
  output: nothing,
});

const ownerAgain = { ...owners, stepUp: true } as const;

export const removeSubscriber = defineOperation({
  name: "remove-subscriber",
  method: "POST",
  path: "/subscribers/:id/remove",
  ...ownerAgain,
  input: v.object({ id }),
  output: nothing,
});

export const exportSubscribers = defineOperation({
  name: "export-subscribers",
  method: "POST",
  path: "/subscribers/export",
  ...ownerAgain,
  input: v.object(filters),
  output: v.object({ csv: v.string(), rows: v.number() }),
});
