import { type AppointmentChange, appointmentChanges } from "#domain/appointments/appointment-events.ts";
import { type TimelineEntry, timelinePageSize } from "#domain/office/person-card.ts";
import type { Db } from "../base/db/open-database.ts";
import { type Cursor, isBefore } from "../http/keyset.ts";
import { problemOf } from "../outbox/delivery-reason.ts";
import { nameEndpoints } from "../webhooks/endpoints.ts";

const appointmentsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("leads as lead")
    .innerJoin("appointments as appointment", "appointment.lead_id", "lead.id")
    .where("lead.person_id", "in", ids);

/** The mails to people and the webhooks about them, latest first; letters of the office stand with their touches. */
export async function listPersonDeliveries(
  db: Db,
  ids: readonly string[],
  before: Cursor | undefined,
): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    // One list: for two joined by "or" Postgres would read the whole outbox.
    .where("ref_id", "in", (eb) =>
      eb
        .selectFrom("leads")
        .select("leads.id")
        .where("person_id", "in", ids)
        .unionAll(
          appointmentsOf(db, ids)
            .innerJoin("appointment_events as event", "event.appointment_id", "appointment.id")
            .select("event.id"),
        ),
    )
    // Without the notices to the practice itself.
    .where((eb) => eb.or([eb("channel", "=", "webhook"), eb("mailbox", "is not", null)]))
    .where(isBefore("created_at", "id", before))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(timelinePageSize + 1)
    .execute();
  const endpoints = await nameEndpoints(db);
  return rows.map((row) => ({
    type: "delivery",
    id: row.id,
    at: row.created_at,
    kind: row.kind,
    channel: row.channel === "webhook" ? "webhook" : "mail",
    target: row.channel === "webhook" ? (endpoints.get(row.target)?.name ?? "") : "",
    state: row.state,
    attempts: row.attempts,
    problem: row.state === "sent" ? null : problemOf(row.last_error, row.problem),
  }));
}

/** What happened to the appointments of people, latest first. */
export async function listAppointmentEvents(
  db: Db,
  ids: readonly string[],
  before: Cursor | undefined,
): Promise<TimelineEntry[]> {
  const rows = await appointmentsOf(db, ids)
    .innerJoin("appointment_events as event", "event.appointment_id", "appointment.id")
    .selectAll("event")
    .select("appointment.type_id")
    .where("event.kind", "in", appointmentChanges)
    .where(isBefore("event.happened_at", "event.id", before))
    .orderBy("event.happened_at", "desc")
    .orderBy("event.id", "desc")
    .limit(timelinePageSize + 1)
    .execute();
  return rows.map((row) => ({
    type: "appointment",
    id: row.id,
    at: row.happened_at,
    event: row.kind as AppointmentChange,
    typeId: row.type_id,
    meeting: row.meeting,
    startsAt: row.starts_at,
    previousStartsAt: row.previous_starts_at,
  }));
}

export const listAppointmentsOf = (db: Db, ids: readonly string[]) =>
  appointmentsOf(db, ids)
    .select(["appointment.id", "appointment.type_id as typeId", "appointment.starts_at as startsAt"])
    .select(["appointment.ends_at as endsAt", "appointment.meeting", "appointment.status"])
    .select("appointment.outcome")
    .orderBy("appointment.starts_at", "desc")
    .limit(timelinePageSize)
    .execute();
