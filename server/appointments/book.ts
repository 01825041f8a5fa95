import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { isInTime, isOffered, slotRulesOf, unitsOf } from "#domain/appointments/appointment-slots.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import { Refused } from "../http/refused.ts";
import { insertEvent } from "./events.ts";
import type { Appointment } from "./queries.ts";
import type { SlotRequest } from "./slot-request.ts";
import { reserveUnits } from "./units.ts";

/** What makes a manage link: nobody guesses 192 bits. */
export const newToken = () => randomBytes(24).toString("base64url");

/** How many appointments to come one mail address may hold. */
const openSlotNumbers = [1, 2] as const;

/**
 * Books a slot in its lead's own transaction, with the letters and webhooks that follow; resolves with the token of
 * the manage link. Throws `Refused` when somebody holds the slot, or when the address holds two open appointments.
 */
export async function insertAppointment(
  tx: Db,
  request: SlotRequest,
  lead: { id: string; email: string },
  options: { now: Date; practice: Practice },
): Promise<string> {
  const { now, practice } = options;
  const offer = slotRulesOf(practice, request.typeId);
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

// The unique pair of address and place counts for us, however many requests come at once.
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
 * Moves an appointment to another offered slot in one transaction: the old time is free only once the new one is
 * held. "unchanged" when it is there already, "too-late" inside the minimum notice, "slot-taken" when it cannot be had.
 */
export function moveAppointment(db: Db, start: number, options: ChangeOptions): Promise<Change> {
  const { now, practice } = options;
  return change(db, options, async (tx, appointment) => {
    if (Date.parse(appointment.starts_at) === start) return "unchanged";
    const offer = slotRulesOf(practice, appointment.type_id);
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

/** Cancels an appointment and frees its time; a second time changes nothing. */
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
    // A write that changes nothing: whoever changes the same appointment at once waits here.
    const appointment = await tx
      .updateTable("appointments")
      .set((eb) => ({ sequence: eb.ref("sequence") }))
      .where("token", "=", token)
      .returningAll()
      .executeTakeFirst();
    if (!appointment) return "unknown";
    if (appointment.status === "cancelled") return "unchanged";
    const notice = slotRulesOf(practice, appointment.type_id)?.rules.notice ?? 0;
    if (!isInTime(Date.parse(appointment.starts_at), notice, now)) return "too-late";
    return work(tx, appointment);
  });
}
