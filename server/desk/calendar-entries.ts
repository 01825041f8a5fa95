import { findSlotRules, type Slot } from "#domain/appointments/appointment-slots.ts";
import { days, minutes } from "#domain/durations.ts";
import { isMailAddress } from "#domain/forms/form-values.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import { type ShownPerson, withPeople } from "../people/with-people.ts";
import { wallTimeAt } from "./office-clock.ts";

/** Booked appointments with the message of each, earliest first. */
export const selectBooked = (db: Db) =>
  db
    .selectFrom("appointments as appointment")
    .innerJoin("leads as lead", "lead.id", "appointment.lead_id")
    .select(["appointment.id", "type_id", "meeting", "starts_at", "ends_at", "outcome"])
    .select("appointment.assigned_to")
    .select(["outside_hours_reason", "lead.form_kind", "lead.fields", "lead.email", "lead.locale"])
    .select("lead.person_id")
    .where("appointment.status", "=", "booked")
    .orderBy("starts_at")
    .orderBy("appointment.id");
type BookedRow = Awaited<ReturnType<ReturnType<typeof selectBooked>["execute"]>>[number];

/** The calendar entries of booked appointments for the office, with sensitive numbers masked. */
export const toEntries = async (db: Db, rows: readonly BookedRow[], practice: Practice) =>
  (await withPeople(db, rows)).map((row) => entryOf(row, practice));

function entryOf(row: BookedRow & ShownPerson, practice: Practice): CalendarEntry {
  const fields: Record<string, string> = JSON.parse(row.fields);
  const rules = findSlotRules(practice, row.type_id)?.rules;
  const { timeZone } = practice.business;
  return {
    id: row.id,
    personId: row.personId,
    name: row.name,
    phone: row.phone,
    hasMail: isMailAddress(row.email),
    writes: row.locale,
    typeId: row.type_id,
    meeting: row.meeting,
    address: maskSensitiveNumbers(fields.address ?? ""),
    comments: maskSensitiveNumbers(fields.comments ?? ""),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    from: wallTimeAt(Date.parse(row.starts_at), timeZone),
    to: wallTimeAt(Date.parse(row.ends_at), timeZone),
    before: (rules?.before ?? 0) / minutes(1),
    after: (rules?.after ?? 0) / minutes(1),
    outcome: row.outcome,
    assignedTo: row.assigned_to,
    reason: row.outside_hours_reason,
  };
}

/** The most appointments of a closure that are listed. */
const mostInside = 200;

/** Lists the booked appointments of some types, or of all, that touch a time and have not ended. */
export async function listInside(
  db: Db,
  { start, end, typeIds }: Slot & { typeIds: readonly string[] | null },
  { practice, now }: { practice: Practice; now: Date },
): Promise<CalendarEntry[]> {
  const iso = (instant: number) => new Date(instant).toISOString();
  const rows = await selectBooked(db)
    // No appointment is longer than a day, and the index is of starts.
    .where("starts_at", ">", iso(start - days(1)))
    .where("starts_at", "<", iso(end))
    .where("ends_at", ">", iso(Math.max(start, now.getTime())))
    .$if(typeIds !== null, (query) => query.where("type_id", "in", typeIds ?? []))
    .limit(mostInside)
    .execute();
  return toEntries(db, rows, practice);
}
