import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { type Dialect, Kysely, type LogEvent, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { seconds } from "#domain/durations.ts";
import { databaseFailure } from "./database-failure.ts";
import { nodeSqlite, type WriteListener } from "./node-sqlite.ts";
import { PipelinedClient } from "./pipelined-client.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

/** Opens Postgres, else SQLite in `dataDir`. Throws for a bad file; Postgres is first reached by a query. */
export function openDatabase(options: { dataDir: string; databaseUrl?: string | undefined }): Db {
  let failure: string | undefined;
  const listener = {
    committed: () => {
      failure = undefined;
    },
    failed: (error: unknown) => {
      failure = databaseFailure(error) ?? failure;
    },
  };
  const db = options.databaseUrl
    ? new Kysely<Database>({ dialect: postgres(options.databaseUrl), log: tellOfWrites(listener) })
    : new Kysely<Database>({ dialect: sqlite(options.dataDir, listener) });
  writeFailures.set(db, () => failure);
  return db;
}

const writeFailures = new WeakMap<Db, () => string | undefined>();

/** Why the last write failed; undefined again once a transaction is committed. */
export const writeFailure = (db: Db): string | undefined => writeFailures.get(db)?.();

const tellOfWrites =
  ({ committed, failed }: WriteListener) =>
  (event: LogEvent) => {
    const { sql } = event.query;
    // Any other success may have written nothing, such as an update that found no row.
    if (event.level === "query") sql === "commit" && committed();
    else if (!/^select/i.test(sql)) failed(event.error);
  };

/** Opens the SQLite file. It holds personal data: only the server's own account may read it. */
function sqlite(folder: string, listener: WriteListener): Dialect {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "ventanilla.sqlite");
  closeSync(openSync(file, "a", 0o600));
  // SQLite gives its other files the mode of the first; older ones may be readable still.
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
  return nodeSqlite(file, listener);
}

function postgres(connectionString: string): PostgresDialect {
  const pool = new Pool({
    connectionString,
    Client: PipelinedClient,
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
