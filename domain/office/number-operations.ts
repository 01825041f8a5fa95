import * as v from "valibot";
import { id, nothing } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";

/** Whoever prepares returns may see numbers like an SSN; the front desk may not. */
const allowed = { roles: ["owner", "preparer"], assurance: "aal2", stepUp: true } as const;

const field = v.pipe(v.string(), v.maxLength(60));
const value = v.object({ value: v.string() });

/** Shows a field of a message unmasked; each reveal is written to the audit. */
export const revealField = defineOperation({
  name: "reveal-field",
  method: "POST",
  path: "/leads/:id/reveal",
  ...allowed,
  input: v.object({ id, field }),
  output: value,
});

export const revealTouch = defineOperation({
  name: "reveal-touch",
  method: "POST",
  path: "/touches/:id/reveal",
  ...allowed,
  input: v.object({ id }),
  output: value,
});

/** Removes the number behind a masked field for good. */
export const removeField = defineOperation({
  name: "remove-field",
  method: "POST",
  path: "/leads/:id/remove-number",
  ...allowed,
  input: v.object({ id, field }),
  output: nothing,
});

export const removeTouchNumber = defineOperation({
  name: "remove-touch-number",
  method: "POST",
  path: "/touches/:id/remove-number",
  ...allowed,
  input: v.object({ id }),
  output: nothing,
});
