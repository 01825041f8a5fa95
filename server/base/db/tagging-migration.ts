import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** People who are tagged as spam have the moment of it in a column of its own, with all who were merged into them. */
export async function addTaggedAt(db: Kysely<Database>) {
  await db.schema.alterTable("people").addColumn("tagged_at", "text").execute();
  await db.schema
    .createIndex("people_tagged_at")
    .on("people")
    .column("tagged_at")
    .where(sql.ref("tagged_at"), "is not", null)
    .execute();
  await moveTagged(db);
}

/** Moves existing tags: the word `spam` instead of the person that one was merged into, and the last activity of all. */
export async function moveTagged(db: Kysely<Database>) {
  await sql`
    with recursive tagged(id) as (
      select id from people where merged_into = 'spam'
      union all
      select people.id from people join tagged on people.merged_into = tagged.id
    )
    update people set tagged_at = last_activity_at where id in (select id from tagged)`.execute(db);
  await db.updateTable("people").set({ merged_into: null }).where("merged_into", "=", "spam").execute();
}

/** Whoever is among the spam is found by no search, and has no terms any more. */
export async function deleteTermsOfSpam(db: Kysely<Database>) {
  await sql`delete from search_terms
    where person_id in (select id from people where tagged_at is not null)`.execute(db);
}
