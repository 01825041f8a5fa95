import { type RawBuilder, sql } from "kysely";
import type { TermRange } from "#domain/people/search-terms.ts";
import type { Db } from "../base/db/open-database.ts";
import { countUpTo } from "./count-up-to.ts";
import { isAfter, type Place } from "./keyset.ts";

type Condition = RawBuilder<unknown>;

/** The terms of a group that one statement reads at once. In a larger group it looks each person up, so many at a time. */
const mostRead = 3000;
const mostLookedUp = 400;

/**
 * Finds the people who have a term in a range of every group, those with the exact terms first, up to a limit. It goes
 * through the group with the fewest terms in small statements, so that two common names hold up nobody.
 */
export async function searchPeople(db: Db, groups: readonly TermRange[][], limit: number): Promise<string[]> {
  const counts = await countTerms(db, groups);
  const rarest = counts.indexOf(Math.min(...counts));
  const isInOthers = groups.flatMap((group, index) => {
    if (index === rarest) return [];
    return [(counts[index] ?? 0) < mostRead ? isAmong(group) : hasTermIn(group)];
  });
  const chunk = counts.some((count) => count >= mostRead) ? mostLookedUp : mostRead;
  const ids = new Set<string>();
  for (const range of groups[rarest] ?? []) {
    let place: Place | undefined;
    do {
      const rows = await lookAt(db, { range, place, chunk }, isInOthers);
      for (const { id, matches } of rows) if (Number(matches) === 1) ids.add(id);
      place = rows.length === chunk ? rows.at(-1) : undefined;
    } while (place && ids.size < limit);
  }
  return [...ids].slice(0, limit);
}

/** Counts the terms of each group, those of a range up to the most that are read at once. */
async function countTerms(db: Db, groups: readonly TermRange[][]): Promise<number[]> {
  // In order, so that Postgres goes through the index up to the limit instead of collecting all first.
  const selects = groups
    .flat()
    .map((range) => sql`select 1 from search_terms where ${isIn(range)} order by term`);
  const counts = groups.length > 1 ? await countUpTo(mostRead, selects, db) : [];
  return groups.map((group) => group.reduce((total) => total + (counts.shift() ?? 0), 0));
}

const isIn = ({ from, to }: TermRange): Condition => sql`term >= ${from} and term < ${to}`;

const isAmong = (group: readonly TermRange[]): Condition => {
  const lists = group.map((range) => sql`select person_id from search_terms where ${isIn(range)}`);
  return sql`entry.person_id in (${sql.join(lists, sql` union all `)})`;
};

// Not `exists`, for which Postgres collects all people of the group first.
const hasTermIn = (group: readonly TermRange[]): Condition => {
  const terms = group.map(
    ({ from, to }) => sql`(select 1 from search_terms as other where other.person_id = entry.person_id
      and other.term >= ${from} and other.term < ${to} limit 1) is not null`,
  );
  return sql`(${sql.join(terms, sql` or `)})`;
};

/** The next terms of a range, each with its person and whether that one fulfils the conditions. */
function lookAt(
  db: Db,
  { range, place, chunk }: { range: TermRange; place: Place | undefined; chunk: number },
  conditions: readonly Condition[],
) {
  const isInOthers = sql.join([sql`1 = 1`, ...conditions], sql` and `);
  return (
    db
      .selectFrom("search_terms as entry")
      .select(["term as at", "person_id as id"])
      .select(sql<number>`case when ${isInOthers} then 1 else 0 end`.as("matches"))
      // One beginning alone: with two, SQLite would read the range from its first term again.
      .where(place ? isAfter("term", "person_id", place) : sql<boolean>`term >= ${range.from}`)
      .where("term", "<", range.to)
      .orderBy("term")
      .orderBy("person_id")
      .limit(chunk)
      .execute()
  );
}
