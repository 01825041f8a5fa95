import { lockAppointment } from "../appointments/staff-changes.ts";
import { takeBackNews } from "../appointments/undo-change.ts";
import type { Db } from "../base/db/open-database.ts";
import { OperationRefused } from "../http/office-handler.ts";
import { lockRoot } from "../people/people-rows.ts";
import { refreshClock } from "../people/refresh-clock.ts";
import { settlePerson } from "../people/settle-person.ts";
import { readChange } from "../people/touch-rows.ts";

/**
 * Erases an appointment that was booked in the office, with its lead, as if nobody had called; false for an event of
 * another kind. Throws `too-late` when one of its letters left or something else changed since.
 */
export async function undoBooking(tx: Db, id: string, eventId: string, now: Date): Promise<boolean> {
  const event = await tx
    .selectFrom("appointment_events")
    .select(["sequence", "actor_id", "happened_at as at"])
    .where("id", "=", eventId)
    .where("appointment_id", "=", id)
    .where("kind", "=", "booked")
    .executeTakeFirst();
  if (!event) return false;
  const appointment = await lockAppointment(tx, id);
  // The first one alone can be the office's own: a later one brought a visitor's back from the spam.
  if (event.actor_id === null || event.sequence !== 0 || appointment.sequence !== 0)
    throw new OperationRefused("too-late");
  await takeBackNews(tx, id, eventId);
  await tx.deleteFrom("slot_units").where("appointment_id", "=", id).execute();
  await tx.deleteFrom("appointment_events").where("appointment_id", "=", id).execute();
  await tx.deleteFrom("appointments").where("id", "=", id).execute();
  const lead = await tx
    .deleteFrom("leads")
    .where("id", "=", appointment.lead_id)
    .returning("person_id")
    .executeTakeFirst();
  if (!lead?.person_id) return true;
  await restoreStage(tx, lead.person_id, { id, at: event.at, now });
  await settlePerson(tx, lead.person_id);
  return true;
}

/** Gives a person the stage of before the booking or cancellation at a moment, unless somebody chose another one since. */
export async function restoreStage(
  tx: Db,
  personId: string,
  { id, at, now }: { id: string; at: string; now: Date },
): Promise<void> {
  const person = await lockRoot(tx, personId);
  const touch = await tx
    .updateTable("touches")
    .set({ undone_at: now.toISOString() })
    .where("appointment_id", "=", id)
    .where("person_id", "=", personId)
    .where("kind", "=", "change")
    .where("happened_at", "=", at)
    .returning("body")
    .executeTakeFirst();
  const change = touch && readChange(touch);
  if (change?.to !== person.stage) return;
  const stage = change.from as typeof person.stage;
  await tx.updateTable("people").set({ stage }).where("id", "=", person.id).execute();
  await refreshClock(tx, person.id);
}
