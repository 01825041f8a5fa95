import type { Selectable } from "kysely";
import { seconds } from "#domain/durations.ts";
import type { ChangesTable } from "../base/db/commands-schema.ts";
import type { Db } from "../base/db/open-database.ts";

type Change = Selectable<ChangesTable>;
export type SignalFeed = { read(): Promise<Change[]> };

/** How long a number that was skipped is looked for, in milliseconds: a statement before its commit may take 14 s. */
const gapLifetime = seconds(30);

/** The most changes of one read; the next read gets the rest. */
const mostChanges = 1000;

/**
 * Opens a feed of the changes from now on, each once and however late its transaction commits: sequence numbers are
 * drawn before the commit, so that gaps are looked at again for half a minute. `monotonicNow` is in milliseconds.
 */
export async function openSignalFeed(db: Db, monotonicNow = () => performance.now()): Promise<SignalFeed> {
  let highest = await highestSeq(db);
  /** The skipped numbers with the moment until which they are looked for. */
  const gaps = new Map<number, number>();
  for (let seq = Math.max(1, highest - mostChanges); seq < highest; seq += 1) {
    // What was committed before the feed opened is read by the screens themselves; what was not is a gap.
    gaps.set(seq, monotonicNow() + gapLifetime);
  }
  for (const seq of await knownSeqs(db, highest - mostChanges)) gaps.delete(seq);
  return {
    async read() {
      const at = monotonicNow();
      const rows = await db
        .selectFrom("changes")
        .selectAll()
        .where((eb) =>
          gaps.size > 0
            ? eb.or([eb("seq", ">", highest), eb("seq", "in", [...gaps.keys()])])
            : eb("seq", ">", highest),
        )
        .orderBy("seq")
        .limit(mostChanges)
        .execute();
      for (const [seq, until] of gaps) if (until < at) gaps.delete(seq);
      const changes = rows.map((row) => ({ ...row, seq: Number(row.seq) }));
      for (const { seq } of changes) {
        // All changes may have been deleted when the feed opened: the next one then has any number.
        const firstSkipped = Math.max(highest + 1, seq - mostChanges);
        for (let skipped = firstSkipped; skipped < seq; skipped += 1) gaps.set(skipped, at + gapLifetime);
        gaps.delete(seq);
        highest = Math.max(highest, seq);
      }
      return changes;
    },
  };
}

async function highestSeq(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom("changes")
    .select((eb) => eb.fn.max("seq").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

async function knownSeqs(db: Db, from: number): Promise<number[]> {
  const rows = await db.selectFrom("changes").select("seq").where("seq", ">=", from).execute();
  return rows.map(({ seq }) => Number(seq));
}
