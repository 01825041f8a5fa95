import type { AppointmentChange } from "#domain/appointments/appointment-events.ts";
import {
  findSlotRules,
  isOffered,
  type Slot,
  type SlotRules,
  unitsOf,
} from "#domain/appointments/appointment-slots.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import { newId } from "../base/new-id.ts";
import { newToken } from "../base/new-token.ts";
import { isClosed } from "../closures/queries.ts";
import { OperationRefused } from "../http/office-handler.ts";
import { changeMeeting, type WantedMeeting } from "./change-meeting.ts";
import { type EventDetails, findMailAddress } from "./event-rows.ts";
import { insertEvent } from "./events.ts";
import { type Appointment, lockAppointmentBy } from "./queries.ts";
import { bookerOf } from "./sender.ts";
import type { SlotRequest } from "./slot-request.ts";
import { horizonDays, refusePast, refuseSlip } from "./staff-start.ts";
import { reserveUnits } from "./units.ts";

/** Who of the staff changes an appointment, and when the letters about it leave at the earliest. */
export type StaffOptions = {
  practice: Practice;
  secret: string;
  now: Date;
  actorId: string;
  dueAt: Date;
};
/** Where the staff put an appointment, with their reason outside the offered slots. */
type Place = { start: number; reason: string };
/** What of an appointment they change: it stays at its time without a start, and is met as before without a meeting. */
type Wanted = { start: number | undefined; reason: string; meeting: WantedMeeting | undefined };
type StaffChange = { eventId: string; hasLetter: boolean; isOutsideHours: boolean };

/** The rules of a type for the staff, who need not keep the notice and the horizon of visitors. */
export const staffRules = (rules: SlotRules): SlotRules => ({ ...rules, notice: 0, horizonDays });

/** Books an appointment of a lead as its staff wish. Throws `slot-taken`, and `input-invalid` without a needed reason. */
export async function bookByStaff(
  tx: Db,
  { reason, ...request }: SlotRequest & Place,
  lead: { id: string; email: string },
  options: StaffOptions,
): Promise<StaffChange & { id: string }> {
  const at = options.now.toISOString();
  const rules = findSlotRules(options.practice, request.typeId)?.rules;
  if (!rules) throw new OperationRefused("input-invalid", { field: "typeId" });
  const time = { start: request.start, end: request.start + rules.length };
  const place = await checkPlace(tx, { typeId: request.typeId, time, reason }, options);
  const appointment: Appointment = {
    id: newId(options.now),
    token: newToken(),
    lead_id: lead.id,
    type_id: request.typeId,
    meeting: request.meeting,
    tier_id: request.tierId,
    status: "booked",
    ...place,
    time_zone: request.timeZone,
    booker: bookerOf({ email: lead.email, clientAddress: "" }, options.secret),
    sender: "",
    open_slot_no: null,
    sequence: 0,
    created_at: at,
    changed_at: at,
    outcome: null,
    assigned_to: null,
  };
  await tx.insertInto("appointments").values(appointment).execute();
  await reserve(tx, appointment, options);
  return { id: appointment.id, ...(await tell(tx, "booked", appointment, options)) };
}

/**
 * Moves an appointment to any time that is free, and changes how it is met. Throws as `bookByStaff`, `changeMeeting` and
 * `lockOpen` do, and `state-changed` for one that stays as it is.
 */
export async function moveByStaff(
  tx: Db,
  id: string,
  { start, reason, meeting }: Wanted,
  options: StaffOptions & { letter: boolean },
): Promise<StaffChange> {
  const appointment = await lockOpen(tx, id);
  const { type_id: typeId, starts_at: previousStartsAt } = appointment;
  const wantedStart = start ?? Date.parse(previousStartsAt);
  const isMoved = wantedStart !== Date.parse(previousStartsAt);
  const met = meeting && (await changeMeeting(tx, appointment, meeting, options.practice));
  if (!isMoved && !met) throw new OperationRefused("state-changed");
  refusePast(wantedStart, options.now);
  const time = { start: wantedStart, end: wantedStart + spanOf(appointment, options.practice).length };
  const place = isMoved && (await checkPlace(tx, { typeId, time, reason }, options));
  const moved = nextOf(appointment, { ...place, ...(met && { meeting: met.meeting }) }, options.now);
  // One that stays keeps its quarters of an hour, also where the rules of its type are others by now.
  if (isMoved) await reserve(tx, moved, options);
  await store(tx, moved);
  const former = { previous: appointment, ...met?.former, ...(isMoved && { previousStartsAt }) };
  return tell(tx, isMoved ? "moved" : "changed", moved, { ...options, former });
}

/** Cancels an appointment and releases its time. Throws as `lockOpen`. */
export async function cancelByStaff(
  tx: Db,
  id: string,
  options: StaffOptions & { letter: boolean },
): Promise<StaffChange> {
  const appointment = await lockOpen(tx, id);
  const cancelled = nextOf(appointment, { status: "cancelled", open_slot_no: null }, options.now);
  await tx.deleteFrom("slot_units").where("appointment_id", "=", id).execute();
  await store(tx, cancelled);
  return tell(tx, "cancelled", cancelled, { ...options, former: { previous: appointment } });
}

/** Locks an appointment. Throws `not-found`. */
export async function lockAppointment(tx: Db, id: string): Promise<Appointment> {
  const appointment = await lockAppointmentBy(tx, "id", id);
  if (!appointment) throw new OperationRefused("not-found");
  return appointment;
}

/** Locks an appointment that can change. Throws `state-changed` for one that is cancelled, or of which is noted how it ended. */
async function lockOpen(tx: Db, id: string): Promise<Appointment> {
  const appointment = await lockAppointment(tx, id);
  if (appointment.status === "cancelled" || appointment.outcome !== null)
    throw new OperationRefused("state-changed");
  return appointment;
}

/** Reserves the units of an appointment in place of those it has. */
export async function reserve(
  tx: Db,
  appointment: Appointment,
  { practice }: { practice: Practice },
): Promise<void> {
  const units = unitsOf(Date.parse(appointment.starts_at), spanOf(appointment, practice));
  const isReserved = await reserveUnits(tx, appointment.id, units, practice.appointments.capacity);
  if (!isReserved) throw new OperationRefused("slot-taken", { field: "start" });
}

/** Writes the state of an appointment. */
export async function store(tx: Db, { id, ...state }: Appointment): Promise<void> {
  await tx.updateTable("appointments").set(state).where("id", "=", id).execute();
}

/** How long an appointment takes; one whose type the practice no longer has keeps its length. */
function spanOf({ type_id, starts_at, ends_at }: Appointment, practice: Practice) {
  const length = Date.parse(ends_at) - Date.parse(starts_at);
  return findSlotRules(practice, type_id)?.rules ?? { length, before: 0, after: 0 };
}

type WantedTime = { typeId: string; time: Slot; reason: string };

/** The columns of a time to come; one that visitors are not offered needs a reason. */
async function checkPlace(tx: Db, { typeId, time, reason }: WantedTime, { practice, now }: StaffOptions) {
  refusePast(time.start, now);
  refuseSlip(time.start, now);
  const rules = findSlotRules(practice, typeId)?.rules;
  const isInHours = rules !== undefined && isOffered(staffRules(rules), time.start, now);
  const isOutside = (await isClosed(tx, typeId, time)) || !isInHours;
  if (isOutside && reason === "")
    throw new OperationRefused("input-invalid", { field: "reason", message: "reason-required" });
  return {
    starts_at: new Date(time.start).toISOString(),
    ends_at: new Date(time.end).toISOString(),
    outside_hours_reason: isOutside ? maskSensitiveNumbers(reason) : null,
  };
}

const nextOf = (appointment: Appointment, change: Partial<Appointment>, now: Date): Appointment => ({
  ...appointment,
  ...change,
  sequence: appointment.sequence + 1,
  changed_at: now.toISOString(),
});

/** Tells of a change; one whom no letter reaches is not written to. */
async function tell(
  tx: Db,
  kind: AppointmentChange,
  appointment: Appointment,
  options: StaffOptions & { letter?: boolean; former?: EventDetails },
): Promise<StaffChange> {
  const { letter = true, actorId, dueAt, former } = options;
  const reason = appointment.outside_hours_reason;
  // The limit of a mailbox is there against strangers.
  const unlimited = { ...options, isLimited: false };
  const details = { ...former, actorId, dueAt, reason, isSilent: !letter };
  const eventId = await insertEvent(tx, kind, appointment, unlimited, details);
  const hasLetter = letter && (await findMailAddress(tx, appointment)) !== "";
  return { eventId, hasLetter, isOutsideHours: reason !== null };
}
