import type { OperationProblem } from "#domain/office/operation-problem.ts";
import type { RescuedBooking } from "#domain/office/spam-operations.ts";
import { insertEvent } from "../appointments/events.ts";
import {
  cancelByStaff,
  lockAppointment,
  reserve,
  type StaffOptions,
  store,
} from "../appointments/staff-changes.ts";
import { undoChange } from "../appointments/undo-change.ts";
import type { Db } from "../base/db/open-database.ts";
import { tryInSavepoint } from "../base/db/try-in-savepoint.ts";
import { isClosed } from "../closures/queries.ts";
import { OperationRefused } from "../http/office-handler.ts";
import { holdTagged, requeueTagged } from "../outbox/tagged-subjects.ts";
import { listFamily, lockIfListed } from "../people/people-rows.ts";
import { refreshClock } from "../people/refresh-clock.ts";
import { leaveBooked } from "../people/stage-by-book.ts";
import { deleteTerms, replaceTerms } from "../people/term-rows.ts";

/**
 * Tags a person as spam, with all who were merged into it and their messages; newsletter subscriptions stay. False for a
 * person who is gone or merged, and for one who is never spam: a client, on hold, about to be deleted, or without messages.
 */
export async function tagPerson(tx: Db, id: string, options: StaffOptions): Promise<boolean> {
  const person = await lockIfListed(tx, id);
  if (!person) return false;
  if (person.stage === "client" || person.held_at !== null || person.delete_at !== null) return false;
  const family = await listFamily(tx, id);
  const leads = await tx
    .updateTable("leads")
    .set({ status: "spam" })
    .where("person_id", "in", family)
    .where("form_kind", "!=", "newsletter")
    .returning("id")
    .execute();
  if (leads.length === 0) return false;
  const leadIds = leads.map((lead) => lead.id);
  await holdTagged(tx, [...leadIds, ...(await listLetters(tx, family))]);
  const at = options.now.toISOString();
  const coming = await tx
    .selectFrom("appointments")
    .select("id")
    .where("lead_id", "in", leadIds)
    .where("status", "=", "booked")
    .where("starts_at", ">", at)
    .orderBy("id")
    .execute();
  for (const { id: comingId } of coming) {
    // Its visitor may have cancelled it before the lock was taken.
    const { status } = await lockAppointment(tx, comingId);
    if (status === "booked") await cancelByStaff(tx, comingId, { ...options, letter: false });
  }
  const gone = { tagged_at: at, reply_due_at: null, first_unanswered_at: null };
  await tx.updateTable("people").set(gone).where("id", "in", family).execute();
  await deleteTerms(tx, family);
  return true;
}

/** Lists what the staff wrote to people. */
async function listLetters(tx: Db, ids: readonly string[]): Promise<string[]> {
  const letters = await tx.selectFrom("letters").select("id").where("person_id", "in", ids).execute();
  return letters.map(({ id }) => id);
}

/** Without limits a mailbox could be filled by tagging and bringing back in turn. */
type UntagOptions = StaffOptions & { isLimited: boolean };
type Untagged = { booking: RescuedBooking | null };

/**
 * Brings a person back who was tagged as spam, with all that was held or canceled for it. An appointment whose time is
 * taken by now becomes a request with a promise. Undefined for one who is not tagged.
 */
export async function untagPerson(
  tx: Db,
  id: string,
  options: UntagOptions,
  promise: () => Promise<string | null>,
): Promise<Untagged | undefined> {
  const at = options.now.toISOString();
  // It locks the person: of two at once the second finds nobody tagged.
  const tagged = await tx
    .updateTable("people")
    .set({ last_activity_at: at })
    .where("id", "=", id)
    .where("tagged_at", "is not", null)
    .where("merged_into", "is", null)
    .returning("tagged_at")
    .executeTakeFirst();
  if (!tagged) return undefined;
  const family = await listFamily(tx, id);
  const back = await tx
    .updateTable("people")
    .set({ tagged_at: null })
    .where("id", "in", family)
    .returningAll()
    .execute();
  for (const person of back) await replaceTerms(tx, person);
  const leads = await tx
    .updateTable("leads")
    .set({ status: "new" })
    .where("person_id", "in", family)
    .where("status", "=", "spam")
    .returning("id")
    .execute();
  const leadIds = leads.map((lead) => lead.id);
  const subjects = [...leadIds, ...(await listLetters(tx, family))];
  await requeueTagged(tx, subjects, { now: options.now, trigger: "person", by: options.actorId });
  const cancelled = await tx
    .selectFrom("appointments as appointment")
    .innerJoin("appointment_events as event", "event.appointment_id", "appointment.id")
    .select(["appointment.id", "appointment.lead_id", "event.id as event_id"])
    .where("appointment.lead_id", "in", leadIds)
    .where("appointment.status", "=", "cancelled")
    // The cancellation that came with the tag.
    .where("event.kind", "=", "cancelled")
    .where("event.happened_at", "=", tagged.tagged_at)
    .orderBy("appointment.id")
    .execute();
  let booking: Untagged["booking"] = null;
  for (const { id: appointmentId, lead_id, event_id } of cancelled) {
    const outcome = await bookAgain(tx, appointmentId, event_id, options);
    if (outcome !== "booked" || booking === null) booking = outcome;
    if (outcome === "booked") continue;
    const request = { reply_by: await promise(), rescued_at: at };
    await tx.updateTable("leads").set(request).where("id", "=", lead_id).execute();
  }
  if (booking !== "booked") await leaveBooked(tx, id);
  await refreshClock(tx, id);
  return { booking };
}

/**
 * Takes a cancellation back, or after its letters left books the time again, unless that is over, taken, or closed
 * since. What the staff kept in a closed time before the tag is theirs to move.
 */
async function bookAgain(tx: Db, id: string, eventId: string, options: UntagOptions) {
  const appointment = await lockAppointment(tx, id);
  const { type_id, starts_at, ends_at, changed_at: since } = appointment;
  const time = { start: Date.parse(starts_at), end: Date.parse(ends_at), since };
  if (time.start <= options.now.getTime()) return "time-past";
  if (await isClosed(tx, type_id, time)) return "slot-taken";
  const refusal = await refusalOf(tx, () => undoChange(tx, id, eventId, options));
  if (refusal !== "too-late") return refusal ? "slot-taken" : "booked";
  const changed_at = options.now.toISOString();
  const sequence = appointment.sequence + 1;
  const booked = { ...appointment, status: "booked" as const, sequence, changed_at };
  const booking = async () => {
    await reserve(tx, booked, options);
    await store(tx, booked);
    await insertEvent(tx, "booked", booked, options, options);
  };
  return (await refusalOf(tx, booking)) ? "slot-taken" : "booked";
}

/** Runs work that a refusal rolls back; resolves with the code of the refusal. */
async function refusalOf(tx: Db, work: () => Promise<unknown>): Promise<OperationProblem | undefined> {
  return (await tryInSavepoint(tx, work, (error) => error instanceof OperationRefused))?.code;
}
