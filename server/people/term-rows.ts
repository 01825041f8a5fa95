import { searchTerms, termsOfLead } from "#domain/people/search-terms.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Person } from "./people-rows.ts";

/** Adds search terms to a person; those that the person has already stay as they are. */
export async function addTerms(tx: Db, personId: string, terms: readonly string[]): Promise<void> {
  if (terms.length === 0) return;
  await insertTerms(
    tx,
    terms.map((term) => ({ term, person_id: personId })),
  );
}

const insertTerms = compileOnce((db, rows: readonly { term: string; person_id: string }[]) =>
  db
    .insertInto("search_terms")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["term", "person_id"]).doNothing()),
);

/** Derives the search terms of a person anew, from its fields and its messages. */
export async function replaceTerms(tx: Db, person: Person): Promise<void> {
  const leads = await tx
    .selectFrom("leads")
    .select(["id", "form_kind as kind", "fields"])
    .where("person_id", "=", person.id)
    .execute();
  const terms = new Set([
    ...searchTerms({ name: person.name, email: person.email, phone: person.phone_shown }),
    ...leads.flatMap(({ id, kind, fields }) => termsOfLead({ id, kind, fields: JSON.parse(fields) })),
  ]);
  await deleteTerms(tx, [person.id]);
  await addTerms(tx, person.id, [...terms]);
}

/** Deletes the search terms of people: those of many among the spam would take the places of whom a search is for. */
export async function deleteTerms(tx: Db, personIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("search_terms").where("person_id", "in", personIds).execute();
}
