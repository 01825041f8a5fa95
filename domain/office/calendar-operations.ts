import * as v from "valibot";
import { appointmentOutcomes } from "../appointments/appointment-events.ts";
import { optionalLine } from "../forms/form-values.ts";
import { meetingWays } from "../practice/appointment-choices.ts";
import { calendarClosure, calendarEntry, typeId, wallTime } from "./calendar-values.ts";
import { cursor, dayField, desk, id, instant, nextCursor, nothing } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";

/** When an appointment begins: the instant of a free slot, or any time of the office's clock. */
const startField = v.union([instant, wallTime], "form-invalid");
const both = v.object({ en: v.string(), es: v.string() });

/** A booking that was refused because it looked automated; it keeps no time. */
const suspectedBooking = v.object({ leadId: id, name: v.string(), typeId: v.string(), from: wallTime });

export const calendarPageSize = 50;
/** In days. */
export const longestRange = 62;

/** The days of a range; without one this week, or the coming one when this one is over for the office. */
export const getCalendar = defineOperation({
  name: "get-calendar",
  method: "GET",
  path: "/calendar",
  ...desk,
  input: v.object({ from: v.optional(dayField), to: v.optional(dayField), after: cursor }),
  output: v.object({
    now: instant,
    wallNow: wallTime,
    days: v.array(
      v.object({
        day: dayField,
        /** The office hours, `09:00`; empty when it is closed by the week or as a holiday. */
        openings: v.array(v.object({ opens: v.string(), closes: v.string() })),
        holiday: v.nullable(both),
      }),
    ),
    appointments: v.array(calendarEntry),
    closures: v.array(calendarClosure),
    suspected: v.array(suspectedBooking),
    isWebsiteLocked: v.boolean(),
    next: nextCursor,
  }),
});

const freeSlot = v.object({ start: instant, from: wallTime });

/** Free slots for a new appointment, or for moving one; without the notice that visitors have to keep. */
export const listFreeTimes = defineOperation({
  name: "list-free-times",
  method: "GET",
  path: "/free-times",
  ...desk,
  input: v.object({
    typeId,
    /** The appointment that is to be moved: its own time is free for it. */
    appointment: v.optional(id),
    from: v.optional(dayField),
    /** Instead of `from`: the slots nearest to a time that was lost. */
    near: v.optional(startField),
  }),
  output: v.object({ slots: v.array(freeSlot) }),
});

/** A change of an appointment; `undo-appointment-change` takes its event back until its letters leave. */
const changed = v.object({
  eventId: id,
  hasLetter: v.boolean(),
  isOutsideHours: v.boolean(),
});

/** Books for a person who asked on the phone. `reason-required` outside the offered slots. */
export const bookAppointment = defineOperation({
  name: "book-appointment",
  method: "POST",
  path: "/appointments",
  ...desk,
  input: v.object({
    personId: id,
    typeId,
    start: startField,
    meeting: v.picklist(meetingWays),
    address: optionalLine(),
    /** Spoken consent to keep the data and to write about the appointment. */
    consent: v.literal(true, "consent-required"),
    reason: optionalLine(),
  }),
  output: v.object({ id, ...changed.entries }),
});

/** When an appointment began as the screen showed it; `field-conflict` when somebody else moved it since. */
const seen = v.optional(instant);

/**
 * Moves an appointment, or changes how it is met: what is left out stays. `state-changed` when it is met in another way
 * than `seenMeeting` by now, and when nothing would change.
 */
export const moveAppointment = defineOperation({
  name: "move-appointment",
  method: "POST",
  path: "/appointments/:id/move",
  ...desk,
  input: v.object({
    id,
    start: v.optional(startField),
    seen,
    meeting: v.optional(v.picklist(meetingWays)),
    seenMeeting: v.optional(v.picklist(meetingWays)),
    /** Of a visit. */
    address: optionalLine(),
    letter: v.boolean(),
    reason: optionalLine(),
  }),
  output: changed,
});

export const cancelAppointment = defineOperation({
  name: "cancel-appointment",
  method: "POST",
  path: "/appointments/:id/cancel",
  ...desk,
  input: v.object({ id, seen, letter: v.boolean() }),
  output: changed,
});

/** Names the colleague who takes an appointment, or nobody; `field-conflict` when it is not as `seen`. */
export const assignAppointment = defineOperation({
  name: "assign-appointment",
  method: "POST",
  path: "/appointments/:id/assign",
  ...desk,
  input: v.object({ id, seen: v.nullable(id), assignedTo: v.nullable(id) }),
  output: nothing,
});

/** Takes a booking, change or cancellation of the office back; `too-late` once a letter left or it changed. */
export const undoAppointmentChange = defineOperation({
  name: "undo-appointment-change",
  method: "POST",
  path: "/appointments/:id/undo",
  ...desk,
  input: v.object({ id, eventId: id }),
  output: nothing,
});

const outcome = v.nullable(v.picklist(appointmentOutcomes));

/** Notes how an appointment ended; null takes the note back. `field-conflict` when it is not as `seen`. */
export const noteOutcome = defineOperation({
  name: "note-outcome",
  method: "POST",
  path: "/appointments/:id/outcome",
  ...desk,
  input: v.object({ id, seen: outcome, outcome }),
  output: nothing,
});
