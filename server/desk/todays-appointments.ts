import type { OutputOf } from "#domain/office/operation.ts";
import type { getToday } from "#domain/office/people-operations.ts";
import type { Db } from "../base/db/open-database.ts";
import { withPeople } from "../people/with-people.ts";
import { selectBooked } from "./calendar-entries.ts";

/** The first moment of a day and that of the next. */
export type Day = { start: string; end: string };

const mostAppointments = 200;

/** Lists the booked appointments of a day, earliest first, each with the person whom it belongs to now. */
export async function listAppointments(
  db: Db,
  { start, end }: Day,
): Promise<OutputOf<typeof getToday>["appointments"]> {
  const rows = await selectBooked(db)
    .where("starts_at", ">=", start)
    .where("starts_at", "<", end)
    .limit(mostAppointments)
    .execute();
  return (await withPeople(db, rows)).map((row) => ({
    id: row.id,
    personId: row.personId,
    name: row.name,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    typeId: row.type_id,
    meeting: row.meeting,
    outcome: row.outcome,
  }));
}

/** The start of the first booked appointment from a moment on; null when there is none. */
export async function nextAppointmentAt(db: Db, from: string): Promise<string | null> {
  const row = await db
    .selectFrom("appointments")
    .select("starts_at")
    .where("starts_at", ">=", from)
    .where("status", "=", "booked")
    .orderBy("starts_at")
    .limit(1)
    .executeTakeFirst();
  return row?.starts_at ?? null;
}
