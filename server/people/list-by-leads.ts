import { type RawBuilder, sql } from "kysely";
import type { Stage } from "#domain/people/people.ts";
import type { Db } from "../base/db/open-database.ts";
import { type Cursor, cursorText } from "../http/keyset.ts";
import { isCounted, type LeadFilter } from "./lead-filter.ts";
import { isListed } from "./people-rows.ts";

/** The most senders that are read: more are a good part of all, and the list finds a page of them sooner. */
const mostSenders = 20_000;
const batch = 1000;

/** The people whose messages match, also through merges, and who pass `rest`, as lists sort; undefined over `most`. */
export async function findSenders(
  db: Db,
  filter: LeadFilter,
  rest: RawBuilder<boolean>,
  most = mostSenders,
): Promise<(Cursor & { stage: Stage })[] | undefined> {
  const { rows } = await sql<{ person_id: string }>`
    select lead.person_id from leads as lead where ${isCounted(filter)} limit ${sql.lit(most + 1)}`.execute(
    db,
  );
  if (rows.length > most) return undefined;
  const found = new Map<string, Cursor & { stage: Stage }>();
  const seen = new Set<string>();
  let pending = new Set(rows.map(({ person_id }) => person_id));
  while (pending.size > 0) {
    const ids = [...pending];
    for (const id of ids) seen.add(id);
    pending = new Set();
    for (const { id, at, stage, merged_into, matches } of await readInBatches(db, ids, rest)) {
      if (Number(matches) === 1) found.set(id, { id, at, stage });
      if (merged_into !== null && !seen.has(merged_into)) pending.add(merged_into);
    }
  }
  return [...found.values()].sort(latestFirst);
}

async function readInBatches(db: Db, ids: readonly string[], rest: RawBuilder<boolean>) {
  const read = (some: readonly string[]) =>
    db
      .selectFrom("people")
      .select(["id", "last_activity_at as at", "stage", "merged_into"])
      .select(sql<number>`case when ${isListed} and ${rest} then 1 else 0 end`.as("matches"))
      .where("id", "in", some)
      .execute();
  const people: Awaited<ReturnType<typeof read>> = [];
  for (let done = 0; done < ids.length; done += batch)
    people.push(...(await read(ids.slice(done, done + batch))));
  return people;
}

export const latestFirst = (one: Cursor, other: Cursor): number =>
  cursorText(one) < cursorText(other) ? 1 : -1;

/** The condition of people who sent such a message, themselves or before they were merged into each other. */
export const hasSent = (filter: LeadFilter): RawBuilder<boolean> => sql`exists (
  with recursive family(id) as (
    select people.id
    union all
    select merged.id from people as merged join family on merged.merged_into = family.id
  )
  select 1 from family cross join leads as lead where lead.person_id = family.id and ${isCounted(filter)})`;
