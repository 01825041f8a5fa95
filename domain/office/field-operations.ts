import * as v from "valibot";
import { sections } from "../website/field-kinds.ts";
import { nothing } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";
import { drafters } from "./roles.ts";
import { field, fieldPath, fieldValue, finding, version } from "./website-values.ts";

/** The fields of a section in their order, or the first 50 that say a text; articles come without their bodies. */
export const listFields = defineOperation({
  name: "list-fields",
  method: "GET",
  path: "/website/fields",
  ...drafters,
  input: v.object({
    section: v.optional(v.picklist(sections)),
    find: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  }),
  output: v.object({ fields: v.array(field) }),
});

export const getField = defineOperation({
  name: "get-field",
  method: "GET",
  path: "/website/field",
  ...drafters,
  input: v.object({ path: fieldPath }),
  output: field,
});

const seen = { path: fieldPath, version };
const stored = v.object({ version, findings: v.array(finding) });

/** Stores a draft, or a valid value where the field acts at once. Null takes out the field or the entry. */
export const saveField = defineOperation({
  name: "save-field",
  method: "POST",
  path: "/website/field",
  ...drafters,
  input: v.object({ ...seen, value: fieldValue }),
  output: stored,
});

/** Stores several changes as `save-field` does, or none; one without a value drops what is stored. */
export const changeFields = defineOperation({
  name: "change-fields",
  method: "POST",
  path: "/website/fields",
  ...drafters,
  input: v.object({
    changes: v.pipe(
      v.array(v.object({ ...seen, value: v.optional(fieldValue) })),
      v.minLength(1),
      v.maxLength(20),
    ),
  }),
  output: v.object({ versions: v.array(version) }),
});

/** Goes back to the shipped value of a field; the update's value after a conflict. */
export const restoreField = defineOperation({
  name: "restore-field",
  method: "POST",
  path: "/website/field/restore",
  ...drafters,
  input: v.object(seen),
  output: stored,
});

/** Keeps the office's value after an update brought another one: the conflict is settled. */
export const keepField = defineOperation({
  name: "keep-field",
  method: "POST",
  path: "/website/field/keep",
  ...drafters,
  input: v.object({ path: fieldPath }),
  output: nothing,
});

export const discardDraft = defineOperation({
  name: "discard-draft",
  method: "POST",
  path: "/website/field/discard",
  ...drafters,
  input: v.object(seen),
  output: nothing,
});

/** Looks a value over as `save-field` would, and stores nothing. */
export const checkField = defineOperation({
  name: "check-field",
  method: "POST",
  isRead: true,
  path: "/website/field/check",
  ...drafters,
  input: v.object({ path: fieldPath, value: fieldValue }),
  output: v.object({ findings: v.array(finding) }),
});
