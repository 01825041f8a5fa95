import { type Kysely, PostgresAdapter } from "kysely";

export const isPostgres = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
