import type { Selectable } from "kysely";
import { appointmentChanges } from "#domain/appointments/appointment-events.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { AppointmentEventsTable } from "../base/db/appointments-schema.ts";
import type { Db } from "../base/db/open-database.ts";
import { isClosed } from "../closures/queries.ts";
import { OperationRefused } from "../http/office-handler.ts";
import { deleteWaiting, enqueue, targetOf } from "../outbox/enqueue.ts";
import { setAddress } from "./change-meeting.ts";
import { deleteOutdated, newsOf } from "./events.ts";
import { retakeOpenSlot } from "./open-slots.ts";
import type { Appointment } from "./queries.ts";
import { insertReminders } from "./reminders.ts";
import { lockAppointment, reserve, store } from "./staff-changes.ts";

type Event = Selectable<AppointmentEventsTable>;
type Options = { practice: Practice; secret: string; now: Date };

/**
 * Takes the last change of an appointment by the staff back, as if it had never been; resolves with it. Throws `too-late`
 * when one of its letters left or something else changed since, and `slot-taken` when another has the earlier time by now,
 * or it was closed since.
 */
export async function undoChange(tx: Db, id: string, eventId: string, options: Options): Promise<Event> {
  const appointment = await lockAppointment(tx, id);
  const event = await findChange(tx, appointment, appointment.sequence);
  const before = await findChange(tx, appointment, appointment.sequence - 1);
  if (event?.id !== eventId || event.actor_id === null || !before) throw new OperationRefused("too-late");
  const [start, end] = [Date.parse(before.starts_at), Date.parse(before.ends_at)];
  const isElsewhere = event.kind !== "changed";
  if (isElsewhere && (await isClosed(tx, appointment.type_id, { start, end, since: event.happened_at })))
    throw new OperationRefused("slot-taken", { field: "start" });
  await takeBackNews(tx, id, eventId);
  await tx.deleteFrom("appointment_events").where("id", "=", eventId).execute();
  const restored: Appointment = {
    ...appointment,
    status: "booked",
    // An event of a server of the version before does not know.
    meeting: before.meeting ?? appointment.meeting,
    starts_at: before.starts_at,
    ends_at: before.ends_at,
    sequence: before.sequence,
    changed_at: before.happened_at,
    outside_hours_reason: before.reason,
    outcome: event.previous_outcome,
    // Before the units, as a booking takes them: in another order the two could wait for each other.
    open_slot_no: appointment.open_slot_no ?? (await retakeOpenSlot(tx, id, event.previous_open_slot_no)),
  };
  await reserve(tx, restored, options);
  await store(tx, restored);
  // A number that the office added to the message stays: it is the person's own.
  if (event.previous_address !== null) await setAddress(tx, restored, event.previous_address);
  const { reminders } = options.practice.appointments;
  await insertReminders(tx, restored, reminders, { ...options, isLimited: false });
  await tellAgain(tx, restored, before, options);
  return event;
}

/** Deletes the letters and webhooks of an event and the reminders of its appointment. Throws `too-late` when one left. */
export async function takeBackNews(tx: Db, appointmentId: string, eventId: string): Promise<void> {
  await deleteWaiting(tx, [eventId]);
  if ((await listSent(tx, eventId)).size > 0) throw new OperationRefused("too-late");
  await deleteOutdated(tx, appointmentId);
}

/** Enqueues what the earlier change had not sent yet when the later one deleted it. */
async function tellAgain(tx: Db, appointment: Appointment, event: Event, options: Options): Promise<void> {
  const sent = await listSent(tx, event.id);
  const news = await newsOf(tx, appointment, event.id, { isSilent: event.is_silent === 1 });
  await enqueue(
    tx,
    news.filter((delivery) => !sent.has(`${delivery.kind} ${targetOf(delivery)}`)),
    { ...options, isLimited: false },
  );
}

const findChange = (tx: Db, { id }: Appointment, sequence: number): Promise<Event | undefined> =>
  tx
    .selectFrom("appointment_events")
    .selectAll()
    .where("appointment_id", "=", id)
    .where("sequence", "=", sequence)
    .where("kind", "in", appointmentChanges)
    .executeTakeFirst();

/** What was sent of an event, each with its endpoint. */
async function listSent(tx: Db, refId: string): Promise<Set<string>> {
  const rows = await tx.selectFrom("outbox").select(["kind", "target"]).where("ref_id", "=", refId).execute();
  return new Set(rows.map(({ kind, target }) => `${kind} ${target}`));
}
