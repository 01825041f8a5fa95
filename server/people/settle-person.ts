import type { Db } from "../base/db/open-database.ts";
import { findPerson } from "./people-rows.ts";
import { refreshClock } from "./refresh-clock.ts";
import { replaceTerms } from "./term-rows.ts";

/** Settles a person some of whose messages were erased: clock, last message and terms go by what is left. */
export async function settlePerson(tx: Db, id: string): Promise<void> {
  const person = await findPerson(tx, id);
  if (!person) return;
  await refreshClock(tx, person.id);
  await replaceTerms(tx, person);
}
