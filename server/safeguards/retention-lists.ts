import { addDays } from "#domain/deadlines/local-day.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import type { getRetention } from "#domain/office/retention-operations.ts";
import { disposalDayAt } from "#domain/people/disposal-days.ts";
import { stages } from "#domain/people/people.ts";
import { listedName } from "#domain/people/person-names.ts";
import type { StoredRetention } from "#domain/people/retention.ts";
import type { Db } from "../base/db/open-database.ts";
import { findNamesIn } from "../people/colleagues.ts";
import { isListed } from "../people/people-rows.ts";
import { cutoffOf, dueDayOf, listLeaving } from "./due-people.ts";

type Answer = OutputOf<typeof getRetention>;

const mostListed = 100;
const daysAhead = 30;

/** Those whom the disposals of the next 30 days take; of each stage up to one more than are listed. */
export async function findLeaving(db: Db, stored: StoredRetention, now: Date, timeZone: string) {
  const today = disposalDayAt(now, timeZone);
  const lastDay = addDays(today, daysAhead);
  const people = [];
  for (const stage of stages) {
    const from = cutoffOf(stage, today, stored, timeZone);
    const to = cutoffOf(stage, lastDay, stored, timeZone);
    people.push(...(await listLeaving(db, { stage, from, to }, mostListed + 1)));
  }
  return people;
}

/** Lists those whom the disposals of the next 30 days take, by day. */
export async function listDue(
  db: Db,
  stored: StoredRetention,
  now: Date,
  timeZone: string,
): Promise<Pick<Answer, "due" | "hasMoreDue">> {
  const people = (await findLeaving(db, stored, now, timeZone)).map(({ email, phone_shown, ...person }) => ({
    ...person,
    name: listedName({ ...person, email, phone_shown }),
    day: dueDayOf(person, stored, timeZone),
  }));
  const place = ({ day, lastContactAt, name }: (typeof people)[number]) => `${day} ${lastContactAt} ${name}`;
  people.sort((one, other) => (place(one) < place(other) ? -1 : 1));
  const byDay = Map.groupBy(people.slice(0, mostListed), ({ day }) => day);
  return {
    due: [...byDay].map(([day, each]) => ({
      day,
      people: each.map(({ day: _, released_at: __, ...person }) => person),
    })),
    hasMoreDue: people.length > mostListed,
  };
}

/** Lists those who are held, the latest first, and counts all of them. */
export async function listHeld(db: Db): Promise<Pick<Answer, "held" | "heldCount">> {
  const heldPeople = db
    .selectFrom("people")
    .where("held_at", "is not", null)
    // Whoever was merged is held with the person they belong to.
    .where(isListed);
  const { count } = await heldPeople.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
  const rows = await heldPeople
    .select(["id", "name", "email", "phone_shown", "hold_reason", "held_by", "held_at"])
    .orderBy("held_at", "desc")
    .limit(mostListed)
    .execute();
  const names = await findNamesIn(db, rows, "held_by");
  const held = rows.map(({ id, hold_reason, held_by, held_at, ...person }) => ({
    id,
    name: listedName(person),
    reason: hold_reason ?? "",
    by: names.get(held_by ?? "") ?? "",
    at: held_at ?? "",
  }));
  return { held, heldCount: Number(count) };
}
