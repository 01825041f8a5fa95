import { findSlotRules, type Slot } from "#domain/appointments/appointment-slots.ts";
import { inZone } from "#domain/deadlines/local-day.ts";
import { days } from "#domain/durations.ts";
import { listFreeSlots, openBook } from "../appointments/free-slots.ts";
import { OperationRefused } from "../http/office-handler.ts";
import type { DeskOptions } from "./desk-options.ts";

const mostTimes = 6;
const window = days(21);

/** Free slots to offer, earliest first: the first of each morning and of each afternoon, up to six. */
export async function listOfferedTimes(typeId: string, now: Date, options: DeskOptions) {
  const offer = findSlotRules(options.practice, typeId);
  if (!offer) throw new OperationRefused("input-invalid", { field: "typeId" });
  const start = now.getTime();
  const book = await openBook(offer, options);
  const slots = await listFreeSlots(options.db, book, { start, end: start + window }, now);
  const half = halfDayOf(options.practice.business.timeZone);
  const firsts = new Map(slots.toReversed().map((slot) => [half(slot), slot]));
  return [...firsts.values()]
    .sort((one, other) => one.start - other.start)
    .slice(0, mostTimes)
    .map((slot) => ({ start: new Date(slot.start).toISOString(), end: new Date(slot.end).toISOString() }));
}

const halfDayOf = (timeZone: string) => (slot: Slot) => {
  const moment = inZone(slot.start, timeZone);
  return `${moment.toPlainDate()} ${moment.hour < 12 ? "morning" : "afternoon"}`;
};
