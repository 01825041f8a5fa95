import { Temporal } from "temporal-polyfill";
import { isOffered, slotRulesOf } from "#domain/appointments/appointment-slots.ts";
import type { FormFields } from "#domain/forms/check-fields.ts";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Refusal } from "../leads/refusal.ts";
import type { Wish } from "./book.ts";

/**
 * The slot that a form asks for, or why there is none of that kind; undefined for a form that asks for none. Times
 * are ISO text with an offset; an unknown zone counts as the office's.
 */
export function wishOf(
  kind: FormKind,
  fields: FormFields,
  practice: Practice,
  now: Date,
): Wish | Refusal | undefined {
  if (kind !== "appointment") return undefined;
  const typeId = fields.service ?? "";
  const found = slotRulesOf(practice, typeId);
  if (!found) return { code: "service-type-required", field: "service" };
  const start = readInstant(fields.start ?? "");
  if (start === undefined) return { code: "time-required", field: "start" };
  if (!isOffered(found.rules, start, now)) return { code: "slot-taken", field: "start" };
  return {
    typeId,
    start,
    timeZone: isTimeZone(fields.tz ?? "") ? (fields.tz ?? "") : practice.business.timeZone,
  };
}

/** Epoch milliseconds of ISO text with an offset; undefined for anything else. */
export function readInstant(text: string): number | undefined {
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return undefined;
  }
}

/** Whether a text is an IANA name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return name !== "" && Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}
