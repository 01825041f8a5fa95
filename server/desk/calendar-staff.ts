import { daysWindow, findSlotRules } from "#domain/appointments/appointment-slots.ts";
import { addDays } from "#domain/deadlines/local-day.ts";
import { hours } from "#domain/durations.ts";
import { letterDelay } from "#domain/office/answer-operations.ts";
import * as calendar from "#domain/office/calendar-operations.ts";
import type { ReceivedOf } from "#domain/office/operation.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { listFreeSlots, listNearestSlots, openBook } from "../appointments/free-slots.ts";
import { cancelByStaff, lockAppointment, moveByStaff, staffRules } from "../appointments/staff-changes.ts";
import { undoChange } from "../appointments/undo-change.ts";
import type { Db } from "../base/db/open-database.ts";
import type { CurrentClosures } from "../closures/current-closures.ts";
import { handleCommand } from "../commands/command.ts";
import { handle, type OfficeHandler, OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { countByStaff, type RateLimit } from "../http/rate-limits.ts";
import { createAccessLog, openList } from "../people/access-log.ts";
import { findName, isColleague } from "../people/colleagues.ts";
import { findPerson, findRootId, lockRootId } from "../people/people-rows.ts";
import { leaveBooked } from "../people/stage-by-book.ts";
import { changeTouch, insertTouches } from "../people/touch-rows.ts";
import { bookForPerson } from "./book-for-person.ts";
import { changedSince } from "./changed-since.ts";
import { loadCalendar } from "./load-calendar.ts";
import { dayPart, readTime, wallTimeAt } from "./office-clock.ts";
import { restoreStage, undoBooking } from "./undo-booking.ts";

/** The days of one answer with free times. */
const shownDays = 14;

/** The changes of one member of staff that send letters to visitors, as many as letters. */
const changes: RateLimit = { name: "appointments-of", most: 120, window: hours(1) };

type Options = {
  db: Db;
  env: { rateLimits: boolean; isContentLocked: boolean };
  practice: Practice;
  secret: string;
  closures: CurrentClosures;
};

/** The operations on appointments. */
export function calendarHandlers({ db, env, practice, secret, closures }: Options): OfficeHandler[] {
  const { timeZone } = practice.business;
  const logShown = createAccessLog(db, calendar.getCalendar.name, openList);
  return [
    handle(calendar.getCalendar, async (input, call) => {
      const loaded = await loadCalendar(db, input, { practice, env, now: call.now });
      const shown = loaded.appointments.map(({ personId, id }) => ({ id: personId ?? id }));
      await logShown(shown, call);
      return loaded;
    }),
    handle(calendar.listFreeTimes, async (input, { now }) => ({
      slots: (await listFree(input, now)).map(({ start }) => ({
        start: new Date(start).toISOString(),
        from: wallTimeAt(start, timeZone),
      })),
    })),
    handleCommand(calendar.bookAppointment, db, async (tx, input, call) => {
      await countByStaff(tx, changes, call, { env, secret });
      const answer = await bookForPerson(tx, input, call, optionsOf(call));
      return { answer, ...tellOf(answer.id, input.personId, { typeId: input.typeId }) };
    }),
    handleCommand(calendar.moveAppointment, db, async (tx, input, call) => {
      const { id, start, seen, meeting, seenMeeting, address, reason, letter } = input;
      await countByStaff(tx, changes, call, { env, secret });
      const personId = await lockOwner(tx, id);
      await checkSeen(tx, id, seen);
      const phone = (personId && (await findPerson(tx, personId))?.phone_shown) || "";
      const wanted = {
        start: start === undefined ? undefined : readTime(start, timeZone),
        meeting: meeting && { meeting, seen: seenMeeting, address, phone },
        reason,
      };
      const answer = await moveByStaff(tx, id, wanted, { ...optionsOf(call), letter });
      return { answer, ...tellOf(id, personId, { letter, ...(meeting && { meeting }) }) };
    }),
    handleCommand(calendar.cancelAppointment, db, async (tx, { id, seen, letter }, call) => {
      await countByStaff(tx, changes, call, { env, secret });
      const personId = await lockOwner(tx, id);
      await checkSeen(tx, id, seen);
      const answer = await cancelByStaff(tx, id, { ...optionsOf(call), letter });
      const change = personId === null ? undefined : await leaveBooked(tx, personId);
      if (personId !== null && change)
        await insertTouches(tx, [{ ...changeTouch(personId, change), appointment_id: id }], call);
      return { answer, ...tellOf(id, personId, { letter }) };
    }),
    handleCommand(calendar.undoAppointmentChange, db, async (tx, { id, eventId }, call) => {
      const personId = await lockOwner(tx, id);
      if (!(await undoBooking(tx, id, eventId, call.now))) {
        const { kind, happened_at: at } = await undoChange(tx, id, eventId, optionsOf(call));
        if (kind === "cancelled" && personId !== null)
          await restoreStage(tx, personId, { id, at, now: call.now });
      }
      return { answer: {}, ...tellOf(id, personId) };
    }),
    handleCommand(calendar.assignAppointment, db, async (tx, { id, seen, assignedTo }, call) => {
      const { assigned_to } = await lockAppointment(tx, id);
      const current = assigned_to ?? "";
      if (assigned_to !== seen)
        throw await changedSince(tx, calendar.assignAppointment, { id, field: "assignedTo", current });
      if (assignedTo !== null && !(await isColleague(tx, assignedTo, call.now)))
        throw new OperationRefused("input-invalid", { field: "assignedTo" });
      await tx.updateTable("appointments").set({ assigned_to: assignedTo }).where("id", "=", id).execute();
      return { answer: {}, ...tellOf(id, await findPersonId(tx, id)) };
    }),
    handleCommand(calendar.noteOutcome, db, async (tx, { id, seen, outcome }, call) => {
      const { status, starts_at, outcome: noted } = await lockAppointment(tx, id);
      if (status === "cancelled" || Date.parse(starts_at) > call.now.getTime())
        throw new OperationRefused("state-changed");
      if (noted !== seen)
        throw await changedSince(tx, calendar.noteOutcome, { id, field: "outcome", current: noted ?? "" });
      await tx.updateTable("appointments").set({ outcome }).where("id", "=", id).execute();
      return { answer: {}, ...tellOf(id, await findPersonId(tx, id), { outcome: outcome ?? "none" }) };
    }),
  ];

  function optionsOf({ now, staff }: StaffCall) {
    const dueAt = new Date(now.getTime() + letterDelay);
    return { practice, secret, now, actorId: staff.userId, dueAt };
  }

  async function listFree(input: ReceivedOf<typeof calendar.listFreeTimes>, now: Date) {
    const { typeId, appointment, near, from = dayPart(wallTimeAt(now.getTime(), timeZone)) } = input;
    const offer = findSlotRules(practice, typeId);
    if (!offer) throw new OperationRefused("input-invalid", { field: "typeId" });
    const rules = staffRules(offer.rules);
    const book = await openBook({ ...offer, rules }, { practice, closures });
    if (near !== undefined) return listNearestSlots(db, book, readTime(near, timeZone), now, appointment);
    const window = daysWindow(from, addDays(from, shownDays - 1), timeZone);
    return listFreeSlots(db, book, window, now, appointment);
  }
}

/** Throws `field-conflict` when an appointment begins at another time than was seen; nobody is named where its visitor moved it. */
async function checkSeen(tx: Db, id: string, seen: string | undefined): Promise<void> {
  if (seen === undefined) return;
  const { starts_at, sequence, changed_at } = await lockAppointment(tx, id);
  if (Date.parse(starts_at) === Date.parse(seen)) return;
  const event = await tx
    .selectFrom("appointment_events")
    .select("actor_id")
    .where("appointment_id", "=", id)
    .where("sequence", "<=", sequence)
    .where("kind", "=", "moved")
    .orderBy("sequence", "desc")
    .executeTakeFirst();
  const by = await findName(tx, event?.actor_id);
  throw new OperationRefused("field-conflict", {
    field: "start",
    conflict: { current: starts_at, by, at: changed_at },
  });
}

/** Locks the person of an appointment, before it as all who lock both: else two could wait for each other. */
async function lockOwner(tx: Db, id: string): Promise<string | null> {
  return lockRootId(tx, await findPersonId(tx, id));
}

async function findPersonId(tx: Db, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom("appointments as appointment")
    .innerJoin("leads as lead", "lead.id", "appointment.lead_id")
    .select("lead.person_id")
    .where("appointment.id", "=", id)
    .executeTakeFirst();
  return findRootId(tx, row?.person_id ?? null);
}

const tellOf = (
  id: string,
  personId: string | null,
  details: Record<string, string | number | boolean> = {},
) => ({
  audit: { subject: { kind: "appointment" as const, id }, ...(personId && { personId }), details },
  signals: [
    { topic: "appointments" as const, id },
    ...(personId ? [{ topic: "people" as const, id: personId }] : []),
  ],
});
