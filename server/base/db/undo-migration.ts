import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** Events keep what their undoing gives back: whether the visitor was written to, and what the appointment lost by them. */
export async function addFormerStates(db: Kysely<Database>) {
  const { schema } = db;
  await schema
    .alterTable("appointment_events")
    .addColumn("is_silent", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable("appointment_events").addColumn("previous_outcome", "text").execute();
  await schema.alterTable("appointment_events").addColumn("previous_open_slot_no", "integer").execute();
  await markSilent(db);
}

/** Events keep how an appointment is met, which was never changed before, and what the address was. */
export async function addFormerMeetings(db: Kysely<Database>) {
  for (const column of ["meeting", "previous_address"])
    await db.schema.alterTable("appointment_events").addColumn(column, "text").execute();
  await sql`
    update appointment_events set meeting = (
      select meeting from appointments where appointments.id = appointment_events.appointment_id)`.execute(
    db,
  );
}

/** Marks earlier changes by the staff without a letter as silent, so that undoing one writes to nobody. */
export async function markSilent(db: Kysely<Database>) {
  await sql`
    update appointment_events set is_silent = 1
    where actor_id is not null and not exists (
      select 1 from outbox where ref_id = appointment_events.id and outbox.kind = 'appointment-confirmation')`.execute(
    db,
  );
}
