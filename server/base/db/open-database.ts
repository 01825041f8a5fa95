import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { seconds } from "#domain/durations.ts";
import { nodeSqlite } from "./node-sqlite.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

/** Opens Postgres, else SQLite in `dataDir`. Throws for a bad file; Postgres is first reached by a query. */
export function openDatabase(options: { dataDir: string; databaseUrl?: string | undefined }): Db {
  if (options.databaseUrl) return new Kysely<Database>({ dialect: postgres(options.databaseUrl) });
  // Personal data: only the server's own account may read it.
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  return new Kysely<Database>({ dialect: nodeSqlite(join(options.dataDir, "ventanilla.sqlite")) });
}

function postgres(connectionString: string): PostgresDialect {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: seconds(5),
    query_timeout: seconds(15),
    keepAlive: true,
    application_name: "ventanilla",
  });
  // A connection that breaks while it is idle or between two queries of a transaction is replaced by the next query.
  // Without a listener its `error` event would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new PostgresDialect({ pool });
}
