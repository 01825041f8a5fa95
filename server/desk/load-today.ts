import { Temporal } from "temporal-polyfill";
import { mostFailures, mostShown, pageSize } from "#domain/office/desk-values.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import type { getToday } from "#domain/office/people-operations.ts";
import type { Db } from "../base/db/open-database.ts";
import { isAfter, readCursor, toPage } from "../http/keyset.ts";
import { isListed } from "../people/people-rows.ts";
import { summaryRows, toSummaries } from "../people/summaries.ts";
import { describeDeliveries, listNeedingPerson } from "./delivery-rows.ts";
import { type Day, listAppointments, nextAppointmentAt } from "./todays-appointments.ts";

type Today = Omit<OutputOf<typeof getToday>, "pausedCampaigns">;

/** What is to be done now, in the practice's time zone. */
export async function loadToday(
  db: Db,
  { after, now, timeZone }: { after: string | undefined; now: Date; timeZone: string },
): Promise<Today> {
  const today = dayOf(now, timeZone);
  // At once: on Postgres each would wait for a round trip of its own.
  const [waiting, counts, due, appointments, nextAppointment, failures] = await Promise.all([
    listWaiting(db, after),
    countWaiting(db, now),
    listDue(db, today.end),
    listAppointments(db, today),
    nextAppointmentAt(db, today.end),
    listNeedingPerson(db, mostFailures + 1).then((rows) => describeDeliveries(db, rows)),
  ]);
  const appointmentsOfToday = { appointments, nextAppointmentAt: nextAppointment };
  return { now: now.toISOString(), ...waiting, ...counts, due, ...appointmentsOfToday, failures };
}

function dayOf(now: Date, timeZone: string): Day {
  const start = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .startOfDay();
  const iso = (moment: Temporal.ZonedDateTime) => new Date(moment.epochMilliseconds).toISOString();
  return { start: iso(start), end: iso(start.add({ days: 1 })) };
}

async function listWaiting(
  db: Db,
  after: string | undefined,
): Promise<Pick<Today, "waiting" | "nextWaiting">> {
  const rows = await summaryRows(db)
    .where("people.reply_due_at", "is not", null)
    .where(isAfter("people.reply_due_at", "people.id", readCursor(after)))
    .orderBy("people.reply_due_at")
    .orderBy("people.id")
    .limit(pageSize + 1)
    .execute();
  const { page, next } = toPage(rows, pageSize, (row) => ({ at: row.reply_due_at ?? "", id: row.id }));
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

async function listDue(db: Db, until: string): Promise<Today["due"]> {
  const rows = await summaryRows(db)
    .where("people.next_step_at", "is not", null)
    .where("people.next_step_at", "<", until)
    .where("people.stage", "!=", "closed")
    .orderBy("people.next_step_at")
    .orderBy("people.id")
    .limit(pageSize)
    .execute();
  const people = await toSummaries(db, rows);
  return rows.flatMap(({ next_step, next_step_at }, index) => {
    const person = people[index];
    return person && next_step_at !== null ? [{ person, nextStep: next_step, nextStepAt: next_step_at }] : [];
  });
}
