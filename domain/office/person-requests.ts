import * as v from "valibot";
import { hours } from "../durations.ts";
import { longest, optionalLine } from "../forms/form-values.ts";
import { desk, id, instant, nothing } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";
import { owners } from "./roles.ts";

/** What the owner is asked for: to delete a person, to copy their data, or to keep them beyond the rule. */
const personRequestKinds = ["delete", "copy", "hold"] as const;
export type PersonRequestKind = (typeof personRequestKinds)[number];

/** For so long a deletion can be taken back, in milliseconds. */
export const deletionDelay = hours(24);

const kind = v.picklist(personRequestKinds);

/** Passes a person's request on to the owner; while one of its kind waits, the note is added to it. */
export const askOwner = defineOperation({
  name: "ask-owner",
  method: "POST",
  path: "/people/:id/ask",
  ...desk,
  input: v.object({ id, kind, note: optionalLine(longest.line) }),
  output: v.object({ requestId: id }),
});

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

/** Settles a request or takes that back: `state-changed` if it was asked anew, `too-late` if settled anew. */
export const settlePersonRequest = defineOperation({
  name: "settle-person-request",
  method: "POST",
  path: "/person-requests/:id/settle",
  ...owners,
  input: v.object({ id, isSettled: v.optional(v.boolean(), true), settledAt: v.optional(instant) }),
  output: v.object({ settledAt: instant }),
});

/** Deletes all that is stored of a person after `deletionDelay`; `state-changed` where that is under way. */
export const deletePerson = defineOperation({
  name: "delete-person",
  method: "POST",
  path: "/people/:id/delete",
  ...owners,
  stepUp: true,
  input: v.object({ id }),
  output: v.object({ deleteAt: instant }),
});

/** Takes back a deletion that has not come yet; `too-late` when another one than `deleteAt` stands by now. */
export const undoDeletePerson = defineOperation({
  name: "undo-delete-person",
  method: "POST",
  path: "/people/:id/undo-delete",
  ...owners,
  input: v.object({ id, deleteAt: v.optional(instant) }),
  output: nothing,
});

/** All that is stored of a person, as an archive in base64: data, and a page in both languages that any browser shows. */
export const exportPerson = defineOperation({
  name: "export-person",
  method: "POST",
  path: "/people/:id/export",
  ...owners,
  stepUp: true,
  input: v.object({ id }),
  output: v.object({ fileName: v.string(), zip: v.string() }),
});
