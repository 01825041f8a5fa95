import { type RawBuilder, sql } from "kysely";
import type { Db } from "../base/db/open-database.ts";

/** Counts the rows of each select, up to a limit, in one statement. They serve to choose: a single one is not counted. */
export async function countUpTo(
  limit: number,
  selects: readonly RawBuilder<unknown>[],
  db: Db,
): Promise<number[]> {
  if (selects.length < 2) return selects.map(() => 0);
  const counts = selects.map(
    (select, index) =>
      sql`(select count(*) from (${select} limit ${limit}) as counted) as ${sql.ref(`count${index}`)}`,
  );
  const { rows } = await sql<Record<string, number | string>>`select ${sql.join(counts)}`.execute(db);
  return Object.values(rows[0] ?? {}).map(Number);
}
