import type { AppointmentEventKind } from "#domain/appointments/appointment-events.ts";
import { isMailAddress } from "#domain/forms/form-values.ts";
import type { Db } from "../base/db/open-database.ts";
import { newId } from "../base/new-id.ts";
import type { Appointment } from "./queries.ts";

/** What an event tells beside its kind. */
export type EventDetails = {
  previousStartsAt?: string;
  /** The appointment before the staff changed it, for an undo. */
  previous?: Appointment;
  /** The address in its message before, when they typed another one. */
  previousAddress?: string;
  /** The member of staff who made the change; the visitor when left out. */
  actorId?: string;
  reason?: string | null;
  /** When its mails and webhooks leave at the earliest; at once when left out. */
  dueAt?: Date;
  /** Whether the visitor gets no letter about it. */
  isSilent?: boolean;
};

/** The mail address of an appointment's visitor; empty for one who only gave a phone number. */
export async function findMailAddress(tx: Db, { lead_id }: Appointment): Promise<string> {
  const lead = await tx
    .selectFrom("leads")
    .select("email")
    .where("id", "=", lead_id)
    .executeTakeFirstOrThrow();
  return isMailAddress(lead.email) ? lead.email : "";
}

/** Inserts an event of an appointment with its times before and after, and resolves with its id, a UUIDv7. */
export async function insertEventRow(
  tx: Db,
  kind: AppointmentEventKind,
  appointment: Appointment,
  now: Date,
  {
    previousStartsAt,
    previous,
    previousAddress,
    actorId,
    reason = null,
    isSilent = false,
  }: EventDetails = {},
): Promise<string> {
  const id = newId(now);
  const { id: appointment_id, meeting, sequence, starts_at, ends_at } = appointment;
  const times = {
    starts_at,
    ends_at,
    previous_starts_at: previousStartsAt ?? null,
    happened_at: now.toISOString(),
  };
  const undone = {
    previous_outcome: previous?.outcome ?? null,
    previous_open_slot_no: previous?.open_slot_no ?? null,
    previous_address: previousAddress ?? null,
  };
  const by = { actor_id: actorId ?? null, reason, is_silent: isSilent ? 1 : 0 };
  await tx
    .insertInto("appointment_events")
    .values({ id, appointment_id, kind, meeting, sequence, ...times, ...undone, ...by })
    .execute();
  return id;
}
