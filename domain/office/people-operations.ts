import * as v from "valibot";
import { longest, optionalLine } from "../forms/form-values.ts";
import { meetingWays } from "../practice/appointment-choices.ts";
import { delivery, mailFailingSince } from "./delivery-operations.ts";
import { colleague, cursor, desk, id, instant, nextCursor, personSummary } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";
import { personCard, timelineEntry } from "./person-card.ts";

export const getToday = defineOperation({
  name: "get-today",
  method: "GET",
  path: "/today",
  ...desk,
  /** The `nextWaiting` and `nextDue` of the answer before; with one of them the list of the other has ended. */
  input: v.object({ after: cursor, afterDue: cursor }),
  output: v.object({
    now: instant,
    /** By `replyBy`, earliest first, 50 at a time. */
    waiting: v.array(personSummary),
    nextWaiting: nextCursor,
    /** Both count up to 100. */
    waitingCount: v.number(),
    overdueCount: v.number(),
    /** By `nextStepAt`, earliest first, 50 at a time. */
    due: v.array(v.object({ person: personSummary, nextStep: v.string(), nextStepAt: instant })),
    nextDue: nextCursor,
    appointments: v.array(
      v.object({
        id,
        personId: v.nullable(id),
        name: v.string(),
        startsAt: instant,
        endsAt: instant,
        typeId: v.string(),
        meeting: v.nullable(v.picklist(meetingWays)),
        outcome: v.nullable(v.picklist(["kept", "no-show"])),
      }),
    ),
    nextAppointmentAt: v.nullable(instant),
    /** Mails and webhooks that only a person can get through, latest first, 21 at most. */
    failures: v.array(delivery),
    mailFailingSince,
    pausedCampaigns: v.array(v.object({ id, subject: v.object({ en: v.string(), es: v.string() }) })),
  }),
});

/**
 * Finds people by number, words of the name, address or reference. A POST: the text is in no URL. The audit has how many
 * people were shown, not the text.
 */
export const findPeople = defineOperation({
  name: "find-people",
  method: "POST",
  isRead: true,
  path: "/people/find",
  ...desk,
  input: v.object({ text: v.pipe(v.string(), v.maxLength(longest.email)) }),
  output: v.object({
    people: v.array(v.object({ ...personSummary.entries, phone: v.string(), email: v.string() })),
  }),
});

/** A person with the first page of the timeline. A view is written to the audit once in 15 minutes. */
export const getPerson = defineOperation({
  name: "get-person",
  method: "GET",
  path: "/people/:id",
  ...desk,
  input: v.object({ id }),
  output: personCard,
});

export const listTimeline = defineOperation({
  name: "list-timeline",
  method: "GET",
  path: "/people/:id/timeline",
  ...desk,
  input: v.object({ id, after: cursor }),
  output: v.object({ entries: v.array(timelineEntry), next: nextCursor }),
});

/** Who can be given somebody, and who no longer can, as their account was removed or blocked: their names stay. */
export const listColleagues = defineOperation({
  name: "list-colleagues",
  method: "GET",
  path: "/colleagues",
  ...desk,
  input: v.object({}),
  output: v.object({ colleagues: v.array(colleague), former: v.array(colleague) }),
});

export const findDoubles = defineOperation({
  name: "find-doubles",
  method: "POST",
  isRead: true,
  path: "/people/doubles",
  ...desk,
  input: v.object({
    name: optionalLine(),
    email: optionalLine(longest.email),
    phone: optionalLine(longest.phone),
  }),
  output: v.object({
    people: v.array(v.object({ id, name: v.string(), reason: v.picklist(["email", "phone", "name"]) })),
  }),
});
