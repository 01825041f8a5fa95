import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { type Dialect, Kysely, type LogEvent, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { seconds } from "#domain/durations.ts";
import { databaseFailure } from "./database-failure.ts";
import { nodeSqlite } from "./node-sqlite.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

/** Opens Postgres, else SQLite in `dataDir`. Throws for a bad file; Postgres is first reached by a query. */
export function openDatabase(options: { dataDir: string; databaseUrl?: string | undefined }): Db {
  const state: WriteState = { failure: undefined };
  const dialect = options.databaseUrl ? postgres(options.databaseUrl) : sqlite(options.dataDir);
  const db = new Kysely<Database>({ dialect, log: (event) => noteWrite(event, state) });
  writeStates.set(db, state);
  return db;
}

type WriteState = { failure: string | undefined };
const writeStates = new WeakMap<Db, WriteState>();

/** Why the last write failed; undefined again once a transaction is committed. */
export const writeFailure = (db: Db): string | undefined => writeStates.get(db)?.failure;

function noteWrite(event: LogEvent, state: WriteState): void {
  const { sql } = event.query;
  if (event.level === "error") {
    if (!/^select/i.test(sql)) state.failure = databaseFailure(event.error) ?? state.failure;
  } else if (sql === "commit") {
    // Any other success may have written nothing, such as an update that found no row.
    state.failure = undefined;
  }
}

/** Opens the SQLite file. It holds personal data: only the server's own account may read it. */
function sqlite(folder: string): Dialect {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "ventanilla.sqlite");
  closeSync(openSync(file, "a", 0o600));
  // SQLite gives its other files the mode of the first; older ones may be readable still.
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
  return nodeSqlite(file);
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
