import * as v from "valibot";
import { appointmentChanges, appointmentOutcomes } from "../appointments/appointment-events.ts";
import { contactChannels, draftChannels, touchKinds, touchOutcomes } from "../people/people.ts";
import { meetingWays } from "../practice/appointment-choices.ts";
import { deliveryProblem } from "./delivery-problem.ts";
import { colleague, id, instant, locale, nextCursor, stage } from "./desk-values.ts";

/** A message that the person sent: a form of the website, or what the office entered for them in one's place. */
const submissionEntry = v.object({
  type: v.literal("submission"),
  id,
  at: instant,
  formKind: v.string(),
  locale,
  isByOffice: v.boolean(),
  page: v.string(),
  replyBy: v.nullable(instant),
  /** In the form's order; a masked value holds a number like an SSN and can be revealed. */
  fields: v.array(v.object({ name: v.string(), value: v.string(), isMasked: v.boolean() })),
  recommendations: v.array(v.string()),
  /** Whether it joined the person by itself, so that it can be separated. */
  isSeparable: v.boolean(),
});

const touchEntry = v.object({
  type: v.literal("touch"),
  id,
  at: instant,
  kind: v.picklist(touchKinds),
  direction: v.picklist(["in", "out", "none"]),
  body: v.string(),
  isMasked: v.boolean(),
  /** Of a change: the field with what it held and what it holds; ids as they are. */
  change: v.nullable(
    v.object({ field: v.string(), from: v.nullable(v.string()), to: v.nullable(v.string()) }),
  ),
  outcome: v.nullable(v.picklist(touchOutcomes)),
  by: v.nullable(v.string()),
  undoneAt: v.nullable(instant),
  letter: v.nullable(
    v.object({
      id,
      subject: v.string(),
      state: v.string(),
      dueAt: v.nullable(instant),
      canUndo: v.boolean(),
      /** Null once the delivery is no longer kept. */
      deliveryId: v.nullable(id),
    }),
  ),
});

const deliveryEntry = v.object({
  type: v.literal("delivery"),
  id,
  at: instant,
  kind: v.string(),
  channel: v.picklist(["mail", "webhook"]),
  target: v.string(),
  state: v.string(),
  attempts: v.number(),
  problem: v.nullable(deliveryProblem),
});

const appointmentEntry = v.object({
  type: v.literal("appointment"),
  id,
  at: instant,
  event: v.picklist(appointmentChanges),
  typeId: v.string(),
  meeting: v.nullable(v.picklist(meetingWays)),
  startsAt: instant,
  previousStartsAt: v.nullable(instant),
});

export const timelineEntry = v.variant("type", [
  submissionEntry,
  touchEntry,
  deliveryEntry,
  appointmentEntry,
]);
export type TimelineEntry = v.InferOutput<typeof timelineEntry>;

export const timelinePageSize = 50;

export const personCard = v.object({
  id,
  /** The person that this one was merged into; its card is the one to show. */
  mergedInto: v.nullable(id),
  name: v.string(),
  email: v.string(),
  /** E.164; empty when it is no phone number. */
  phone: v.string(),
  phoneShown: v.string(),
  writes: locale,
  speaks: locale,
  stage,
  closedReason: v.string(),
  assignedTo: v.nullable(colleague),
  replyBy: v.nullable(instant),
  nextStep: v.string(),
  nextStepAt: v.nullable(instant),
  createdAt: instant,
  /** When all that is known of them is deleted, as they asked. */
  deleteAt: v.nullable(instant),
  /** Of the latest message: the version of the consent's text, or `spokenConsent`. */
  consentVersion: v.string(),
  blockedChannels: v.array(v.picklist(contactChannels)),
  subscribed: v.boolean(),
  source: v.object({
    page: v.string(),
    landingPage: v.string(),
    referrerHost: v.string(),
    utm: v.record(v.string(), v.string()),
  }),
  merged: v.array(v.object({ id, name: v.string() })),
  /** Those who may be the same person or a relative. */
  alike: v.array(v.object({ id, name: v.string(), reason: v.picklist(["email", "phone"]) })),
  appointments: v.array(
    v.object({
      id,
      typeId: v.string(),
      startsAt: instant,
      endsAt: instant,
      meeting: v.nullable(v.picklist(meetingWays)),
      status: v.picklist(["booked", "cancelled"]),
      outcome: v.nullable(v.picklist(appointmentOutcomes)),
    }),
  ),
  drafts: v.array(
    v.object({
      channel: v.picklist(draftChannels),
      subject: v.string(),
      body: v.string(),
      savedAt: instant,
    }),
  ),
  timeline: v.array(timelineEntry),
  nextEntries: nextCursor,
  /** The latest answer of the practice, for `send-letter` to say what was seen; null when there is none. */
  lastAnswerId: v.nullable(id),
});
export type PersonCard = v.InferOutput<typeof personCard>;
