import { type ExpressionBuilder, sql } from "kysely";
import { addDays } from "#domain/deadlines/local-day.ts";
import {
  disposalCutoff,
  disposalDayAfter,
  disposalDayAt,
  disposalStart,
} from "#domain/people/disposal-days.ts";
import type { Stage } from "#domain/people/people.ts";
import { monthsFor, noticeTime, retentionAt, type StoredRetention } from "#domain/people/retention.ts";
import { ago } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Database } from "../base/db/schema.ts";
import { type Cursor, isAfter } from "../http/keyset.ts";
import { OperationRefused } from "../http/office-handler.ts";
import { isListed, type Person } from "../people/people-rows.ts";

/** Who goes by then: people whose last contact lies before `until`, unless they were released since `releasedUntil`. */
export type Cutoff = { until: string; releasedUntil: string };

/** The cut-off of a stage on a day. Whoever was released stands on the list first, as long as the notice runs. */
export function cutoffOf(stage: Stage, day: string, stored: StoredRetention, timeZone: string): Cutoff {
  const start = disposalStart(day, timeZone);
  return {
    until: disposalCutoff(day, monthsFor(stage, retentionAt(stored, start)), timeZone),
    releasedUntil: ago(start, noticeTime),
  };
}

type Contact = { stage: Stage; lastContactAt: string; released_at: string | null };

/** The day of the disposal that a last contact leads to, but not before the notice of a release is over. */
export function dueDayOf(person: Contact, stored: StoredRetention, timeZone: string): string {
  const day = dueDayByRule(person, stored, timeZone);
  if (person.released_at === null) return day;
  const noticeEnd = new Date(Date.parse(person.released_at) + noticeTime);
  const afterNotice = addDays(disposalDayAt(noticeEnd, timeZone), 1);
  return day > afterNotice ? day : afterNotice;
}

/** The day by the setting, but not before its notice is over. */
function dueDayByRule(
  { stage, lastContactAt: at }: Contact,
  stored: StoredRetention,
  timeZone: string,
): string {
  const noticeEnd = new Date(Date.parse(stored.changedAt) + noticeTime);
  const day = disposalDayAfter(at, monthsFor(stage, stored), timeZone);
  if (disposalStart(day, timeZone) >= noticeEnd) return day;
  const before = disposalDayAfter(
    at,
    monthsFor(stage, retentionAt(stored, new Date(stored.changedAt))),
    timeZone,
  );
  const afterNotice = addDays(disposalDayAt(noticeEnd, timeZone), 1);
  return before < afterNotice ? before : afterNotice;
}

type Range = { stage: Stage; cutoff: Cutoff; after?: Cursor | undefined };

/** Whether nobody holds a person, and nobody did until a moment ago. */
export const isReleased = (releasedUntil: string) => (eb: ExpressionBuilder<Database, "people">) =>
  eb.and([
    eb("held_at", "is", null),
    eb.or([eb("released_at", "is", null), eb("released_at", "<", releasedUntil)]),
  ]);

/**
 * Whether the rule lets a person go whose last contact lies before a cut-off: not held, a client handed over to the
 * portal, and no appointment since. Whoever was merged goes with the person they belong to.
 */
const isLetGo =
  (stage: Stage, { until, releasedUntil }: Cutoff) =>
  (eb: ExpressionBuilder<Database, "people">) =>
    eb.and([
      isListed,
      isReleased(releasedUntil)(eb),
      ...(stage === "client" ? [eb("handed_over_at", "is not", null)] : []),
      eb.not(eb.exists(appointmentsOf(eb).select("appointments.id").where("starts_at", ">=", until))),
    ]);

/** A person and all who were merged into it, as `listFamily` lists them. */
const family = sql<{ id: string }>`(with recursive family(id) as (
  select people.id union all select member.id from people as member join family on member.merged_into = family.id
) select id from family)`;

const appointmentsOf = ({ selectFrom }: ExpressionBuilder<Database, "people">) =>
  selectFrom(family.as("family"))
    .innerJoin("leads", "leads.person_id", "family.id")
    .innerJoin("appointments", "appointments.lead_id", "leads.id");

/** The next people of a stage by their last contact, each with whether the rule lets them go. */
export function lookAtPeople(db: Db, { stage, cutoff, after }: Range, limit: number) {
  return db
    .selectFrom("people")
    .select(["id", "last_activity_at"])
    .select((eb) => isLetGo(stage, cutoff)(eb).as("is_due"))
    .where("stage", "=", stage)
    .where("last_activity_at", "<", cutoff.until)
    .where(isAfter("last_activity_at", "id", after))
    .orderBy("last_activity_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The people of a stage who go by one cut-off, but not by an earlier one, up to `limit` for each reason. */
export async function listLeaving(
  db: Db,
  { stage, from, to }: { stage: Stage; from: Cutoff; to: Cutoff },
  limit: number,
) {
  const leaving = db
    .selectFrom("people")
    .select(["id", "name", "email", "phone_shown", "stage", "last_activity_at", "released_at"])
    .select(lastStart)
    .where("stage", "=", stage)
    .where(isLetGo(stage, to))
    .limit(limit);
  const byActivity = await leaving
    .where("last_activity_at", ">=", from.until)
    .where("last_activity_at", "<", to.until)
    .orderBy("last_activity_at")
    .execute();
  const byAppointment = await leaving
    .where("last_activity_at", "<", from.until)
    .where(
      "id",
      "in",
      sql<string>`(with recursive owner(id) as (
      select leads.person_id from appointments join leads on leads.id = appointments.lead_id
      where starts_at >= ${from.until} and starts_at < ${to.until}
      union select merged.merged_into from people as merged join owner on merged.id = owner.id
    ) select id from owner)`,
    )
    .execute();
  const byRelease = await leaving
    .where("last_activity_at", "<", from.until)
    .where("released_at", ">=", from.releasedUntil)
    .where(isLetGo(stage, { ...to, until: from.until }))
    .execute();
  return [...byActivity, ...byAppointment, ...byRelease].map(withLastContact);
}

/**
 * Finds the last contact of a person, from which the rule counts: what was done last, or an appointment after that. Throws
 * `not-found` for somebody deleted meanwhile.
 */
export async function findLastContact(db: Db, { id }: Pick<Person, "id">) {
  const person = await db
    .selectFrom("people")
    .select(["stage", "last_activity_at", "released_at"])
    .select(lastStart)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!person) throw new OperationRefused("not-found");
  return withLastContact(person);
}

const lastStart = (eb: ExpressionBuilder<Database, "people">) =>
  appointmentsOf(eb)
    .select(({ fn }) => fn.max("starts_at").as("at"))
    .as("last_start");

function withLastContact<Row extends { last_activity_at: string; last_start: string | null }>(row: Row) {
  const { last_activity_at, last_start, ...person } = row;
  const isLater = last_start !== null && last_start > last_activity_at;
  return { ...person, lastContactAt: isLater ? last_start : last_activity_at };
}
