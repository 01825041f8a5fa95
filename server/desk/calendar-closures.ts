import type { Slot } from "#domain/appointments/appointment-slots.ts";
import type { CalendarClosure } from "#domain/office/calendar-values.ts";
import type { Db } from "../base/db/open-database.ts";
import { listClosures, parseClosure } from "../closures/queries.ts";
import { findNamesIn } from "../people/colleagues.ts";
import { wallTimeAt } from "./office-clock.ts";

/** Lists the closures that touch a window, each with the name of who closed. */
export async function listCalendarClosures(
  db: Db,
  window: Slot,
  timeZone: string,
): Promise<CalendarClosure[]> {
  const rows = await listClosures(db, window);
  const names = await findNamesIn(db, rows, "actor_id");
  return rows.map((row) => {
    const { start, end, typeIds } = parseClosure(row);
    return {
      id: row.id,
      from: wallTimeAt(start, timeZone),
      to: wallTimeAt(end, timeZone),
      typeIds: typeIds && [...typeIds],
      note: row.note,
      by: names.get(row.actor_id) ?? "",
    };
  });
}
