import { sql } from "kysely";
import type { Db } from "#server/base/db/open-database.ts";

/**
 * How many connections of a Postgres wait for a lock. To be asked outside of a transaction, in which Postgres goes on
 * showing the connections that there were at its first look.
 */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select distinct pid from pg_locks where not granted and pid in
      (select pid from pg_stat_activity where datname = current_database())`.execute(db);
  return rows.length;
}

/** The tables into which connections that wait for a lock have written; what others do beside them is left out. */
export async function tablesOfWaiting(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct relation::regclass::text as name from pg_locks
    where granted and mode = 'RowExclusiveLock' and pid in (select pid from pg_locks where not granted and pid in
      (select pid from pg_stat_activity where datname = current_database()))`.execute(db);
  return rows.map(({ name }) => name);
}
