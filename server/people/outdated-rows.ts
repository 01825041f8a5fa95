import { days, hours } from "#domain/durations.ts";
import type { Db } from "../base/db/open-database.ts";
import { findPerson } from "./people-rows.ts";
import { refreshClock } from "./refresh-clock.ts";
import { replaceTerms } from "./term-rows.ts";

const draftLifetime = days(30);
const commandLifetime = hours(48);

type Step = (limit: number) => Promise<boolean>;

/**
 * The steps that delete what the desk no longer needs: drafts, first answers of commands, signals, and people of whom
 * nothing is left. Each deletes up to `limit` rows and tells whether more may be left. `contactUntil` is the last
 * moment of a contact that is too old to keep a person.
 */
export function outdatedRowSteps(db: Db, now: Date, contactUntil: string): Step[] {
  const before = (length: number) => new Date(now.getTime() - length).toISOString();
  return [
    async () => {
      await db.deleteFrom("drafts").where("saved_at", "<=", before(draftLifetime)).execute();
      return false;
    },
    async (limit) => {
      const until = before(commandLifetime);
      const due = db
        .selectFrom("office_commands")
        .select("key")
        .where("created_at", "<=", until)
        .limit(limit);
      const deleted = db.deleteFrom("office_commands").where("key", "in", due);
      const { numDeletedRows } = await deleted.where("created_at", "<=", until).executeTakeFirst();
      return Number(numDeletedRows) >= limit;
    },
    async (limit) => {
      const due = db
        .selectFrom("changes")
        .select("seq")
        .where("at", "<=", before(commandLifetime))
        .limit(limit);
      const { numDeletedRows } = await db.deleteFrom("changes").where("seq", "in", due).executeTakeFirst();
      return Number(numDeletedRows) >= limit;
    },
    forgetPeople(db, contactUntil),
  ];
}

/**
 * Deletes people without any message and without a call, a visit or an answer since a moment, with their notes,
 * letters and terms; not one that others were merged into. Each call looks at the next `limit` people.
 */
function forgetPeople(db: Db, until: string): Step {
  let lastId = "";
  return async (limit) => {
    const people = await db
      .selectFrom("people as person")
      .select(({ and, not, exists, selectFrom }) => [
        "person.id",
        and([
          not(exists(selectFrom("leads").select("leads.id").whereRef("leads.person_id", "=", "person.id"))),
          not(
            exists(
              selectFrom("touches")
                .select("touches.id")
                .whereRef("touches.person_id", "=", "person.id")
                .where("direction", "!=", "none")
                .where("happened_at", ">", until),
            ),
          ),
          not(
            exists(
              selectFrom("people as other")
                .select("other.id")
                .whereRef("other.merged_into", "=", "person.id"),
            ),
          ),
        ]).as("is_forgotten"),
      ])
      .where("created_at", "<=", until)
      .where("id", ">", lastId)
      .orderBy("id")
      .limit(limit)
      .execute();
    const ids = people.filter(({ is_forgotten }) => is_forgotten).map(({ id }) => id);
    if (ids.length > 0) await db.deleteFrom("people").where("id", "in", ids).execute();
    lastId = people.at(-1)?.id ?? lastId;
    return people.length >= limit;
  };
}

/** Settles people some of whose messages were erased: clock, last message and terms go by what is left. */
export async function settleErased(db: Db, personIds: readonly (string | null)[]): Promise<void> {
  for (const id of new Set(personIds)) {
    if (id !== null) await db.transaction().execute((tx) => settlePerson(tx, id));
  }
}

/** The same for one person, in the transaction that erases. */
export async function settlePerson(tx: Db, id: string): Promise<void> {
  const person = await findPerson(tx, id);
  if (!person) return;
  await refreshClock(tx, person.id);
  await replaceTerms(tx, person);
}
