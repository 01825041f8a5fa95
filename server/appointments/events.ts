import {
  type AppointmentChange,
  isReminder,
  reminderKinds,
} from "#domain/appointments/appointment-events.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import type { LimitOptions } from "../http/rate-limits.ts";
import type { AppointmentEvent, AppointmentReader } from "../letters/appointment-facts.ts";
import { deleteWaiting, enqueue, type NewDelivery } from "../outbox/enqueue.ts";
import { webhookDeliveries } from "../webhooks/endpoints.ts";
import { type EventDetails, findMailAddress, insertEventRow } from "./event-rows.ts";
import type { Appointment } from "./queries.ts";
import { dueAtOf, insertReminders, reminderKind } from "./reminders.ts";

/** The kind of the letter by which a visitor hears of a booking or a change. */
export const confirmationKind = "appointment-confirmation";

/**
 * Inserts an event of an appointment and enqueues its mails and webhooks, in the transaction of the change itself
 * (transactional outbox). News of an earlier state that wait are deleted, and reminders are replaced; one whose moment
 * has passed is left out. Resolves with the event's id.
 */
export async function insertEvent(
  tx: Db,
  kind: AppointmentChange,
  appointment: Appointment,
  options: LimitOptions & { practice: Practice },
  details: EventDetails = {},
): Promise<string> {
  const { lostFirst } = await deleteOutdated(tx, appointment.id);
  // A change without a letter is told to nobody, but the booking still has to be confirmed.
  const isSilent = details.isSilent === true && (kind === "cancelled" || !lostFirst);
  const told = { ...details, isSilent };
  const refId = await insertEventRow(tx, kind, appointment, options.now, told);
  await enqueue(tx, await newsOf(tx, appointment, refId, told), options);
  if (kind !== "cancelled")
    await insertReminders(tx, appointment, options.practice.appointments.reminders, options);
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
    { kind: "appointment-notice", refId, channel: "mail", to: "practice" },
    ...(visitor ? [{ kind: confirmationKind, refId, channel: "mail" as const, visitor }] : []),
    ...(await webhookDeliveries(tx, "appointment-webhook", refId)),
  ];
  return dueAt ? news.map((delivery) => ({ ...delivery, dueAt })) : news;
}

/**
 * Deletes the waiting news and reminders of an appointment. One that is claimed stays: composing checks it again.
 * `lostFirst` says that the visitor's confirmation was among them and that no other letter has reached them.
 */
export async function deleteOutdated(tx: Db, appointmentId: string): Promise<{ lostFirst: boolean }> {
  const events = await tx
    .selectFrom("appointment_events")
    .select("id")
    .where("appointment_id", "=", appointmentId)
    .execute();
  const ids = events.map(({ id }) => id);
  const unsent = await deleteWaiting(tx, ids);
  const unsentIds = unsent.map(({ ref_id }) => ref_id);
  if (unsentIds.length === 0) return { lostFirst: false };
  await tx
    .deleteFrom("appointment_events")
    .where("id", "in", unsentIds)
    .where("kind", "in", reminderKinds)
    .execute();
  if (!unsent.some(({ kind }) => kind === confirmationKind)) return { lostFirst: false };
  const left = await listTold(tx, appointmentId, "visitor");
  return { lostFirst: left.every(({ told }) => told === null) };
}

type FoundEvent = AppointmentEvent & { leadId: string; isCurrent: boolean };

/**
 * Finds an event with the appointment as it was then; undefined when the appointment was erased. `isCurrent` is false
 * when the appointment was changed since, and for a reminder when it has begun. A reminder happens when it is due: its row
 * is from the day of the booking.
 */
export async function findEvent(db: Db, id: string, now: Date): Promise<FoundEvent | undefined> {
  const row = await db
    .selectFrom("appointment_events as event")
    .innerJoin("appointments as appointment", "appointment.id", "event.appointment_id")
    .selectAll("event")
    .select(["token", "type_id", "time_zone", "tier_id", "status", "lead_id"])
    .select(["appointment.sequence as latest", "appointment.meeting as meetingNow"])
    .where("event.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { status, latest, lead_id: leadId, meetingNow, ...rest } = row;
  // Of a server of the version before, which goes on until all are restarted, an event does not know.
  const event = { ...rest, meeting: rest.meeting ?? meetingNow };
  const isUnchanged = event.sequence === latest;
  const isAhead = Date.parse(event.starts_at) > now.getTime();
  if (!isReminder(event.kind)) return { ...event, leadId, isCurrent: isUnchanged };
  const happened_at = new Date(dueAtOf(event.starts_at, event.kind)).toISOString();
  return { ...event, happened_at, leadId, isCurrent: isUnchanged && status === "booked" && isAhead };
}

const kindsOf = {
  practice: ["appointment-notice"],
  visitor: [confirmationKind, reminderKind],
} satisfies Record<AppointmentReader, string[]>;

/** An event as its reader has to hear of it: a change of what they know, or a booking where they know no other. */
export async function eventFor(
  db: Db,
  event: AppointmentEvent,
  reader: AppointmentReader,
): Promise<AppointmentEvent> {
  if (event.kind !== "moved" && event.kind !== "changed") return event;
  const events = await listTold(db, event.appointment_id, reader);
  const earlier = events.filter(({ sequence }) => sequence < event.sequence);
  if (earlier.every(({ told }) => told === null)) return { ...event, kind: "booked" };
  // What the visitor gets no letter about the staff have told them.
  const known = earlier.find(({ told, is_silent }) => told !== null || (reader === "visitor" && is_silent));
  if (!known || known.kind === "cancelled") return { ...event, kind: "booked" };
  const isSameWay = known.meeting === event.meeting;
  const hasNewAddress = events.some(
    ({ sequence, previous_address }) =>
      previous_address !== null && sequence > known.sequence && sequence <= event.sequence,
  );
  const isElsewhere = isSameWay && event.meeting === "visit" && hasNewAddress;
  if (known.starts_at !== event.starts_at)
    return { ...event, kind: "moved", previous_starts_at: known.starts_at, isElsewhere };
  return { ...event, kind: isElsewhere || !isSameWay ? "changed" : "booked", isElsewhere };
}

/** Lists the events of an appointment, the latest first; `told` is the letter about one that its reader has, or null. */
const listTold = (db: Db, appointmentId: string, reader: AppointmentReader) =>
  db
    .selectFrom("appointment_events as event")
    .leftJoin("outbox", (join) =>
      join
        .onRef("outbox.ref_id", "=", "event.id")
        .on("outbox.kind", "in", kindsOf[reader])
        .on("outbox.state", "in", ["sending", "sent"]),
    )
    .select(["event.sequence", "event.kind", "event.starts_at", "event.meeting", "event.is_silent"])
    .select(["event.previous_address", "outbox.id as told"])
    .where("event.appointment_id", "=", appointmentId)
    .orderBy("event.sequence", "desc")
    .execute();

/** The current state of an appointment as a booking event, for calendar files. */
export const currentEvent = (appointment: Appointment): AppointmentEvent => ({
  appointment_id: appointment.id,
  kind: "booked",
  previous_starts_at: null,
  happened_at: appointment.changed_at,
  ...appointment,
});
