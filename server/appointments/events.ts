import { v7 } from "uuid";
import {
  type AppointmentEventKind,
  isReminder,
  reminderKinds,
} from "#domain/appointments/appointment-form.ts";
import { days, hours } from "#domain/durations.ts";
import type { Db } from "../base/db/open-database.ts";
import type { LimitOptions } from "../http/rate-limits.ts";
import type { AppointmentEvent } from "../letters/appointment-facts.ts";
import { deleteWaiting, enqueue, type NewDelivery } from "../outbox/enqueue.ts";
import { webhookDeliveries } from "../webhooks/endpoints.ts";
import type { Appointment } from "./queries.ts";

/** The lead time of each reminder before the appointment, in milliseconds. */
const reminders = { "reminder-day": days(1), "reminder-hour": hours(1) } as const;

/**
 * Inserts an event of an appointment and enqueues its mails and webhooks, in the transaction of the change itself
 * (transactional outbox). News of an earlier state that wait are deleted, and reminders are replaced; one whose moment
 * has passed is left out.
 */
export async function insertEvent(
  tx: Db,
  kind: "booked" | "moved" | "cancelled",
  appointment: Appointment,
  options: LimitOptions,
  previousStartsAt: string | null = null,
): Promise<void> {
  const { now } = options;
  await deleteOutdated(tx, appointment.id);
  const { email: visitor } = await tx
    .selectFrom("leads")
    .select("email")
    .where("id", "=", appointment.lead_id)
    .executeTakeFirstOrThrow();
  const refId = await insertEventRow(tx, kind, appointment, now, previousStartsAt);
  const deliveries: NewDelivery[] = [
    { kind: "appointment-notice", refId, channel: "mail" },
    { kind: "appointment-confirmation", refId, channel: "mail", visitor },
    ...(await webhookDeliveries(tx, "appointment-webhook", refId)),
  ];
  for (const reminder of kind === "cancelled" ? [] : reminderKinds) {
    const dueAt = new Date(Date.parse(appointment.starts_at) - reminders[reminder]);
    if (dueAt <= now) continue;
    const reminderId = await insertEventRow(tx, reminder, appointment, now, null);
    deliveries.push({ kind: "appointment-reminder", refId: reminderId, channel: "mail", visitor, dueAt });
  }
  await enqueue(tx, deliveries, options);
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
    .values({ id, appointment_id, kind, sequence, ...times, actor_id: null, reason: null })
    .execute();
  return id;
}

// A delivery that is already claimed stays; `findEvent` checks it again when it is composed.
async function deleteOutdated(tx: Db, appointmentId: string): Promise<void> {
  const events = await tx
    .selectFrom("appointment_events")
    .select("id")
    .where("appointment_id", "=", appointmentId)
    .execute();
  const ids = events.map(({ id }) => id);
  const unsentIds = await deleteWaiting(tx, ids);
  if (unsentIds.length === 0) return;
  await tx
    .deleteFrom("appointment_events")
    .where("id", "in", unsentIds)
    .where("kind", "in", reminderKinds)
    .execute();
}

type FoundEvent = AppointmentEvent & { leadId: string; isCurrent: boolean };

/**
 * Finds an event with the appointment as it was then; undefined when the appointment was erased. `isCurrent` is false
 * when the appointment was changed since, and for a reminder when it has begun or the next reminder is already due.
 */
export async function findEvent(db: Db, id: string, now: Date): Promise<FoundEvent | undefined> {
  const row = await db
    .selectFrom("appointment_events as event")
    .innerJoin("appointments as appointment", "appointment.id", "event.appointment_id")
    .selectAll("event")
    .select(["token", "type_id", "time_zone", "meeting", "tier_id", "status", "lead_id"])
    .select("appointment.sequence as latest")
    .where("event.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { status, latest, lead_id: leadId, ...event } = row;
  const isUnchanged = event.sequence === latest;
  // After an outage the later reminder alone is enough.
  const ahead = event.kind === "reminder-day" ? reminders["reminder-hour"] : 0;
  const isEarly = Date.parse(event.starts_at) - ahead > now.getTime();
  const isTimely = !isReminder(event.kind) || (status === "booked" && isEarly);
  return { ...event, leadId, isCurrent: isUnchanged && isTimely };
}

/** The current state of an appointment as a booking event, for calendar files. */
export const currentEvent = (appointment: Appointment): AppointmentEvent => ({
  appointment_id: appointment.id,
  kind: "booked",
  previous_starts_at: null,
  happened_at: appointment.changed_at,
  ...appointment,
});
