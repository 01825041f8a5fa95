import {
  dayAfter,
  disposalCutoff,
  disposalDay,
  disposalDayOf,
  disposalStart,
} from "#domain/people/disposal-days.ts";
import type { Stage } from "#domain/people/people.ts";
import { monthsFor, noticeTime, retentionAt, type StoredRetention } from "#domain/people/retention.ts";
import type { Db } from "../base/db/open-database.ts";
import { isAfter, type Place } from "../people/keyset.ts";

/** Of which stage people go on a day: those whose last contact lies before the cut-off. */
export const cutoffOf = (stage: Stage, day: string, stored: StoredRetention, timeZone: string): string =>
  disposalCutoff(day, monthsFor(stage, retentionAt(stored, disposalStart(day, timeZone))), timeZone);

/** The day of the disposal that a last contact leads to: by the setting, but not before its notice is over. */
export function dueDayOf(
  { stage, last_activity_at: at }: { stage: Stage; last_activity_at: string },
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
  const afterNotice = dayAfter(disposalDay(noticeEnd, timeZone));
  return before < afterNotice ? before : afterNotice;
}

type Range = { stage: Stage; from?: string; until: string; after?: Place | undefined };

/**
 * The next people of a stage by their last contact, each with whether the rule lets them go. Not held, a client handed
 * over to the portal, and no appointment since the cut-off; whoever was merged goes with the person they belong to.
 */
export function lookAtPeople(db: Db, { stage, from = "", until, after }: Range, limit: number) {
  return db
    .selectFrom("people")
    .select(["id", "name", "stage", "last_activity_at"])
    .select(({ and, not, exists, selectFrom, eb }) =>
      and([
        eb("merged_into", "is", null),
        eb("held_at", "is", null),
        ...(stage === "client" ? [eb("handed_over_at", "is not", null)] : []),
        not(
          exists(
            selectFrom("leads")
              .innerJoin("appointments", "appointments.lead_id", "leads.id")
              .select("appointments.id")
              .whereRef("leads.person_id", "=", "people.id")
              .where("appointments.starts_at", ">=", until),
          ),
        ),
      ]).as("is_due"),
    )
    .where("stage", "=", stage)
    .where("last_activity_at", ">=", from)
    .where("last_activity_at", "<", until)
    .where(isAfter("last_activity_at", "id", after))
    .orderBy("last_activity_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}
