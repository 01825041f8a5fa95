import { days } from "#domain/durations.ts";
import { ago } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import { isListed } from "../people/people-rows.ts";

/** The number up to which people are counted exactly: on SQLite a whole count would hold up everybody. */
const most = 20_000;
const quietTime = days(182);

/** Counts the people on file, and of them who could go first. */
export async function countPeople(db: Db, now: Date) {
  const until = ago(now, quietTime);
  const people = db.selectFrom("people").select("id").where(isListed);
  const free = people.where("held_at", "is", null);
  const count = async (query: typeof people) => {
    const { rows } = await db
      .selectFrom(query.limit(most).as("counted"))
      .select(({ fn }) => fn.countAll().as("rows"))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  return {
    people: await count(people),
    quietPeople: await count(
      free.where("stage", "in", ["new", "talking", "booked"]).where("last_activity_at", "<", until),
    ),
    closedPeople: await count(free.where("stage", "=", "closed")),
  };
}
