import * as v from "valibot";
import { longest, optionalLine, optionalText } from "../forms/form-values.ts";
import { readChannels } from "../people/people.ts";
import { nameField } from "./account-fields.ts";
import { desk, id, instant, locale, nothing, stage } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";

/** The mail address and the phone number of a person, which may be empty; the server says when one is none. */
const mailField = optionalLine(longest.email);
const phoneField = optionalLine(longest.phone);

export const addPerson = defineOperation({
  name: "add-person",
  method: "POST",
  path: "/people",
  ...desk,
  input: v.object({
    name: nameField,
    email: mailField,
    phone: phoneField,
    writes: locale,
    speaks: locale,
    request: optionalText,
    source: v.picklist(["call", "visit"]),
    consent: v.boolean(),
  }),
  output: v.object({ id }),
});

const change = <const Value extends v.GenericSchema<string | null | undefined, string | null>>(
  value: Value,
) => v.optional(v.object({ from: v.nullable(v.string()), to: value }));

/** Changes all fields or none by compare-and-set; `field-conflict` names the first whose `from` is outdated. */
export const changePerson = defineOperation({
  name: "change-person",
  method: "POST",
  path: "/people/:id/change",
  ...desk,
  input: v.object({
    id,
    changes: v.object({
      name: change(nameField),
      email: change(mailField),
      phone: change(phoneField),
      writes: change(locale),
      speaks: change(locale),
      nextStep: change(optionalLine()),
      nextStepAt: change(v.nullable(instant)),
      stage: change(stage),
      closedReason: change(optionalLine()),
      /** The channels that are not wanted, in the order of `readChannels`. */
      blockedChannels: change(
        v.pipe(
          v.string(),
          v.check((list) => readChannels(list).join() === list),
        ),
      ),
      assignedTo: change(v.nullable(id)),
    }),
  }),
  output: nothing,
});

const merge = v.object({ mergeId: v.optional(id) });

/** Merges `other` into a person. With `mergeId` it undoes an unmerge: `too-late` where they merged again. */
export const mergePeople = defineOperation({
  name: "merge-people",
  method: "POST",
  path: "/people/:id/merge",
  ...desk,
  input: v.object({ id, other: id, mergeId: v.optional(id) }),
  output: merge,
});

/** Takes a person (`id`) out of the one it was merged into; with `mergeId` only out of that merge, or `too-late`. */
export const unmergePerson = defineOperation({
  name: "unmerge-person",
  method: "POST",
  path: "/people/:id/unmerge",
  ...desk,
  input: v.object({ id, mergeId: v.optional(id) }),
  output: merge,
});

/** Gives a message that joined a person by itself to a new person. */
export const separateLead = defineOperation({
  name: "separate-lead",
  method: "POST",
  path: "/leads/:id/separate",
  ...desk,
  input: v.object({ id }),
  output: v.object({ personId: id }),
});

export const mostChanged = 100;
export const someIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(mostChanged));

/** Changes people and resolves with what they held; whoever does not hold a given `from` stays as they are. */
export const changePeople = defineOperation({
  name: "change-people",
  method: "POST",
  path: "/people/change",
  ...desk,
  input: v.object({
    ids: someIds,
    change: v.variant("field", [
      v.object({ field: v.literal("assignedTo"), to: v.nullable(id), from: v.optional(v.nullable(id)) }),
      v.object({ field: v.literal("stage"), to: stage, from: v.optional(stage) }),
    ]),
  }),
  output: v.object({ changed: v.array(v.object({ id, from: v.nullable(v.string()) })) }),
});
