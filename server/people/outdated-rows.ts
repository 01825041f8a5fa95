import { days, hours } from "#domain/durations.ts";
import { type CleaningStep, isFull } from "../base/cleaning-step.ts";
import { ago } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";

const draftLifetime = days(30);
const commandLifetime = hours(48);

/** The steps that delete outdated rows of the desk, up to `limit` each; each tells whether more may be left. */
export function outdatedRowSteps(db: Db, now: Date): CleaningStep[] {
  return [
    async () => {
      await db.deleteFrom("drafts").where("saved_at", "<=", ago(now, draftLifetime)).execute();
      return false;
    },
    async (limit) => {
      const until = ago(now, commandLifetime);
      const due = db
        .selectFrom("office_commands")
        .select("key")
        .where("created_at", "<=", until)
        .limit(limit);
      const deleted = db.deleteFrom("office_commands").where("key", "in", due);
      return isFull(await deleted.where("created_at", "<=", until).executeTakeFirst(), limit);
    },
    async (limit) => {
      const due = db
        .selectFrom("changes")
        .select("seq")
        .where("at", "<=", ago(now, commandLifetime))
        .limit(limit);
      return isFull(await db.deleteFrom("changes").where("seq", "in", due).executeTakeFirst(), limit);
    },
  ];
}
