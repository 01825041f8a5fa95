import { fillIn } from "#content/format/fill-in.ts";
import { accessReviewWords } from "#content/words/office/access-review-note.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { addDays, localDay, startOfDay } from "#domain/deadlines/local-day.ts";
import { days } from "#domain/durations.ts";
import type { Locale } from "#domain/locale.ts";
import type { getAccessReview } from "#domain/office/audit-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { listStaff } from "../auth/staff-rows.ts";
import { ago } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import { manyViews } from "../people/access-log.ts";

type Answer = OutputOf<typeof getAccessReview>;

const daysShown = 14;
const alarmsShown = days(90);
const mostAlarms = 20;

/** Lists the staff with what they may do, how they sign in, when they were seen and what they saw. */
export async function reviewAccess(db: Db, now: Date, timeZone: string): Promise<Answer> {
  const staff: Answer["staff"] = [];
  for (let after: string | undefined; ; ) {
    const page = await listStaff(db, after, now);
    const ids = page.staff.map(({ id }) => id);
    if (ids.length > 0) {
      const factors = await countFactors(db, ids);
      const seen = await lastSeen(db, ids);
      const views = await viewsByDay(db, ids, listDays(now, timeZone));
      const alarms = await listAlarms(db, ids, now);
      for (const { id, name, email, role, state } of page.staff)
        staff.push({
          id,
          name,
          email,
          role,
          state,
          factors: factors.get(id) ?? 0,
          lastSeenAt: seen.get(id) ?? null,
          views: views.get(id) ?? [],
          alarms: alarms.get(id) ?? [],
        });
    }
    if (page.next === null) return { staff };
    after = page.next;
  }
}

/** What a review says that was looked at: everybody with their role, in a language. */
export function reviewText(staff: Answer["staff"], locale: Locale): string {
  const { states } = recordsWords[locale].access;
  const { roles } = officeShellWords[locale];
  const list = staff.map(
    ({ name, email, role, state }) =>
      `${name || email}: ${roles[role]}${state === "active" ? "" : ` (${states[state]})`}`,
  );
  return fillIn(accessReviewWords[locale].reviewed, { list: list.join("; ") });
}

async function countFactors(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("factors")
    .select(({ fn }) => ["user_id", fn.countAll().as("count")])
    .where("user_id", "in", ids)
    .where("status", "=", "verified")
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, Number(count)]));
}

/** The last thing that was done in a session of each account; without one strangers ask for links. */
async function lastSeen(db: Db, ids: readonly string[]): Promise<Map<string, string | null>> {
  // Each is the end of a range of the index; to group the log would read all of it.
  const rows = await db
    .selectFrom("users")
    .select(({ selectFrom }) => [
      "id",
      selectFrom("audit")
        .select(({ fn }) => fn.max("at").as("at"))
        .whereRef("actor_id", "=", "users.id")
        .where("session_id", "is not", null)
        .as("at"),
    ])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, at }) => [id, at]));
}

type Day = { day: string; from: string };

/** The days that are shown, the latest first, with the moments at which they began. */
const listDays = (now: Date, timeZone: string): [Day, ...Day[]] => {
  const today = localDay(now, timeZone);
  const dayBefore = (count: number) => {
    const day = addDays(today, -count);
    return { day, from: startOfDay(day, timeZone) };
  };
  const others = Array.from({ length: daysShown - 1 }, (_, index) => dayBefore(index + 1));
  return [dayBefore(0), ...others];
};

/** Counts the cards that each account opened, by some days. */
async function viewsByDay(db: Db, ids: readonly string[], shown: [Day, ...Day[]]) {
  const dayed = db
    .selectFrom("audit")
    .select(({ eb }) => {
      const [first, ...others] = shown;
      const begun = eb.case().when("at", ">=", first.from).then(first.day);
      const day = others.reduce((each, { day, from }) => each.when("at", ">=", from).then(day), begun).end();
      return ["actor_id", day.$notNull().as("day")];
    })
    .where("actor_id", "in", ids)
    .where("at", ">=", shown.at(-1)?.from ?? "")
    .where("action", "=", "get-person");
  const rows = await db
    .selectFrom(dayed.as("view"))
    .select(({ fn }) => ["actor_id", "day", fn.countAll().as("count")])
    .groupBy(["actor_id", "day"])
    .orderBy("day", "desc")
    .execute();
  return byActor(rows, ({ day: each, count }) => ({ day: each, count: Number(count) }));
}

/** The latest alarms of each account. */
async function listAlarms(db: Db, ids: readonly string[], now: Date) {
  const numbered = db
    .selectFrom("audit")
    .select(({ fn }) => [
      "actor_id",
      "at",
      fn
        .agg<number>("row_number")
        .over((over) => over.partitionBy("actor_id").orderBy("at", "desc"))
        .as("place"),
    ])
    .where("action", "=", manyViews)
    .where("at", ">", ago(now, alarmsShown))
    .where("actor_id", "in", ids);
  const rows = await db
    .selectFrom(numbered.as("alarm"))
    .select(["actor_id", "at"])
    .where("place", "<=", mostAlarms)
    .orderBy("at", "desc")
    .execute();
  return byActor(rows, ({ at }) => at);
}

function byActor<Row extends { actor_id: string | null }, Shown>(
  rows: readonly Row[],
  show: (row: Row) => Shown,
): Map<string, Shown[]> {
  const shown = new Map<string, Shown[]>();
  for (const row of rows) {
    const id = row.actor_id ?? "";
    shown.set(id, [...(shown.get(id) ?? []), show(row)]);
  }
  return shown;
}
