import { v7 } from "uuid";
import { localPath, routes } from "#content/routes.ts";
import { days, hours } from "#domain/durations.ts";
import { type AppointmentEventKind, isReminder, reminderKinds } from "#domain/forms/appointment-form.ts";
import type { Locale } from "#domain/locale.ts";
import type { Db } from "../base/db/open-database.ts";
import type { AppointmentEvent } from "../letters/appointment-facts.ts";
import { insertEventDeliveries } from "../outbox/enqueue.ts";
import type { Appointment } from "./book.ts";

/** How long before the appointment each reminder goes out. */
const reminders = { "reminder-day": days(1), "reminder-hour": hours(1) } as const;

/**
 * Notes what happened to an appointment, in the same transaction, with the letters and webhooks that tell of it.
 * Reminders of an earlier time go, those of the new one come; a reminder whose moment has passed is left out.
 */
export async function insertEvent(
  tx: Db,
  kind: "booked" | "moved" | "cancelled",
  appointment: Appointment,
  now: Date,
  previousStartsAt: string | null = null,
): Promise<void> {
  await deleteReminders(tx, appointment.id);
  const event = eventRow(kind, appointment, now, previousStartsAt);
  await tx.insertInto("appointment_events").values(event).execute();
  await insertEventDeliveries(tx, { leadId: appointment.lead_id, eventId: event.id, now });
  if (kind === "cancelled") return;
  for (const reminder of reminderKinds) {
    const dueAt = new Date(Date.parse(appointment.starts_at) - reminders[reminder]);
    if (dueAt <= now) continue;
    const row = eventRow(reminder, appointment, now, null);
    await tx.insertInto("appointment_events").values(row).execute();
    await insertEventDeliveries(tx, { leadId: appointment.lead_id, eventId: row.id, now, remindAt: dueAt });
  }
}

const eventRow = (
  kind: AppointmentEventKind,
  appointment: Appointment,
  now: Date,
  previousStartsAt: string | null,
) => ({
  id: v7({ msecs: now.getTime() }),
  appointment_id: appointment.id,
  kind,
  sequence: appointment.sequence,
  starts_at: appointment.starts_at,
  ends_at: appointment.ends_at,
  previous_starts_at: previousStartsAt,
  happened_at: now.toISOString(),
});

// Their deliveries go with them; one that is on its way is checked again before it is sent.
const deleteReminders = (tx: Db, appointmentId: string) =>
  tx
    .deleteFrom("appointment_events")
    .where("appointment_id", "=", appointmentId)
    .where("kind", "in", reminderKinds)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("outbox")
        .select((column) => column.ref("event_id").$notNull().as("event_id"))
        .where("state", "=", "queued")
        .where("event_id", "is not", null),
    )
    .execute();

export type ToldEvent = { news: AppointmentEvent; isCurrent: boolean };

/**
 * An event as letters, calendar files and webhooks tell of it; undefined when the appointment was erased.
 * `isCurrent` is false for a reminder of a time that was changed or has begun, or that the next reminder has overtaken.
 */
export async function findEvent(
  db: Db,
  id: string,
  options: { siteUrl: string; websiteId: string; locale: Locale; now: Date },
): Promise<ToldEvent | undefined> {
  const row = await db
    .selectFrom("appointment_events as event")
    .innerJoin("appointments as appointment", "appointment.id", "event.appointment_id")
    .selectAll("event")
    .select(["token", "type_id", "time_zone", "status", "appointment.sequence as latest"])
    .where("event.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const isUnchanged = row.status === "booked" && row.sequence === row.latest;
  // After an outage the later reminder alone is enough.
  const ahead = row.kind === "reminder-day" ? reminders["reminder-hour"] : 0;
  const isEarly = Date.parse(row.starts_at) - ahead > options.now.getTime();
  return {
    isCurrent: !isReminder(row.kind) || (isUnchanged && isEarly),
    news: eventOf({ ...row, id: row.appointment_id }, options.websiteId, {
      kind: row.kind,
      at: row.happened_at,
      manageUrl: manageUrl(options.siteUrl, options.locale, row.token),
      ...(row.previous_starts_at && { previousStartsAt: row.previous_starts_at }),
    }),
  };
}

type Told = Pick<Appointment, "id" | "type_id" | "starts_at" | "ends_at" | "time_zone" | "sequence">;
type Happening = Pick<AppointmentEvent, "kind" | "at" | "manageUrl" | "previousStartsAt">;

/** What happened to an appointment, told with the appointment as it was then. */
export const eventOf = (appointment: Told, websiteId: string, happening: Happening): AppointmentEvent => ({
  ...happening,
  typeId: appointment.type_id,
  startsAt: appointment.starts_at,
  endsAt: appointment.ends_at,
  timeZone: appointment.time_zone,
  sequence: appointment.sequence,
  // By this calendar programs know an appointment again.
  calendarUid: `${appointment.id}@${websiteId}`,
});

/** The page where a visitor sees, moves and cancels an appointment. */
export const manageUrl = (siteUrl: string, locale: Locale, token: string) =>
  `${siteUrl}${localPath(`${routes.appointments}/${token}`, locale)}`;
