import { Temporal } from "temporal-polyfill";
import { findSlotRules, isOffered, type SlotRules } from "#domain/appointments/appointment-slots.ts";
import { isSlotZone } from "#domain/appointments/slot-zone.ts";
import { findTier, typeIdOfTier } from "#domain/appointments/tier-appointments.ts";
import type { FormFields } from "#domain/forms/check-fields.ts";
import type { MeetingWay } from "#domain/practice/appointment-choices.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Refused } from "../http/refused.ts";
import type { Submission } from "../http/request-env.ts";

/** An offered slot that a visitor asks for; `start` in epoch milliseconds. */
export type SlotRequest = {
  typeId: string;
  start: number;
  timeZone: string;
  meeting: MeetingWay;
  tierId: string | null;
};

/**
 * The fields with what a caller may leave out: the first way to meet of the type. A tier that the practice does not
 * have is taken away.
 */
export function withDefaults(fields: Submission["fields"], practice: Practice): Submission["fields"] {
  const { service, meeting, tier } = fields;
  const type = practice.appointments.types.find(({ id }) => id === service);
  return {
    ...fields,
    meeting: meeting || type?.meetings[0],
    tier: typeof tier === "string" && findTier(practice, tier) ? tier : undefined,
  };
}

/**
 * Reads the slot request from an appointment's form. Its start is ISO text with an offset; an unknown time zone counts
 * as the office's. Throws `Refused` when the slot is not offered under the visitors' rules, or what `rulesFor` makes of them.
 */
export function readSlotRequest(
  fields: FormFields,
  practice: Practice,
  now: Date,
  rulesFor = (rules: SlotRules) => rules,
): SlotRequest {
  const { service: typeId = "", tz = "", tier: tierId = "" } = fields;
  const offer = findSlotRules(practice, typeId);
  const chosen = findTier(practice, tierId);
  // A tier fixes the type, so that nobody books 45 minutes of the 90 they need.
  if (!offer || (chosen && typeIdOfTier(practice, chosen) !== typeId)) {
    throw new Refused("service-type-required", { field: "service" });
  }
  const meeting = offer.type.meetings.find((way) => way === fields.meeting);
  if (!meeting) throw new Refused("meeting-required", { field: "meeting" });
  const start = readInstant(fields.start ?? "");
  if (start === undefined) throw new Refused("time-required", { field: "start" });
  if (!isOffered(rulesFor(offer.rules), start, now)) throw new Refused("slot-taken", { field: "start" });
  const timeZone = isSlotZone(tz) ? tz : practice.business.timeZone;
  return { typeId, start, timeZone, meeting, tierId: chosen ? tierId : null };
}

/** The years of which anybody asks for a slot: near the ends of what Temporal counts, the days of a time zone throw. */
const earliest = Date.UTC(2000, 0);
const end = Date.UTC(2201, 0);

/** Epoch milliseconds of ISO text with an offset; undefined for anything else, and outside the years 2000 to 2200. */
export function readInstant(text: unknown): number | undefined {
  if (typeof text !== "string") return undefined;
  try {
    const instant = Temporal.Instant.from(text).epochMilliseconds;
    return instant >= earliest && instant < end ? instant : undefined;
  } catch {
    return undefined;
  }
}
