import { sql } from "kysely";
import { disposalDayAt } from "#domain/people/disposal-days.ts";
import { type Stage, stages } from "#domain/people/people.ts";
import type { CleaningStep } from "../base/cleaning-step.ts";
import type { Db } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import { throwAll } from "../base/try-each.ts";
import type { Cursor } from "../http/keyset.ts";
import { isListed, listFamily, lockPeople } from "../people/people-rows.ts";
import { beginRetention, readRetention } from "../people/retention-setting.ts";
import { addProof } from "./disposal-rows.ts";
import { type Cutoff, cutoffOf, isReleased, lookAtPeople } from "./due-people.ts";
import { eraseLeads, erasePeople } from "./erase-people.ts";

type Options = { now: Date; timeZone: string };

/**
 * The steps of the nightly disposal: people whose time is over by the rule of their stage, each in a transaction with
 * its proof. A step looks at the next `limit` people and tells whether more may be left; the last one throws what failed.
 */
export async function disposalSteps(db: Db, options: Options): Promise<CleaningStep[]> {
  await beginRetention(db, options.now);
  const stored = await readRetention(db, options.now);
  const day = disposalDayAt(options.now, options.timeZone);
  return stages.map((stage) => {
    const cutoff = cutoffOf(stage, day, stored, options.timeZone);
    let after: Cursor | undefined;
    const errors: unknown[] = [];
    return async (limit) => {
      const rows = await lookAtPeople(db, { stage, cutoff, after }, limit);
      for (const { id, is_due } of rows)
        if (is_due)
          await disposeOf(db, id, { stage, cutoff, day }, options).catch((error) => errors.push(error));
      const last = rows.at(-1);
      after = last && { at: last.last_activity_at, id: last.id };
      if (rows.length >= limit) return true;
      throwAll(errors);
      return false;
    };
  });
}

/** Disposes of a person, unless a command has changed it since it was looked at. */
function disposeOf(
  db: Db,
  id: string,
  { stage, cutoff, day }: { stage: Stage; cutoff: Cutoff; day: string },
  { now }: Options,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const stillDue = await lockPeople(tx)
      .where("id", "=", id)
      .where("stage", "=", stage)
      .where("last_activity_at", "<", cutoff.until)
      .where(isReleased(cutoff.releasedUntil))
      .where(isListed)
      .returning("id")
      .executeTakeFirst();
    if (!stillDue) return;
    const ids = await listFamily(tx, id);
    if (await hasAppointment(tx, ids, cutoff.until)) return;
    const counts = await erasePeople(tx, ids);
    const rule = stage === "client" ? "client" : "inquiry";
    await addProof(tx, { day, rule, people: 1, counts }, now);
    await writeSignals(tx, [{ topic: "people", id }], "", now);
  });
}

/** Whether one of them has an appointment since a moment: of those who were merged, nothing was looked at yet. */
async function hasAppointment(tx: Db, ids: readonly string[], since: string): Promise<boolean> {
  const row = await tx
    .selectFrom("leads")
    .innerJoin("appointments", "appointments.lead_id", "leads.id")
    .select("appointments.id")
    .where("leads.person_id", "in", ids)
    .where("appointments.starts_at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes up to `limit` messages that were judged spam before a moment, with their proof. */
export function disposeOfSpam(db: Db, until: string, { now, timeZone }: Options): CleaningStep {
  return async (limit) => {
    const due = await db
      .selectFrom("leads")
      .select("id")
      // A literal, because a partial index is not used for a parameter.
      .where("status", "=", sql.lit("spam" as const))
      .where("created_at", "<=", until)
      // Those of people who were tagged go with them.
      .where("person_id", "is", null)
      .limit(limit)
      .execute();
    if (due.length === 0) return false;
    await db.transaction().execute(async (tx) => {
      const spam = await tx
        .updateTable("leads")
        .set((eb) => ({ created_at: eb.ref("created_at") }))
        .where(
          "id",
          "in",
          due.map(({ id }) => id),
        )
        .where("status", "=", "spam")
        .returning("id")
        .execute();
      const ids = spam.map(({ id }) => id);
      const counts = ids.length > 0 ? await eraseLeads(tx, { id: ids }) : {};
      const day = disposalDayAt(now, timeZone);
      if (ids.length > 0) await addProof(tx, { day, rule: "spam", people: ids.length, counts }, now);
    });
    return due.length >= limit;
  };
}

/** Deletes up to `limit` people who were tagged as spam before a moment, with their messages and their proof. */
export function disposeOfTagged(db: Db, until: string, { now, timeZone }: Options): CleaningStep {
  return async (limit) => {
    const due = await db
      .selectFrom("people")
      .select("id")
      .where("tagged_at", "<=", until)
      // Whoever was merged goes with the person they belong to.
      .where("merged_into", "is", null)
      .limit(limit)
      .execute();
    for (const { id } of due)
      await db.transaction().execute(async (tx) => {
        const isStillTagged = await lockPeople(tx)
          .where("id", "=", id)
          .where("tagged_at", "is not", null)
          .returning("id")
          .executeTakeFirst();
        if (!isStillTagged) return;
        const counts = await erasePeople(tx, await listFamily(tx, id));
        await addProof(tx, { day: disposalDayAt(now, timeZone), rule: "spam", people: 1, counts }, now);
      });
    return due.length >= limit;
  };
}
