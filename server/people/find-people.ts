import { isMailAddress } from "#domain/forms/form-values.ts";
import { normalMailAddress } from "#domain/forms/mail-address.ts";
import { e164 } from "#domain/forms/phone-number.ts";
import type { OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import type {
  findDoubles as doublesOperation,
  findPeople as findOperation,
} from "#domain/office/people-operations.ts";
import { listedName, nameWords } from "#domain/people/person-names.ts";
import { exactName, searchedRanges } from "#domain/people/search-terms.ts";
import type { Db } from "../base/db/open-database.ts";
import { shownFields } from "./load-card.ts";
import { findRoots, isListed } from "./people-rows.ts";
import { searchPeople } from "./search-people.ts";
import { summaryRows, toSummaries } from "./summaries.ts";

const mostFound = 20;
/** How many are looked at: more than are shown, which are those with the latest activity. */
const mostCandidates = 100;

/** Finds at most 20 people for a text, the latest active first; of very many the newest are looked at. */
export async function findPeople(
  db: Db,
  { text }: ReceivedOf<typeof findOperation>,
): Promise<OutputOf<typeof findOperation>> {
  const ids = await searchPeople(db, searchedRanges(text), mostCandidates);
  const roots = [...new Set((await findRoots(db, ids)).values())].map(({ id }) => id);
  if (roots.length === 0) return { people: [] };
  const rows = await summaryRows(db)
    .where("people.id", "in", roots)
    .orderBy("people.last_activity_at", "desc")
    .limit(mostFound)
    .execute();
  const summaries = await toSummaries(db, rows);
  return {
    people: rows.flatMap((row, index) => {
      const summary = summaries[index];
      const { phone, email } = shownFields(row);
      return summary ? [{ ...summary, phone, email }] : [];
    }),
  };
}

const mostDoubles = 10;

/** Finds people with the address, the number or all words of the name that somebody types. */
export async function findDoubles(
  db: Db,
  { name, email, phone }: ReceivedOf<typeof doublesOperation>,
): Promise<OutputOf<typeof doublesOperation>> {
  const address = normalMailAddress(email).toLowerCase();
  const number = e164(phone);
  const byName = nameWords(name).length > 1 ? await searchPeople(db, exactName(name), mostDoubles) : [];
  const isAddress = isMailAddress(address);
  if (!isAddress && number === "" && byName.length === 0) return { people: [] };
  const people = await db
    .selectFrom("people")
    .select(["id", "name", "email", "phone", "phone_shown"])
    .where((eb) =>
      eb.or([
        ...(isAddress ? [eb("email", "=", address)] : []),
        ...(number ? [eb("phone", "=", number)] : []),
        ...(byName.length > 0 ? [eb("id", "in", byName)] : []),
      ]),
    )
    .where(isListed)
    .limit(mostDoubles)
    .execute();
  return {
    people: people.map((person) => ({
      id: person.id,
      name: listedName(person),
      reason:
        isAddress && person.email === address
          ? "email"
          : number && person.phone === number
            ? "phone"
            : "name",
    })),
  };
}
