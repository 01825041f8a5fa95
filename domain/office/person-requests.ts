import * as v from "valibot";
import { hours } from "../durations.ts";
import { longest, optionalLine } from "../forms/form-values.ts";
import { desk, id, instant, nothing } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";
import { owners } from "./roles.ts";

/**
 * What the owner is asked for: that everything of a person is deleted, a copy of it, or that it is kept beyond the rule.
 */
const personRequestKinds = ["delete", "copy", "hold"] as const;
export type PersonRequestKind = (typeof personRequestKinds)[number];

/** For so long a deletion can be taken back, in milliseconds. */
export const deletionDelay = hours(24);

const kind = v.picklist(personRequestKinds);

/**
 * Passes a person's request on to the owner; `note` says why somebody is to be kept longer. One of its kind waits for a
 * person at a time: what is asked again says more of it.
 */
export const askOwner = defineOperation({
  name: "ask-owner",
  method: "POST",
  path: "/people/:id/ask",
  ...desk,
  input: v.object({ id, kind, note: optionalLine(longest.line) }),
  output: v.object({ requestId: id }),
});

/** The requests that wait for the owner, the earliest first, 100 at most. */
export const listPersonRequests = defineOperation({
  name: "list-person-requests",
  method: "GET",
  path: "/person-requests",
  ...owners,
  input: v.object({}),
  output: v.object({
    requests: v.array(
      v.object({
        id,
        personId: id,
        name: v.string(),
        kind,
        note: v.string(),
        by: v.string(),
        at: instant,
      }),
    ),
  }),
});

/**
 * Says that a request was dealt with, or takes that back; `state-changed` when it was asked again since, and with the
 * moment of the answer that is undone `too-late` when it was dealt with anew.
 */
export const settlePersonRequest = defineOperation({
  name: "settle-person-request",
  method: "POST",
  path: "/person-requests/:id/settle",
  ...owners,
  input: v.object({ id, isSettled: v.optional(v.boolean(), true), settledAt: v.optional(instant) }),
  output: v.object({ settledAt: instant }),
});

/**
 * Deletes a person with everything that is stored of them, 24 hours from now; `person-held` while somebody is held, and
 * `state-changed` for one who is about to be deleted.
 */
export const deletePerson = defineOperation({
  name: "delete-person",
  method: "POST",
  path: "/people/:id/delete",
  ...owners,
  stepUp: true,
  input: v.object({ id }),
  output: v.object({ deleteAt: instant }),
});

/**
 * Takes a deletion back that has not come yet; `not-found` afterwards. With `deleteAt` only that one: `too-late` where
 * another one stands by now.
 */
export const undoDeletePerson = defineOperation({
  name: "undo-delete-person",
  method: "POST",
  path: "/people/:id/undo-delete",
  ...owners,
  input: v.object({ id, deleteAt: v.optional(instant) }),
  output: nothing,
});

/** Everything that is stored of a person: as data, and as a page in both languages that any browser shows. */
export const exportPerson = defineOperation({
  name: "export-person",
  method: "POST",
  path: "/people/:id/export",
  ...owners,
  stepUp: true,
  input: v.object({ id }),
  output: v.object({ json: v.string(), html: v.string() }),
});
