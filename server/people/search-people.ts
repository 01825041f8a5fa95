import { type RawBuilder, sql } from "kysely";
import { exactRange, type TermRange } from "#domain/people/search-terms.ts";
import type { Db } from "../base/db/open-database.ts";
import { type Cursor, isBefore } from "../http/keyset.ts";
import { countUpTo } from "./count-up-to.ts";

type Condition = RawBuilder<unknown>;

/**
 * The terms of a group that one statement reads at once: few, since on SQLite each statement holds up the event loop, and so
 * that a search takes no longer among a hundred times as many people. In a larger group each person is looked up, so many
 * at a time.
 */
const mostRead = 2000;
const mostLookedUp = 400;

/**
 * Finds the people who have a term in a range of every group, up to a limit: those with the exact terms first, and of one
 * term the newest people. It goes through the group with the fewest terms in small statements, so that two common names
 * hold up nobody.
 */
export async function searchPeople(db: Db, groups: readonly TermRange[][], limit: number): Promise<string[]> {
  const counts = await countTerms(db, groups);
  const rarest = counts.indexOf(Math.min(...counts));
  const isInOthers = groups.flatMap((group, index) => {
    if (index === rarest) return [];
    return [(counts[index] ?? 0) < mostRead ? isAmong(group) : hasTermIn(group)];
  });
  const matches = sql<number>`case when ${sql.join([sql`1 = 1`, ...isInOthers], sql` and `)} then 1 else 0 end`;
  const find = counts.some((count) => count >= mostRead) ? findInChunks : findAtOnce;
  const ids = new Set<string>();
  const ranges = (groups[rarest] ?? []).flatMap((range) => {
    const exact = exactRange(range);
    return [exact, { from: exact.to, to: range.to }];
  });
  for (const range of ranges)
    if (ids.size < limit) for (const id of await find(db, range, matches, limit)) ids.add(id);
  return [...ids].slice(0, limit);
}

const entriesIn = (db: Db, { from, to }: TermRange, cursor?: Cursor) =>
  db
    .selectFrom("search_terms as entry")
    .select("person_id as id")
    // One end alone: with two, SQLite would read the range from its last term again.
    .where(cursor ? isBefore("term", "person_id", cursor) : sql<boolean>`term < ${to}`)
    .where("term", ">=", from)
    .orderBy("term", "desc")
    .orderBy("person_id", "desc");

type Find = (db: Db, range: TermRange, matches: RawBuilder<number>, limit: number) => Promise<string[]>;

const findAtOnce: Find = async (db, range, matches, limit) => {
  const rows = await entriesIn(db, range).where(matches, "=", 1).limit(limit).execute();
  return rows.map(({ id }) => id);
};

const findInChunks: Find = async (db, range, matches, limit) => {
  const ids: string[] = [];
  let cursor: Cursor | undefined;
  do {
    const entries = entriesIn(db, range, cursor).select(["term as at", matches.as("matches")]);
    const rows = await entries.limit(mostLookedUp).execute();
    ids.push(...rows.filter((row) => Number(row.matches) === 1).map(({ id }) => id));
    cursor = rows.length === mostLookedUp ? rows.at(-1) : undefined;
  } while (cursor && ids.length < limit);
  return ids;
};

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
