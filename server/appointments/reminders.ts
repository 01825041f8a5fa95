import { type ReminderKind, reminderOf } from "#domain/appointments/appointment-events.ts";
import { days, hours } from "#domain/durations.ts";
import type { ReminderTime } from "#domain/practice/appointment-choices.ts";
import type { Db } from "../base/db/open-database.ts";
import type { LimitOptions } from "../http/rate-limits.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { findMailAddress, insertEventRow } from "./event-rows.ts";
import type { Appointment } from "./queries.ts";

/** The lead time of each reminder before the appointment, in milliseconds. */
const leadTimes: Record<ReminderKind, number> = {
  "reminder-two-days": days(2),
  "reminder-day": days(1),
  "reminder-two-hours": hours(2),
  "reminder-hour": hours(1),
};

/** The kind of its deliveries, each of which is due at a moment of its own. */
export const reminderKind = "appointment-reminder";

/** The moment at which a reminder of an appointment is due, in epoch milliseconds. */
export const dueAtOf = (startsAt: string, kind: ReminderKind) => Date.parse(startsAt) - leadTimes[kind];

/** Enqueues the reminders of an appointment that it has not yet; one whose moment has passed is left out. */
export async function insertReminders(
  tx: Db,
  appointment: Appointment,
  times: readonly ReminderTime[],
  options: LimitOptions,
): Promise<void> {
  const visitor = await findMailAddress(tx, appointment);
  const { id, sequence, starts_at } = appointment;
  const events = await tx
    .selectFrom("appointment_events")
    .select("kind")
    .where("appointment_id", "=", id)
    .where("sequence", "=", sequence)
    .execute();
  for (const reminder of visitor ? times.map(reminderOf) : []) {
    const dueAt = new Date(dueAtOf(starts_at, reminder));
    if (dueAt <= options.now || events.some(({ kind }) => kind === reminder)) continue;
    const refId = await insertEventRow(tx, reminder, appointment, options.now);
    await enqueue(tx, [{ kind: reminderKind, refId, channel: "mail", visitor, dueAt }], options);
  }
}

/** Gives the booked appointments to come the reminders of times that were chosen after they were booked. */
export async function remindOfBooked(
  tx: Db,
  times: readonly ReminderTime[],
  options: LimitOptions,
): Promise<void> {
  const ahead = await tx
    .selectFrom("appointments")
    .selectAll()
    .where("status", "=", "booked")
    .where("starts_at", ">", options.now.toISOString())
    .execute();
  for (const appointment of ahead) await insertReminders(tx, appointment, times, options);
}

/**
 * Whether a reminder is not sent: its time was switched off since, or a later one is due by now, which alone is enough
 * after an outage.
 */
export function isReminderHeld(
  { kind, starts_at }: { kind: ReminderKind; starts_at: string },
  times: readonly ReminderTime[],
  now: Date,
): boolean {
  const chosen = times.map(reminderOf);
  const own = dueAtOf(starts_at, kind);
  const isOvertaken = chosen.some((each) => {
    const dueAt = dueAtOf(starts_at, each);
    return dueAt > own && dueAt <= now.getTime();
  });
  return !chosen.includes(kind) || isOvertaken;
}
