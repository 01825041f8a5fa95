import { type Kysely, PostgresAdapter } from "kysely";

/** Whether a database is Postgres, for the statements that SQLite has not or does not need. */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
