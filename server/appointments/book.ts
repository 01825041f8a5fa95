import { findSlotRules, isInTime, isOffered, unitsOf } from "#domain/appointments/appointment-slots.ts";
import { days } from "#domain/durations.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { ago } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import { newId } from "../base/new-id.ts";
import { newToken } from "../base/new-token.ts";
import { isClosed } from "../closures/queries.ts";
import type { LimitOptions } from "../http/rate-limits.ts";
import { Refused } from "../http/refused.ts";
import { insertEvent } from "./events.ts";
import { openSlotNumbers } from "./open-slots.ts";
import { type Appointment, lockAppointmentBy } from "./queries.ts";
import { bookerOf, senderOf } from "./sender.ts";
import type { SlotRequest } from "./slot-request.ts";
import { reserveUnits } from "./units.ts";

/**
 * Inserts an appointment in its lead's transaction, with its units, event, mails and webhooks; resolves with the token
 * of the manage link. Throws `Refused` when the slot is taken, or when the booker already has two open appointments.
 */
export async function insertAppointment(
  tx: Db,
  request: SlotRequest,
  lead: { id: string; email: string; clientAddress: string },
  options: LimitOptions & { practice: Practice },
): Promise<string> {
  const { now, secret, practice } = options;
  const offer = findSlotRules(practice, request.typeId);
  const end = request.start + (offer?.rules.length ?? 0);
  if (!offer || (await isClosed(tx, request.typeId, { start: request.start, end })))
    throw new Refused("slot-taken", { field: "start" });
  const at = now.toISOString();
  const appointment = {
    id: newId(now),
    token: newToken(),
    lead_id: lead.id,
    type_id: request.typeId,
    meeting: request.meeting,
    tier_id: request.tierId,
    status: "booked" as const,
    starts_at: new Date(request.start).toISOString(),
    ends_at: new Date(end).toISOString(),
    time_zone: request.timeZone,
    booker: bookerOf(lead, secret),
    sender: senderOf(lead.clientAddress, secret),
    sequence: 0,
    created_at: at,
    changed_at: at,
    outcome: null,
    outside_hours_reason: null,
    assigned_to: null,
  };
  await insertInOpenSlot(tx, appointment, at);
  const units = unitsOf(request.start, offer.rules);
  if (!(await reserveUnits(tx, appointment.id, units, practice.appointments.capacity))) {
    throw new Refused("slot-taken", { field: "start" });
  }
  await insertEvent(tx, "booked", { ...appointment, open_slot_no: null }, options);
  return appointment.token;
}

// The unique constraint on booker and number enforces the limit, however many requests come at once.
async function insertInOpenSlot(tx: Db, appointment: Omit<Appointment, "open_slot_no">, at: string) {
  await tx
    .updateTable("appointments")
    .set({ open_slot_no: null })
    .where("booker", "=", appointment.booker)
    .where("open_slot_no", "is not", null)
    .where("ends_at", "<=", at)
    .execute();
  for (const open_slot_no of openSlotNumbers) {
    const insertedRow = await tx
      .insertInto("appointments")
      .values({ ...appointment, open_slot_no })
      .onConflict((conflict) => conflict.columns(["booker", "open_slot_no"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (insertedRow) return;
  }
  throw new Refused("too-many-open", { field: "email" });
}

type Change = "done" | "unchanged" | "too-late" | "slot-taken" | "unknown";
type ChangeOptions = LimitOptions & {
  token: string;
  practice: Practice;
  /** Locks whoever has the appointment; resolves with what follows its change in the same transaction. */
  lockBooker: LockBooker;
};
export type LockBooker = (tx: Db, token: string, now: Date) => Promise<() => Promise<void>>;

/** The moves of one appointment in a day; each sends letters to the visitor and to the practice. */
const movesADay = 5;

/**
 * Moves an appointment to another offered slot in one transaction: its old units are released only when the new ones
 * are reserved. "unchanged" when it is there already, "too-late" inside the minimum notice, "slot-taken" when the slot
 * is taken or not offered. Throws `Refused` after five moves in a day.
 */
export function moveAppointment(db: Db, start: number, options: ChangeOptions): Promise<Change> {
  const { now, practice } = options;
  return change(db, options, async (tx, appointment) => {
    if (Date.parse(appointment.starts_at) === start) return "unchanged";
    const offer = findSlotRules(practice, appointment.type_id);
    if (!offer || !isOffered(offer.rules, start, now)) return "slot-taken";
    const end = start + offer.rules.length;
    if (await isClosed(tx, appointment.type_id, { start, end })) return "slot-taken";
    if (options.isLimited) await refuseMoreMoves(tx, appointment.id, now);
    const units = unitsOf(start, offer.rules);
    if (!(await reserveUnits(tx, appointment.id, units, practice.appointments.capacity))) return "slot-taken";
    const newTimes = {
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(end).toISOString(),
      outside_hours_reason: null,
      sequence: appointment.sequence + 1,
      changed_at: now.toISOString(),
    };
    await tx.updateTable("appointments").set(newTimes).where("id", "=", appointment.id).execute();
    await insertEvent(tx, "moved", { ...appointment, ...newTimes }, options, {
      previousStartsAt: appointment.starts_at,
    });
    return "done";
  });
}

async function refuseMoreMoves(tx: Db, appointmentId: string, now: Date): Promise<void> {
  const moves = await tx
    .selectFrom("appointment_events")
    .select("happened_at")
    .where("appointment_id", "=", appointmentId)
    .where("kind", "=", "moved")
    .where("happened_at", ">", ago(now, days(1)))
    .orderBy("happened_at")
    .execute();
  const [first] = moves;
  if (!first || moves.length < movesADay) return;
  const wait = Date.parse(first.happened_at) + days(1) - now.getTime();
  throw new Refused("too-many-changes", { retryAfterSeconds: Math.ceil(wait / 1000) });
}

/**
 * Cancels an appointment and releases its units. Idempotent: cancelling it again gives "unchanged". The practice itself
 * (`isPractice`) may do so inside the minimum notice.
 */
export function cancelAppointment(
  db: Db,
  options: ChangeOptions & { isPractice?: boolean },
): Promise<Change> {
  return change(db, options, async (tx, appointment) => {
    const cancellation = {
      status: "cancelled" as const,
      open_slot_no: null,
      sequence: appointment.sequence + 1,
      changed_at: options.now.toISOString(),
    };
    await tx.updateTable("appointments").set(cancellation).where("id", "=", appointment.id).execute();
    await tx.deleteFrom("slot_units").where("appointment_id", "=", appointment.id).execute();
    await insertEvent(tx, "cancelled", { ...appointment, ...cancellation }, options);
    return "done";
  });
}

function change(
  db: Db,
  { token, now, practice, lockBooker, isPractice }: ChangeOptions & { isPractice?: boolean },
  work: (tx: Db, appointment: Appointment) => Promise<Change>,
): Promise<Change> {
  return db.transaction().execute(async (tx) => {
    const follow = await lockBooker(tx, token, now);
    const appointment = await lockAppointmentBy(tx, "token", token);
    if (!appointment) return "unknown";
    if (appointment.status === "cancelled") return "unchanged";
    const notice = findSlotRules(practice, appointment.type_id)?.rules.notice ?? 0;
    if (!isPractice && !isInTime(Date.parse(appointment.starts_at), notice, now)) return "too-late";
    const change = await work(tx, appointment);
    if (change === "done") await follow();
    return change;
  });
}
