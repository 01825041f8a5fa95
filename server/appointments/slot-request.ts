import { Temporal } from "temporal-polyfill";
import { findSlotRules, isOffered } from "#domain/appointments/appointment-slots.ts";
import type { FormFields } from "#domain/forms/check-fields.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { isTimeZone } from "#domain/time-zone.ts";
import { Refused } from "../http/refused.ts";

/** An offered slot that a visitor asks for, checked before the transaction; `start` in epoch milliseconds. */
export type SlotRequest = { typeId: string; start: number; timeZone: string };

/**
 * Reads the slot request from an appointment's form. Its start is ISO text with an offset; an unknown time zone counts
 * as the office's. Throws `Refused` when the slot is not offered.
 */
export function readSlotRequest(fields: FormFields, practice: Practice, now: Date): SlotRequest {
  const { service: typeId = "", tz = "" } = fields;
  const offer = findSlotRules(practice, typeId);
  if (!offer) throw new Refused("service-type-required", { field: "service" });
  const start = readInstant(fields.start ?? "");
  if (start === undefined) throw new Refused("time-required", { field: "start" });
  if (!isOffered(offer.rules, start, now)) throw new Refused("slot-taken", { field: "start" });
  return { typeId, start, timeZone: isTimeZone(tz) ? tz : practice.business.timeZone };
}

/** Epoch milliseconds of ISO text with an offset; undefined for anything else. */
export function readInstant(text: unknown): number | undefined {
  if (typeof text !== "string") return undefined;
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return undefined;
  }
}
