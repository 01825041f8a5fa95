import { sql } from "kysely";
import { days } from "#domain/durations.ts";
import { type CleaningStep, isFull } from "../base/cleaning-step.ts";
import type { Db } from "../base/db/open-database.ts";
import { firstIdOf } from "../base/new-id.ts";

/** How long a delivery is kept that nobody waits for any more, in milliseconds: as long as the log. */
const deliveryLifetime = days(2 * 365);

/** The steps that delete old deliveries, up to `limit` each; false after the last. Letters stay with their person. */
export const oldDeliverySteps = (db: Db, now: Date): CleaningStep[] =>
  (["sent", "failed", "held", "withheld"] as const).map((state) => async (limit) => {
    const due = db
      .selectFrom("outbox")
      .select("id")
      // A literal, so that Postgres takes the index of states for a rare one.
      .where("state", "=", sql.lit(state))
      .where("id", "<", firstIdOf(new Date(now.getTime() - deliveryLifetime)))
      .where("needs_person_since", "is", null)
      .limit(limit);
    return isFull(await db.deleteFrom("outbox").where("id", "in", due).executeTakeFirstOrThrow(), limit);
  });
