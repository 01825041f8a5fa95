import { sql } from "kysely";
import { days } from "#domain/durations.ts";
import type { getAccessReview } from "#domain/office/audit-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { listStaff } from "../auth/staff-rows.ts";
import type { Db } from "../base/db/open-database.ts";
import { manyViews } from "../people/access-log.ts";

type Answer = OutputOf<typeof getAccessReview>;

const daysShown = 14;
const alarmsShown = days(90);

/** Lists the staff with what they may do, how they sign in, when they were seen and what they saw. */
export async function reviewAccess(db: Db, now: Date): Promise<Answer> {
  const staff: Answer["staff"] = [];
  for (let after: string | undefined; ; ) {
    const page = await listStaff(db, after, now);
    for (const { id, name, email, role, state } of page.staff)
      staff.push({
        ...{ id, name, email, role, state },
        factors: await countFactors(db, id),
        lastSeenAt: await lastSeen(db, id),
        views: await viewsByDay(db, id, now),
        alarms: await listAlarms(db, id, now),
      });
    if (page.next === null) return { staff };
    after = page.next;
  }
}

async function countFactors(db: Db, userId: string): Promise<number> {
  const rows = await db
    .selectFrom("factors")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "=", "verified")
    .execute();
  return rows.length;
}

/** The last thing that the log has of an account. */
async function lastSeen(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("audit")
    .select("at")
    .where("actor_id", "=", userId)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Counts the cards that an account opened, by the day in UTC. */
async function viewsByDay(db: Db, userId: string, now: Date) {
  const day = sql<string>`substr(at, 1, 10)`;
  const rows = await db
    .selectFrom("audit")
    .select(({ fn }) => [day.as("day"), fn.countAll().as("count")])
    .where("actor_id", "=", userId)
    .where("at", ">", new Date(now.getTime() - days(daysShown)).toISOString())
    .where("action", "=", "get-person")
    .groupBy(day)
    .orderBy(day, "desc")
    .execute();
  return rows.map(({ day: each, count }) => ({ day: each, count: Number(count) }));
}

async function listAlarms(db: Db, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("audit")
    .select("at")
    .where("action", "=", manyViews)
    .where("at", ">", new Date(now.getTime() - alarmsShown).toISOString())
    .where("actor_id", "=", userId)
    .orderBy("at", "desc")
    .limit(20)
    .execute();
  return rows.map(({ at }) => at);
}
