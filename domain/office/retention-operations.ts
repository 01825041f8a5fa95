import * as v from "valibot";
import { longest, optionalLine } from "../forms/form-values.ts";
import { mostMonths } from "../people/retention.ts";
import {
  cursor,
  dayField,
  desk,
  id,
  instant,
  nextCursor,
  nothing,
  stage,
  wholeNumber,
} from "./desk-values.ts";
import { defineOperation } from "./operation.ts";
import { owners } from "./roles.ts";

/** Why something was deleted: judged spam, no contact, a client who was handed over, or the person's own request. */
const disposalRules = ["spam", "inquiry", "client", "request"] as const;
export type DisposalRule = (typeof disposalRules)[number];

export type HoldProblem = "reason-required";

const ownerAgain = { ...owners, stepUp: true } as const;

const months = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostMonths));
const retention = { inquiryMonths: months, clientMonths: months };
export const retentionSetting = v.object(retention);

export const getRetention = defineOperation({
  name: "get-retention",
  method: "GET",
  path: "/retention",
  ...owners,
  input: v.object({}),
  output: v.object({
    ...retention,
    /** From when on shorter months count; null when they do. */
    shorterFrom: v.nullable(instant),
    /** After how many months the privacy page says that requests are erased; it is not edited in the office. */
    promisedMonths: v.array(wholeNumber),
    /** By the day of their deletion, earliest first, 100 at most. */
    due: v.array(
      v.object({
        day: dayField,
        people: v.array(v.object({ id, name: v.string(), stage, lastContactAt: instant })),
      }),
    ),
    hasMoreDue: v.boolean(),
    /** The latest first, 100 at most. */
    held: v.array(v.object({ id, name: v.string(), reason: v.string(), by: v.string(), at: instant })),
    heldCount: wholeNumber,
  }),
});

/** Shorter months count after the notice. `current` of a `field-conflict` is the stored setting in JSON. */
export const setRetention = defineOperation({
  name: "set-retention",
  method: "POST",
  path: "/retention",
  ...ownerAgain,
  input: v.object({ ...retention, seen: retentionSetting }),
  output: nothing,
});

const holdFields = {
  reason: v.pipe(optionalLine(longest.line), v.nonEmpty<string, HoldProblem>("reason-required")),
};
export const holdRule = v.object(holdFields);

/** Keeps a person beyond the rule, for a reason; `state-changed` while somebody is held or about to be deleted. */
export const holdPerson = defineOperation({
  name: "hold-person",
  method: "POST",
  path: "/people/:id/hold",
  ...ownerAgain,
  input: v.object({ id, ...holdFields }),
  output: v.object({ at: instant }),
});

/** Releases who is held; with `at` only from the hold of that moment, `too-late` where another one stands by now. */
export const releasePerson = defineOperation({
  name: "release-person",
  method: "POST",
  path: "/people/:id/release",
  ...ownerAgain,
  input: v.object({ id, at: v.optional(instant) }),
  output: nothing,
});

/** Notes that a client's documents are in the portal, or takes that back. */
export const handOverPerson = defineOperation({
  name: "hand-over-person",
  method: "POST",
  path: "/people/:id/hand-over",
  ...desk,
  input: v.object({ id, isHandedOver: v.boolean() }),
  output: nothing,
});

export const getKeeping = defineOperation({
  name: "get-keeping",
  method: "GET",
  path: "/people/:id/keeping",
  ...desk,
  input: v.object({ id }),
  output: v.object({
    /** Null for a client who was not handed over, and while the person is held. */
    disposalDay: v.nullable(dayField),
    months: v.number(),
    handedOverAt: v.nullable(instant),
    hold: v.nullable(v.object({ reason: v.string(), by: v.string(), at: instant })),
  }),
});

export const listDisposals = defineOperation({
  name: "list-disposals",
  method: "GET",
  path: "/disposals",
  ...owners,
  input: v.object({ after: cursor }),
  output: v.object({
    disposals: v.array(
      v.object({
        id: v.string(),
        day: dayField,
        rule: v.picklist(disposalRules),
        people: v.number(),
        counts: v.record(v.string(), v.number()),
        at: instant,
        by: v.nullable(v.string()),
      }),
    ),
    next: nextCursor,
  }),
});
