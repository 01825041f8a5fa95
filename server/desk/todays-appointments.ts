import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import type { getToday } from "#domain/office/people-operations.ts";
import { personName } from "#domain/people/person-names.ts";
import type { Db } from "../base/db/open-database.ts";
import { shownPersonId } from "../people/people-rows.ts";

/** The first moment of a day and that of the next. */
export type Day = { start: string; end: string };

const mostAppointments = 200;

/** Lists the booked appointments of a day, earliest first, each with the person whom it belongs to now. */
export async function listAppointments(
  db: Db,
  { start, end }: Day,
): Promise<OutputOf<typeof getToday>["appointments"]> {
  const rows = await db
    .selectFrom("appointments as appointment")
    .innerJoin("leads as lead", "lead.id", "appointment.lead_id")
    .leftJoin("people as person", "person.id", "lead.person_id")
    .select([
      "appointment.id",
      "starts_at",
      "ends_at",
      "type_id",
      "meeting",
      "outcome",
      "form_kind",
      "fields",
    ])
    .select([shownPersonId.as("person_id"), "person.name"])
    .where("starts_at", ">=", start)
    .where("starts_at", "<", end)
    .where("appointment.status", "=", "booked")
    .orderBy("starts_at")
    .limit(mostAppointments)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    personId: row.person_id,
    name: maskSensitiveNumbers(row.name || personName(row.form_kind, JSON.parse(row.fields))),
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
