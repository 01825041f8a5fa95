import type { Temporal } from "temporal-polyfill";
import { inZone } from "#domain/deadlines/local-day.ts";
import { mostFailures, mostShown, pageSize } from "#domain/office/desk-values.ts";
import type { OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import type { getToday } from "#domain/office/people-operations.ts";
import type { Db } from "../base/db/open-database.ts";
import { isAfter, readCursor, toPage } from "../http/keyset.ts";
import { practiceMailFailure } from "../outbox/practice-mail.ts";
import { isListed } from "../people/people-rows.ts";
import { summaryRows, toSummaries } from "../people/summaries.ts";
import { describeDeliveries, listNeedingPerson } from "./delivery-rows.ts";
import { type Day, listAppointments, nextAppointmentAt } from "./todays-appointments.ts";

type Today = Omit<OutputOf<typeof getToday>, "pausedCampaigns">;

const noneWaiting: Pick<Today, "waiting" | "nextWaiting"> = { waiting: [], nextWaiting: null };
const noneDue: Pick<Today, "due" | "nextDue"> = { due: [], nextDue: null };

/** What is to be done now, in the practice's time zone. */
export async function loadToday(
  db: Db,
  { after, afterDue, now, timeZone }: ReceivedOf<typeof getToday> & { now: Date; timeZone: string },
): Promise<Today> {
  const today = dayOf(now, timeZone);
  // At once: on Postgres each would wait for a round trip of its own.
  const [waiting, counts, due, appointments, nextAppointment, failures, mailFailingSince] = await Promise.all(
    [
      after === undefined && afterDue !== undefined ? noneWaiting : listWaiting(db, after),
      countWaiting(db, now),
      afterDue === undefined && after !== undefined ? noneDue : listDue(db, afterDue, today.end),
      listAppointments(db, today),
      nextAppointmentAt(db, today.end),
      listNeedingPerson(db, mostFailures + 1).then((rows) => describeDeliveries(db, rows)),
      practiceMailFailure(db, now).then((since) => since ?? null),
    ],
  );
  const appointmentsOfToday = { appointments, nextAppointmentAt: nextAppointment };
  const ofMail = { failures, mailFailingSince };
  return { now: now.toISOString(), ...waiting, ...counts, ...due, ...appointmentsOfToday, ...ofMail };
}

function dayOf(now: Date, timeZone: string): Day {
  const start = inZone(now.getTime(), timeZone).startOfDay();
  const iso = (moment: Temporal.ZonedDateTime) => new Date(moment.epochMilliseconds).toISOString();
  return { start: iso(start), end: iso(start.add({ days: 1 })) };
}

/** A page of people by a moment of theirs, earliest first. */
async function readPage(
  rows: ReturnType<typeof summaryRows>,
  moment: "reply_due_at" | "next_step_at",
  after: string | undefined,
) {
  const found = await rows
    .where(`people.${moment}`, "is not", null)
    .where(isAfter(`people.${moment}`, "people.id", readCursor(after)))
    .orderBy(`people.${moment}`)
    .orderBy("people.id")
    .limit(pageSize + 1)
    .execute();
  return toPage(found, pageSize, (row) => ({ at: row[moment] ?? "", id: row.id }));
}

async function listWaiting(db: Db, after: string | undefined): Promise<typeof noneWaiting> {
  const { page, next } = await readPage(summaryRows(db), "reply_due_at", after);
  return { waiting: await toSummaries(db, page), nextWaiting: next };
}

async function countWaiting(db: Db, now: Date): Promise<Pick<Today, "waitingCount" | "overdueCount">> {
  const rows = await db
    .selectFrom("people")
    .select("reply_due_at")
    .where("reply_due_at", "is not", null)
    .where(isListed)
    // Whoever is overdue comes first.
    .orderBy("reply_due_at")
    .limit(mostShown + 1)
    .execute();
  const overdue = rows.filter(({ reply_due_at }) => (reply_due_at ?? "") <= now.toISOString());
  return { waitingCount: rows.length, overdueCount: overdue.length };
}

async function listDue(db: Db, after: string | undefined, until: string): Promise<typeof noneDue> {
  const rows = summaryRows(db)
    .where("people.next_step_at", "<", until)
    // Rows of before may have kept the moment of a step that is done.
    .where("people.next_step", "!=", "")
    .where("people.stage", "!=", "closed");
  const { page, next } = await readPage(rows, "next_step_at", after);
  const people = await toSummaries(db, page);
  const due = page.flatMap(({ next_step, next_step_at }, index) => {
    const person = people[index];
    return person && next_step_at !== null ? [{ person, nextStep: next_step, nextStepAt: next_step_at }] : [];
  });
  return { due, nextDue: next };
}
