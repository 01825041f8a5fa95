import { pageSize } from "#domain/office/desk-values.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import type { DisposalRule, listDisposals as listOperation } from "#domain/office/retention-operations.ts";
import type { Db } from "../base/db/open-database.ts";
import { isBefore, readCursor, toPage } from "../http/keyset.ts";
import { findNamesIn } from "../people/colleagues.ts";
import { addCounts, type Counts } from "./erase-people.ts";

type Deletion = { day: string; rule: Exclude<DisposalRule, "request">; people: number; counts: Counts };

/** Adds a deletion to the proof of its day and rule, in its transaction. */
export async function addProof(tx: Db, { day, rule, people, counts }: Deletion, now: Date): Promise<void> {
  const id = `${day} ${rule}`;
  const at = now.toISOString();
  // The row is written first and read then, so that two at once come one after the other.
  const row = await tx
    .insertInto("disposals")
    .values({ id, day, rule, people: 0, counts: "{}", at, actor_id: null })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
    .returning(["people", "counts"])
    .executeTakeFirstOrThrow();
  const sum = addCounts(JSON.parse(row.counts) as Counts, counts);
  await tx
    .updateTable("disposals")
    .set({ people: Number(row.people) + people, counts: JSON.stringify(sum) })
    .where("id", "=", id)
    .execute();
}

/** Lists the proofs, the latest first, a page at a time. */
export async function listDisposals(
  db: Db,
  after: string | undefined,
): Promise<OutputOf<typeof listOperation>> {
  const rows = await db
    .selectFrom("disposals")
    .selectAll()
    .where(isBefore("at", "id", readCursor(after)))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1)
    .execute();
  const { page, next } = toPage(rows, pageSize, ({ at, id }) => ({ at, id }));
  const names = await findNamesIn(db, page, "actor_id");
  return {
    disposals: page.map(({ actor_id, counts, people, ...row }) => ({
      ...row,
      people: Number(people),
      counts: JSON.parse(counts) as Counts,
      by: actor_id === null ? null : (names.get(actor_id) ?? ""),
    })),
    next,
  };
}
