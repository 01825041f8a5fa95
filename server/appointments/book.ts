import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { findSlotRules, isInTime, isOffered, unitsOf } from "#domain/appointments/appointment-slots.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import { Refused } from "../http/refused.ts";
import { insertEvent } from "./events.ts";
import type { Appointment } from "./queries.ts";
import type { SlotRequest } from "./slot-request.ts";
import { reserveUnits } from "./units.ts";

/** A random token of 192 bits for a link that needs no sign-in, such as a manage link. */
export const newToken = () => randomBytes(24).toString("base64url");

/** The numbers of the appointments that one mail address may have open at a time. */
const openSlotNumbers = [1, 2] as const;

/**
 * Inserts an appointment in its lead's transaction, with its units, event, mails and webhooks; resolves with the token
 * of the manage link. Throws `Refused` when the slot is taken, or when the address already has two open appointments.
 */
export async function insertAppointment(
  tx: Db,
  request: SlotRequest,
  lead: { id: string; email: string },
  options: { now: Date; practice: Practice },
): Promise<string> {
  const { now, practice } = options;
  const offer = findSlotRules(practice, request.typeId);
  if (!offer) throw new Refused("slot-taken", { field: "start" });
  const at = now.toISOString();
  const appointment = {
    id: v7({ msecs: now.getTime() }),
    token: newToken(),
    lead_id: lead.id,
    type_id: request.typeId,
    status: "booked" as const,
    starts_at: new Date(request.start).toISOString(),
    ends_at: new Date(request.start + offer.rules.length).toISOString(),
    time_zone: request.timeZone,
    email: lead.email,
    sequence: 0,
    created_at: at,
    changed_at: at,
  };
  await insertInOpenSlot(tx, appointment, at);
  const units = unitsOf(request.start, offer.rules);
  if (!(await reserveUnits(tx, appointment.id, units, practice.appointments.capacity))) {
    throw new Refused("slot-taken", { field: "start" });
  }
  await insertEvent(tx, "booked", { ...appointment, open_slot_no: null }, now);
  return appointment.token;
}

// The unique constraint on address and number enforces the limit, however many requests come at once.
async function insertInOpenSlot(tx: Db, appointment: Omit<Appointment, "open_slot_no">, at: string) {
  await tx
    .updateTable("appointments")
    .set({ open_slot_no: null })
    .where("email", "=", appointment.email)
    .where("open_slot_no", "is not", null)
    .where("ends_at", "<=", at)
    .execute();
  for (const open_slot_no of openSlotNumbers) {
    const insertedRow = await tx
      .insertInto("appointments")
      .values({ ...appointment, open_slot_no })
      .onConflict((conflict) => conflict.columns(["email", "open_slot_no"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (insertedRow) return;
  }
  throw new Refused("too-many-open", { field: "email" });
}

type Change = "done" | "unchanged" | "too-late" | "slot-taken" | "unknown";
type ChangeOptions = { token: string; now: Date; practice: Practice };

/**
 * Moves an appointment to another offered slot in one transaction: its old units are released only when the new ones
 * are reserved. "unchanged" when it is there already, "too-late" inside the minimum notice, "slot-taken" when the slot
 * is taken or not offered.
 */
export function moveAppointment(db: Db, start: number, options: ChangeOptions): Promise<Change> {
  const { now, practice } = options;
  return change(db, options, async (tx, appointment) => {
    if (Date.parse(appointment.starts_at) === start) return "unchanged";
    const offer = findSlotRules(practice, appointment.type_id);
    if (!offer || !isOffered(offer.rules, start, now)) return "slot-taken";
    const units = unitsOf(start, offer.rules);
    if (!(await reserveUnits(tx, appointment.id, units, practice.appointments.capacity))) return "slot-taken";
    const newTimes = {
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + offer.rules.length).toISOString(),
      sequence: appointment.sequence + 1,
      changed_at: now.toISOString(),
    };
    await tx.updateTable("appointments").set(newTimes).where("id", "=", appointment.id).execute();
    await insertEvent(tx, "moved", { ...appointment, ...newTimes }, now, appointment.starts_at);
    return "done";
  });
}

/** Cancels an appointment and releases its units. Idempotent: cancelling it again gives "unchanged". */
export function cancelAppointment(db: Db, options: ChangeOptions): Promise<Change> {
  const { now } = options;
  return change(db, options, async (tx, appointment) => {
    const cancellation = {
      status: "cancelled" as const,
      open_slot_no: null,
      sequence: appointment.sequence + 1,
      changed_at: now.toISOString(),
    };
    await tx.updateTable("appointments").set(cancellation).where("id", "=", appointment.id).execute();
    await tx.deleteFrom("slot_units").where("appointment_id", "=", appointment.id).execute();
    await insertEvent(tx, "cancelled", { ...appointment, ...cancellation }, now);
    return "done";
  });
}

function change(
  db: Db,
  { token, now, practice }: ChangeOptions,
  work: (tx: Db, appointment: Appointment) => Promise<Change>,
): Promise<Change> {
  return db.transaction().execute(async (tx) => {
    // A pessimistic row lock by an update without effect: concurrent changes of the appointment wait here.
    const appointment = await tx
      .updateTable("appointments")
      .set((eb) => ({ sequence: eb.ref("sequence") }))
      .where("token", "=", token)
      .returningAll()
      .executeTakeFirst();
    if (!appointment) return "unknown";
    if (appointment.status === "cancelled") return "unchanged";
    const notice = findSlotRules(practice, appointment.type_id)?.rules.notice ?? 0;
    if (!isInTime(Date.parse(appointment.starts_at), notice, now)) return "too-late";
    return work(tx, appointment);
  });
}
