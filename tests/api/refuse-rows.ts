import { sql } from "kysely";
import type { TestApp } from "../start-app.ts";

/** Makes the database refuse to insert, update or delete rows of a table, all or those that meet a condition. */
export async function refuseRows(
  { db, env }: TestApp,
  change: "insert" | "update" | "delete",
  table: string,
  condition = "true",
) {
  const on = sql`before ${sql.raw(change)} on ${sql.table(table)} for each row when (${sql.raw(condition)})`;
  if (!env.databaseUrl) {
    await sql`create trigger refused ${on} begin select raise(abort, 'refused'); end`.execute(db);
    return;
  }
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'refused'; end $$`.execute(db);
  await sql`create trigger refused ${on} execute function refuse()`.execute(db);
}
