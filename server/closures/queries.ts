import type { Selectable } from "kysely";
import type { Slot } from "#domain/appointments/appointment-slots.ts";
import { type Closure, closuresOf, wholeDays } from "#domain/appointments/closures.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { takeAdvisoryLock } from "../base/db/advisory-lock.ts";
import type { ClosuresTable } from "../base/db/closures-schema.ts";
import type { Db } from "../base/db/open-database.ts";

type ClosureRow = Selectable<ClosuresTable>;

/** Lists the closures that touch a time, or those added `since`, earliest first; without an end all from its start on. */
export function listClosures(
  db: Db,
  { start, end, since }: { start: number; end?: number; since?: string },
): Promise<ClosureRow[]> {
  return db
    .selectFrom("closures")
    .selectAll()
    .where("ends_at", ">", new Date(start).toISOString())
    .where("removed_at", "is", null)
    .$if(end !== undefined, (query) => query.where("starts_at", "<", new Date(end ?? 0).toISOString()))
    .$if(since !== undefined, (query) => query.where("created_at", ">", since ?? ""))
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
}

/** The closure in a row, with its times in epoch milliseconds; `typeIds` null closes all types of appointment. */
export const parseClosure = ({ starts_at, ends_at, type_ids }: ClosureRow): Closure => ({
  start: Date.parse(starts_at),
  end: Date.parse(ends_at),
  typeIds: type_ids === null ? null : JSON.parse(type_ids),
});

/** The days, like `2026-11-26`, on which closures that have not ended leave a practice no open hour. */
export async function listWholeDays(db: Db, { business, hours }: Practice, now: Date): Promise<string[]> {
  const calendars = [hours.home, hours.contact, hours.notary].map(({ openings }) => ({
    openings,
    closedDays: [],
    timeZone: business.timeZone,
  }));
  return wholeDays(calendars, (await listClosures(db, { start: now.getTime() })).map(parseClosure));
}

/**
 * Whether a time is closed for a type of appointment, or was closed `since`, in the transaction that takes it: no closure
 * begins until its end, and one that began before is waited for.
 */
export async function isClosed(tx: Db, typeId: string, time: Slot & { since?: string }): Promise<boolean> {
  await takeAdvisoryLock(tx, "calendar", "shared");
  const closures = (await listClosures(tx, time)).map(parseClosure);
  return closuresOf(closures, typeId).length > 0;
}

/**
 * Lets changes of closures take turns until the transaction ends, and waits for the bookings that are under way: what is
 * read after it, before and after a change, is whole.
 */
export const lockClosures = (tx: Db): Promise<void> => takeAdvisoryLock(tx, "calendar");

/** Inserts a closure, under the lock of closures. */
export async function insertClosure(tx: Db, closure: ClosureRow): Promise<void> {
  await tx.insertInto("closures").values(closure).execute();
}

/** Finds a closure, also one that was removed; undefined when there is none. */
export function findClosure(db: Db, id: string): Promise<ClosureRow | undefined> {
  return db.selectFrom("closures").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Marks a closure as removed, under the lock of closures, so that its time can be booked; the row stays. */
export async function removeClosure(tx: Db, id: string, now: Date): Promise<void> {
  await tx.updateTable("closures").set({ removed_at: now.toISOString() }).where("id", "=", id).execute();
}
