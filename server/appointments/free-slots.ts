import {
  listSlots,
  nearby,
  nearestSlots,
  type Slot,
  type SlotRules,
  unitStarts,
} from "#domain/appointments/appointment-slots.ts";
import { days } from "#domain/durations.ts";
import type { Db } from "../base/db/open-database.ts";
import { listReservedUnits } from "./units.ts";

export type Book = { rules: SlotRules; capacity: number };

/** The slots of a window with a free seat, earliest first. */
export async function listFreeSlots(db: Db, book: Book, window: Slot, now: Date): Promise<Slot[]> {
  const { rules, capacity } = book;
  const slots = listSlots(rules, window, now);
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  // The margin is wider than any buffer.
  const iso = (instant: number) => new Date(instant).toISOString();
  const reservedUnits = await listReservedUnits(db, iso(first.start - days(1)), iso(last.end + days(1)));
  const seats = Array.from({ length: capacity }, (_, seat) => reservedUnits.get(seat));
  return slots.filter(({ start }) => {
    const units = unitStarts(start, rules);
    return seats.some((seat) => !seat || units.every((unit) => !seat.has(unit)));
  });
}

/** Up to three free slots within a week of the start (epoch milliseconds) of a slot that was taken. */
export async function listNearestSlots(db: Db, book: Book, lostStart: number, now: Date): Promise<Slot[]> {
  const window = { start: lostStart - nearby, end: lostStart + nearby };
  return nearestSlots(await listFreeSlots(db, book, window, now), lostStart, 3);
}
