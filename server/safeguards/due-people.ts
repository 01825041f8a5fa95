import type { ExpressionBuilder } from "kysely";
import { addDays } from "#domain/deadlines/local-day.ts";
import { disposalCutoff, disposalDay, disposalDayOf, disposalStart } from "#domain/people/disposal-days.ts";
import type { Stage } from "#domain/people/people.ts";
import { monthsFor, noticeTime, retentionAt, type StoredRetention } from "#domain/people/retention.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Database } from "../base/db/schema.ts";
import { isAfter, type Place } from "../http/keyset.ts";
import { isListed, type Person } from "../people/people-rows.ts";

/** The cut-off of a stage on a day: people whose last contact lies before it are deleted. */
export const cutoffOf = (stage: Stage, day: string, stored: StoredRetention, timeZone: string): string =>
  disposalCutoff(day, monthsFor(stage, retentionAt(stored, disposalStart(day, timeZone))), timeZone);

/** The day of the disposal that a last contact leads to: by the setting, but not before its notice is over. */
export function dueDayOf(
  { stage, lastContactAt: at }: { stage: Stage; lastContactAt: string },
  stored: StoredRetention,
  timeZone: string,
): string {
  const noticeEnd = new Date(Date.parse(stored.changedAt) + noticeTime);
  const day = disposalDayOf(at, monthsFor(stage, stored), timeZone);
  if (disposalStart(day, timeZone) >= noticeEnd) return day;
  const before = disposalDayOf(
    at,
    monthsFor(stage, retentionAt(stored, new Date(stored.changedAt))),
    timeZone,
  );
  const afterNotice = addDays(disposalDay(noticeEnd, timeZone), 1);
  return before < afterNotice ? before : afterNotice;
}

type Range = { stage: Stage; until: string; after?: Place | undefined };

/**
 * Whether the rule lets a person go whose last contact lies before a cut-off: not held, a client handed over to the
 * portal, and no appointment since. Whoever was merged goes with the person they belong to.
 */
const isLetGo = (stage: Stage, until: string) => (eb: ExpressionBuilder<Database, "people">) =>
  eb.and([
    isListed,
    eb("held_at", "is", null),
    ...(stage === "client" ? [eb("handed_over_at", "is not", null)] : []),
    eb.not(eb.exists(appointmentsOf(eb).select("appointments.id").where("starts_at", ">=", until))),
  ]);

const appointmentsOf = ({ selectFrom }: ExpressionBuilder<Database, "people">) =>
  selectFrom("leads")
    .innerJoin("appointments", "appointments.lead_id", "leads.id")
    .whereRef("leads.person_id", "=", "people.id");

/** The next people of a stage by their last contact, each with whether the rule lets them go. */
export function lookAtPeople(db: Db, { stage, until, after }: Range, limit: number) {
  return db
    .selectFrom("people")
    .select(["id", "last_activity_at"])
    .select((eb) => isLetGo(stage, until)(eb).as("is_due"))
    .where("stage", "=", stage)
    .where("last_activity_at", "<", until)
    .where(isAfter("last_activity_at", "id", after))
    .orderBy("last_activity_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The people of a stage whose last contact lies between two cut-offs and whom the rule lets go, up to `limit`. */
export async function listLeaving(
  db: Db,
  { stage, from, until }: { stage: Stage; from: string; until: string },
  limit: number,
) {
  const leaving = db
    .selectFrom("people")
    .select(["id", "name", "email", "phone_shown", "stage", "last_activity_at"])
    .select(lastStart)
    .where("stage", "=", stage)
    .where(isLetGo(stage, until))
    .limit(limit);
  const byActivity = await leaving
    .where("last_activity_at", ">=", from)
    .where("last_activity_at", "<", until)
    .orderBy("last_activity_at")
    .execute();
  const byAppointment = await leaving
    .where("last_activity_at", "<", from)
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("appointments")
        .innerJoin("leads", "leads.id", "appointments.lead_id")
        .select("leads.person_id")
        .where("starts_at", ">=", from)
        .where("starts_at", "<", until),
    )
    .execute();
  return [...byActivity, ...byAppointment].map(withLastContact);
}

/** Finds the last contact of a person, from which the rule counts: what was done last, or an appointment after that. */
export async function findLastContact(db: Db, { id, stage, last_activity_at }: Person) {
  const { last_start } = await db
    .selectFrom("leads")
    .innerJoin("appointments", "appointments.lead_id", "leads.id")
    .select(({ fn }) => fn.max("starts_at").as("last_start"))
    .where("leads.person_id", "=", id)
    .executeTakeFirstOrThrow();
  return withLastContact({ stage, last_activity_at, last_start });
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
