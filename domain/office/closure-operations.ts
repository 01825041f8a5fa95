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

/** What a closure would close: the appointments inside it, earliest first. */
export const previewClosure = defineOperation({
  name: "preview-closure",
  method: "POST",
  path: "/closures/preview",
  ...desk,
  input: v.object(closedTime),
  output: v.object({ inside: v.array(calendarEntry) }),
});

/**
 * Closes a time at once; `state-changed`, with note, author and time, for a closure that stands already. The front desk
 * closes only today and tomorrow.
 */
export const addClosure = defineOperation({
  name: "add-closure",
  method: "POST",
  path: "/closures",
  ...desk,
  input: v.object({ ...closedTime, note: optionalLine() }),
  output: v.object({ id, inside: v.array(calendarEntry) }),
});

export const removeClosure = defineOperation({
  name: "remove-closure",
  method: "POST",
  path: "/closures/:id/remove",
  ...desk,
  input: v.object({ id }),
  output: nothing,
});
