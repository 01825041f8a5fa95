import { sql } from "kysely";
import type { TermRange } from "#domain/people/search-terms.ts";
import type { Db } from "../base/db/open-database.ts";
import { isAfter, type Place } from "./keyset.ts";

/** The terms that one statement looks at, and the terms of a group that are counted to find the rarest. */
const chunk = 400;
const mostCounted = 1000;

/**
 * Finds the people who have a term in a range of every group, those with the exact terms first, up to a limit. It goes
 * through the group with the fewest terms in small statements and looks each person up in the others, so that two
 * common names hold up nobody.
 */
export async function searchPeople(db: Db, groups: readonly TermRange[][], limit: number): Promise<string[]> {
  if (groups.length === 0) return [];
  const counts = await Promise.all(groups.map((group) => countTerms(db, group)));
  const rarest = counts.indexOf(Math.min(...counts));
  const others = groups.filter((_, index) => index !== rarest);
  const ids = new Set<string>();
  for (const range of groups[rarest] ?? []) {
    let place: Place | undefined;
    do {
      const rows = await lookAt(db, range, others, place);
      for (const { id, matches } of rows) if (Number(matches) === 1) ids.add(id);
      place = rows.length === chunk ? rows.at(-1) : undefined;
    } while (place && ids.size < limit);
  }
  return [...ids].slice(0, limit);
}

async function countTerms(db: Db, group: readonly TermRange[]): Promise<number> {
  let total = 0;
  for (const { from, to } of group) {
    const terms = db
      .selectFrom("search_terms")
      .select("person_id")
      .where("term", ">=", from)
      .where("term", "<", to)
      .limit(mostCounted);
    const { count } = await db
      .selectFrom(terms.as("counted"))
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    total += Number(count);
  }
  return total;
}

/** The next terms of a range, each with its person and whether that one has a term in all other groups. */
function lookAt(db: Db, range: TermRange, others: readonly TermRange[][], place: Place | undefined) {
  const isInOthers = [sql`1 = 1`, ...others.map(hasTermIn)];
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom("search_terms")
        .select(["term", "person_id"])
        .where("term", ">=", range.from)
        .where("term", "<", range.to)
        .where(isAfter("term", "person_id", place))
        .orderBy("term")
        .orderBy("person_id")
        .limit(chunk)
        .as("entry"),
    )
    .select(["entry.term as at", "entry.person_id as id"])
    .select(sql<number>`case when ${sql.join(isInOthers, sql` and `)} then 1 else 0 end`.as("matches"))
    .execute();
}

function hasTermIn(group: readonly TermRange[]) {
  const ranges = group.map(({ from, to }) => sql`(other.term >= ${from} and other.term < ${to})`);
  return sql`exists (select 1 from search_terms as other
    where other.person_id = entry.person_id and (${sql.join(ranges, sql` or `)}))`;
}
