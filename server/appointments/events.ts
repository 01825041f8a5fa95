import { v7 } from "uuid";
import {
  type AppointmentEventKind,
  isReminder,
  reminderKinds,
} from "#domain/appointments/appointment-form.ts";
import { days, hours } from "#domain/durations.ts";
import { isMailAddress } from "#domain/forms/form-values.ts";
import type { Db } from "../base/db/open-database.ts";
import type { LimitOptions } from "../http/rate-limits.ts";
import type { AppointmentEvent } from "../letters/appointment-facts.ts";
import { deleteWaiting, enqueue, type NewDelivery } from "../outbox/enqueue.ts";
import { webhookDeliveries } from "../webhooks/endpoints.ts";
import type { Appointment } from "./queries.ts";

/** The lead time of each reminder before the appointment, in milliseconds. */
const reminders = { "reminder-day": days(1), "reminder-hour": hours(1) } as const;

/** What an event tells beside its kind. */
type EventDetails = {
  previousStartsAt?: string;
  /** The member of staff who made the change; the visitor when left out. */
  actorId?: string;
  reason?: string | null;
  /** When its mails and webhooks leave at the earliest; at once when left out. */
  dueAt?: Date;
  /** Whether the visitor gets no letter about it. */
  isSilent?: boolean;
};

/**
 * Inserts an event of an appointment and enqueues its mails and webhooks, in the transaction of the change itself
 * (transactional outbox). News of an earlier state that wait are deleted, and reminders are replaced; one whose moment
 * has passed is left out. Resolves with the event's id.
 */
export async function insertEvent(
  tx: Db,
  kind: "booked" | "moved" | "cancelled",
  appointment: Appointment,
  options: LimitOptions,
  details: EventDetails = {},
): Promise<string> {
  await deleteOutdated(tx, appointment.id);
  const refId = await insertEventRow(tx, kind, appointment, options.now, details);
  await enqueue(tx, await newsOf(tx, appointment, refId, details), options);
  if (kind !== "cancelled") await insertReminders(tx, appointment, options);
  return refId;
}

/** The deliveries that tell of an event: to the practice, to each webhook, and to a visitor with a mail address. */
export async function newsOf(
  tx: Db,
  appointment: Appointment,
  refId: string,
  { dueAt, isSilent = false }: EventDetails = {},
): Promise<NewDelivery[]> {
  const visitor = isSilent ? "" : await findMailAddress(tx, appointment);
  const news: NewDelivery[] = [
    { kind: "appointment-notice", refId, channel: "mail" },
    ...(visitor ? [{ kind: "appointment-confirmation", refId, channel: "mail" as const, visitor }] : []),
    ...(await webhookDeliveries(tx, "appointment-webhook", refId)),
  ];
  return dueAt ? news.map((delivery) => ({ ...delivery, dueAt })) : news;
}

export async function insertReminders(
  tx: Db,
  appointment: Appointment,
  options: LimitOptions,
): Promise<void> {
  const visitor = await findMailAddress(tx, appointment);
  for (const reminder of visitor ? reminderKinds : []) {
    const dueAt = new Date(Date.parse(appointment.starts_at) - reminders[reminder]);
    if (dueAt <= options.now) continue;
    const refId = await insertEventRow(tx, reminder, appointment, options.now);
    await enqueue(tx, [{ kind: "appointment-reminder", refId, channel: "mail", visitor, dueAt }], options);
  }
}

/** The mail address of an appointment's visitor; empty for one who only gave a phone number. */
export async function findMailAddress(tx: Db, { lead_id }: Appointment): Promise<string> {
  const lead = await tx
    .selectFrom("leads")
    .select("email")
    .where("id", "=", lead_id)
    .executeTakeFirstOrThrow();
  return isMailAddress(lead.email) ? lead.email : "";
}

async function insertEventRow(
  tx: Db,
  kind: AppointmentEventKind,
  appointment: Appointment,
  now: Date,
  { previousStartsAt, actorId, reason = null }: EventDetails = {},
): Promise<string> {
  const id = v7({ msecs: now.getTime() });
  const { id: appointment_id, sequence, starts_at, ends_at } = appointment;
  const times = {
    starts_at,
    ends_at,
    previous_starts_at: previousStartsAt ?? null,
    happened_at: now.toISOString(),
  };
  await tx
    .insertInto("appointment_events")
    .values({ id, appointment_id, kind, sequence, ...times, actor_id: actorId ?? null, reason })
    .execute();
  return id;
}

/** Deletes the waiting news and reminders of an appointment. One that is claimed stays: composing checks it again. */
export async function deleteOutdated(tx: Db, appointmentId: string): Promise<void> {
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
