import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import type { getRetention } from "#domain/office/retention-operations.ts";
import { dayAfter, disposalDay } from "#domain/people/disposal-days.ts";
import { stages } from "#domain/people/people.ts";
import type { StoredRetention } from "#domain/people/retention.ts";
import type { Db } from "../base/db/open-database.ts";
import { findNames } from "../people/colleagues.ts";
import { cutoffOf, lookAtPeople } from "./due-people.ts";

type Answer = OutputOf<typeof getRetention>;

/** A week, and the part of the day that has passed already. */
const daysAhead = 8;
const mostListed = 100;

/** Lists those whom the next nights let go, by day. */
export async function listDue(
  db: Db,
  stored: StoredRetention,
  now: Date,
  timeZone: string,
): Promise<Pick<Answer, "due" | "hasMoreDue">> {
  const today = disposalDay(now, timeZone);
  const days = Array.from({ length: daysAhead }, (_, ahead) => dayAfter(today, ahead + 1));
  const people: (Answer["due"][number]["people"][number] & { day: string })[] = [];
  for (const stage of stages) {
    const cutoffs = days.map((day) => ({ day, until: cutoffOf(stage, day, stored, timeZone) }));
    const from = cutoffOf(stage, today, stored, timeZone);
    const rows = await lookAtPeople(
      db,
      { stage, from, until: cutoffs.at(-1)?.until ?? from },
      mostListed + 1,
    );
    for (const { id, name, last_activity_at: lastContactAt, is_due } of rows) {
      const day = cutoffs.find(({ until }) => lastContactAt < until)?.day;
      if (is_due && day !== undefined)
        people.push({ day, id, name: maskSensitiveNumbers(name), stage, lastContactAt });
    }
  }
  const place = ({ day, lastContactAt, name }: (typeof people)[number]) => `${day} ${lastContactAt} ${name}`;
  people.sort((one, other) => (place(one) < place(other) ? -1 : 1));
  const byDay = Map.groupBy(people.slice(0, mostListed), ({ day }) => day);
  return {
    due: [...byDay].map(([day, each]) => ({ day, people: each.map(({ day: _, ...person }) => person) })),
    hasMoreDue: people.length > mostListed,
  };
}

/** Lists those who are held, the latest first. */
export async function listHeld(db: Db): Promise<Answer["held"]> {
  const rows = await db
    .selectFrom("people")
    .select(["id", "name", "hold_reason", "held_by", "held_at"])
    .where("held_at", "is not", null)
    .orderBy("held_at", "desc")
    .limit(mostListed)
    .execute();
  const names = await findNames(
    db,
    rows.map(({ held_by }) => held_by),
  );
  return rows.map(({ id, name, hold_reason, held_by, held_at }) => ({
    id,
    name: maskSensitiveNumbers(name),
    reason: hold_reason ?? "",
    by: names.get(held_by ?? "") ?? "",
    at: held_at ?? "",
  }));
}
