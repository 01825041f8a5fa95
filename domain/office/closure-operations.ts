import * as v from "valibot";
import { optionalLine } from "../forms/form-values.ts";
import { calendarEntry, typeId, wallTime } from "./calendar-values.ts";
import { desk, id, nothing } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";

const closedTime = {
  from: wallTime,
  to: wallTime,
  /** Null closes all types of appointment. */
  typeIds: v.nullable(v.pipe(v.array(typeId), v.minLength(1), v.maxLength(50))),
};

export const previewClosure = defineOperation({
  name: "preview-closure",
  method: "POST",
  isRead: true,
  path: "/closures/preview",
  ...desk,
  input: v.object(closedTime),
  output: v.object({ inside: v.array(calendarEntry) }),
});

/**
 * Closes a time at once, for the front desk today or tomorrow; `state-changed` where it is closed already. Tells how many
 * appointments fall inside.
 */
export const addClosure = defineOperation({
  name: "add-closure",
  method: "POST",
  path: "/closures",
  ...desk,
  input: v.object({ ...closedTime, note: optionalLine() }),
  output: v.object({ id, inside: v.number() }),
});

export const removeClosure = defineOperation({
  name: "remove-closure",
  method: "POST",
  path: "/closures/:id/remove",
  ...desk,
  input: v.object({ id }),
  output: nothing,
});
