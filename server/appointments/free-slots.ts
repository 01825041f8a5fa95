import {
  listSlots,
  nearby,
  nearestSlots,
  type Slot,
  type SlotRules,
  unitStarts,
} from "#domain/appointments/appointment-slots.ts";
import { closuresOf } from "#domain/appointments/closures.ts";
import { days } from "#domain/durations.ts";
import type { AppointmentType } from "#domain/practice/appointment-rules.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import type { CurrentClosures } from "../closures/current-closures.ts";
import { listReservedUnits } from "./units.ts";

export type Book = {
  rules: SlotRules;
  capacity: number;
  closedTimes: readonly Slot[];
};

/** The book of a type of appointment with the closures of the moment. */
export async function openBook(
  { type, rules }: { type: Pick<AppointmentType, "id">; rules: SlotRules },
  { practice, closures }: { practice: Practice; closures: CurrentClosures },
): Promise<Book> {
  const closedTimes = closuresOf(await closures.read(), type.id);
  return { rules, capacity: practice.appointments.capacity, closedTimes };
}

/** The slots of a window with a free seat, earliest first; the time of one appointment (`except`) counts as free. */
export async function listFreeSlots(
  db: Db,
  book: Book,
  window: Slot,
  now: Date,
  except?: string,
): Promise<Slot[]> {
  const { rules, capacity, closedTimes } = book;
  const slots = listSlots(rules, window, now, closedTimes);
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  // The margin is wider than any buffer.
  const iso = (instant: number) => new Date(instant).toISOString();
  const margin = { from: iso(first.start - days(1)), to: iso(last.end + days(1)) };
  const reservedUnits = await listReservedUnits(db, margin.from, margin.to, except);
  const seats = Array.from({ length: capacity }, (_, seat) => reservedUnits.get(seat));
  return slots.filter(({ start }) => {
    const units = unitStarts(start, rules);
    return seats.some((seat) => !seat || units.every((unit) => !seat.has(unit)));
  });
}

/** Up to three free slots within a week of the start (epoch milliseconds) of a slot that was taken. */
export async function listNearestSlots(
  db: Db,
  book: Book,
  lostStart: number,
  now: Date,
  except?: string,
): Promise<Slot[]> {
  const window = { start: lostStart - nearby, end: lostStart + nearby };
  return nearestSlots(await listFreeSlots(db, book, window, now, except), lostStart, 3);
}
