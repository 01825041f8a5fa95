import { findSlotRules, type Slot } from "#domain/appointments/appointment-slots.ts";
import { days, minutes } from "#domain/durations.ts";
import { isMailAddress } from "#domain/forms/form-values.ts";
import { groupedPhone } from "#domain/forms/phone-number.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import { personName } from "#domain/people/person-names.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import { shownPersonId } from "../people/people-rows.ts";
import { wallTimeAt } from "./office-clock.ts";

/** Booked appointments with the lead and the person of each, earliest first. */
export const selectBooked = (db: Db) =>
  db
    .selectFrom("appointments as appointment")
    .innerJoin("leads as lead", "lead.id", "appointment.lead_id")
    .leftJoin("people as person", "person.id", "lead.person_id")
    .select(["appointment.id", "type_id", "meeting", "starts_at", "ends_at", "outcome"])
    .select("appointment.assigned_to")
    .select(["outside_hours_reason", "lead.form_kind", "lead.fields", "lead.email", "lead.locale"])
    .select([shownPersonId.as("person_id"), "person.name", "person.phone_shown"])
    .where("appointment.status", "=", "booked")
    .orderBy("starts_at")
    .orderBy("appointment.id");
type BookedRow = Awaited<ReturnType<ReturnType<typeof selectBooked>["execute"]>>[number];

/** The calendar entry of a booked appointment for the office, with sensitive numbers masked. */
export function entryOf(row: BookedRow, practice: Practice): CalendarEntry {
  const fields: Record<string, string> = JSON.parse(row.fields);
  const rules = findSlotRules(practice, row.type_id)?.rules;
  const { timeZone } = practice.business;
  return {
    id: row.id,
    personId: row.person_id,
    name: maskSensitiveNumbers(row.name || personName(row.form_kind, fields)),
    phone: maskSensitiveNumbers(groupedPhone(row.phone_shown || (fields.phone ?? ""))),
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
  return rows.map((row) => entryOf(row, practice));
}
