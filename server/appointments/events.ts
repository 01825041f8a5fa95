import { v7 } from "uuid";
import { days, hours } from "#domain/durations.ts";
import { type AppointmentEventKind, isReminder, reminderKinds } from "#domain/forms/appointment-form.ts";
import type { Db } from "../base/db/open-database.ts";
import type { AppointmentEvent } from "../letters/appointment-facts.ts";
import { deleteQueued, enqueue } from "../outbox/enqueue.ts";
import { webhookDeliveries } from "../webhooks/endpoints.ts";
import type { Appointment } from "./queries.ts";

/** The lead time of each reminder before the appointment, in milliseconds. */
const reminders = { "reminder-day": days(1), "reminder-hour": hours(1) } as const;

/**
 * Inserts an event of an appointment and enqueues its mails and webhooks, in the transaction of the change itself
 * (transactional outbox). Queued reminders are replaced; one whose moment has passed is left out.
 */
export async function insertEvent(
  tx: Db,
  kind: "booked" | "moved" | "cancelled",
  appointment: Appointment,
  now: Date,
  previousStartsAt: string | null = null,
): Promise<void> {
  await deleteReminders(tx, appointment.id);
  const refId = await insertEventRow(tx, kind, appointment, now, previousStartsAt);
  const mails = ["appointment-notice", "appointment-confirmation"].map(
    (mail) => ({ kind: mail, refId, channel: "mail" }) as const,
  );
  await enqueue(tx, [...mails, ...(await webhookDeliveries(tx, "appointment-webhook", refId))], now);
  if (kind === "cancelled") return;
  for (const reminder of reminderKinds) {
    const dueAt = new Date(Date.parse(appointment.starts_at) - reminders[reminder]);
    if (dueAt <= now) continue;
    const reminderId = await insertEventRow(tx, reminder, appointment, now, null);
    await enqueue(tx, [{ kind: "appointment-reminder", refId: reminderId, channel: "mail", dueAt }], now);
  }
}

async function insertEventRow(
  tx: Db,
  kind: AppointmentEventKind,
  appointment: Appointment,
  now: Date,
  previousStartsAt: string | null,
): Promise<string> {
  const id = v7({ msecs: now.getTime() });
  const { id: appointment_id, sequence, starts_at, ends_at } = appointment;
  const times = { starts_at, ends_at, previous_starts_at: previousStartsAt, happened_at: now.toISOString() };
  await tx
    .insertInto("appointment_events")
    .values({ id, appointment_id, kind, sequence, ...times })
    .execute();
  return id;
}

// A reminder that is already claimed stays; `findEvent` checks it again when it is composed.
async function deleteReminders(tx: Db, appointmentId: string): Promise<void> {
  const rows = await tx
    .selectFrom("appointment_events")
    .select("id")
    .where("appointment_id", "=", appointmentId)
    .where("kind", "in", reminderKinds)
    .execute();
  const ids = rows.map(({ id }) => id);
  const unsentIds = await deleteQueued(tx, "appointment-reminder", ids);
  if (unsentIds.length === 0) return;
  await tx.deleteFrom("appointment_events").where("id", "in", unsentIds).execute();
}

type FoundEvent = AppointmentEvent & { leadId: string; isCurrent: boolean };

/**
 * Finds an event with the appointment as it was then; undefined when the appointment was erased. `isCurrent` is false
 * for a reminder when the appointment was changed or has begun, or when the next reminder is already due.
 */
export async function findEvent(db: Db, id: string, now: Date): Promise<FoundEvent | undefined> {
  const row = await db
    .selectFrom("appointment_events as event")
    .innerJoin("appointments as appointment", "appointment.id", "event.appointment_id")
    .selectAll("event")
    .select(["token", "type_id", "time_zone", "status", "lead_id", "appointment.sequence as latest"])
    .where("event.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { status, latest, lead_id: leadId, ...event } = row;
  const isUnchanged = status === "booked" && event.sequence === latest;
  // After an outage the later reminder alone is enough.
  const ahead = event.kind === "reminder-day" ? reminders["reminder-hour"] : 0;
  const isEarly = Date.parse(event.starts_at) - ahead > now.getTime();
  return { ...event, leadId, isCurrent: !isReminder(event.kind) || (isUnchanged && isEarly) };
}

/** The current state of an appointment as a booking event, for calendar files. */
export const currentEvent = (appointment: Appointment): AppointmentEvent => ({
  appointment_id: appointment.id,
  kind: "booked",
  previous_starts_at: null,
  happened_at: appointment.changed_at,
  ...appointment,
});
