import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { type Dialect, Kysely, type LogEvent, PostgresDialect } from "kysely";
import { type Client, Pool } from "pg";
import { seconds } from "#domain/durations.ts";
import { makeFolder } from "../make-folder.ts";
import { databaseFailure, readOnly } from "./database-failure.ts";
import { nodeSqlite, type PoolCounts, type WriteListener } from "./node-sqlite.ts";
import { PipelinedClient } from "./pipelined-client.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

export const sqliteFile = (dataDir: string) => join(dataDir, "ventanilla.sqlite");

type OpenOptions = {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** To Postgres, of one server. */
  mostConnections?: number;
  /** How long a query waits for one of them, or for the lock of SQLite's file, in milliseconds. */
  connectionWait?: number;
};

/** Opens Postgres, else SQLite in `dataDir`. Throws for a bad file; Postgres is first reached by a query. */
export function openDatabase(options: OpenOptions): Db {
  let failure: string | undefined;
  const listener = {
    committed: () => {
      failure = undefined;
    },
    failed: (error: unknown) => {
      failure = databaseFailure(error) ?? failure;
    },
  };
  const { dialect, countPool, emptyLog, log } = options.databaseUrl
    ? { ...postgres(options.databaseUrl, options), log: tellOfWrites(listener) }
    : { ...sqlite(options, listener), log: [] };
  const db = new Kysely<Database>({ dialect, log });
  writeFailures.set(db, () => failure);
  pools.set(db, countPool);
  if (emptyLog) logs.set(db, emptyLog);
  if (options.databaseUrl) addresses.set(db, options.databaseUrl);
  return db;
}

const addresses = new WeakMap<Db, string>();

/** Runs migrations on a connection whose statements may take any time; SQLite ends none anyway. */
export async function withoutTimeLimit<Result>(db: Db, work: (own: Db) => Promise<Result>): Promise<Result> {
  const address = addresses.get(db);
  if (address === undefined) return work(db);
  const own = new Kysely<Database>(postgres(address, { mostConnections: 1 }, migrationLimits));
  return work(own).finally(() => own.destroy());
}

const pools = new WeakMap<Db, () => PoolCounts>();

/** Counts the connections of a database and who waits for one; undefined for one that was not opened here. */
export const countPool = (db: Db): PoolCounts | undefined => pools.get(db)?.();

const logs = new WeakMap<Db, () => Promise<void>>();

/** Empties the file of SQLite's log, in which rows outlive their deletion. */
export const emptyLog = async (db: Db): Promise<void> => logs.get(db)?.();

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

/** What opens a database; only SQLite's has a log to empty. */
type Opened = { dialect: Dialect; countPool: () => PoolCounts; emptyLog?: () => Promise<void> };

/** Opens the SQLite file. It holds personal data: only the server's own account may read it. */
function sqlite({ dataDir, connectionWait }: OpenOptions, listener: WriteListener): Opened {
  makeFolder(dataDir);
  const file = sqliteFile(dataDir);
  closeSync(openSync(file, "a", 0o600));
  // SQLite gives its other files the mode of the first; older ones may be readable still.
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
  return nodeSqlite(file, listener, connectionWait);
}

/**
 * Connections of one server. A handful keeps the cores of a small Postgres busy; beyond it they take them from each other:
 * with three servers of ten each a lead costs a quarter more processor time (`npm run bench -- servers`).
 */
const mostByDefault = 4;
/** When the server gives a query up, and before that Postgres, which would go on with it and keep its connection. */
const queryLimits = { server: seconds(15), postgres: [`statement_timeout = ${seconds(14)}`] };
/** Who waits for a lock holds up all that come for that table later, also those of the servers that run. */
const migrationLimits = { server: 0, postgres: ["statement_timeout = 0", `lock_timeout = ${seconds(5)}`] };

function postgres(
  connectionString: string,
  { mostConnections = mostByDefault, connectionWait = seconds(5) }: Partial<OpenOptions>,
  limits = queryLimits,
): Opened {
  const pool = new Pool({
    connectionString,
    Client: PipelinedClient,
    max: mostConnections,
    connectionTimeoutMillis: connectionWait,
    query_timeout: limits.server,
    keepAlive: true,
    application_name: "ventanilla",
  });
  // A session that began while Postgres was read-only, or on what is no primary any more, stays so to its end.
  const spent = new WeakSet<Client>();
  // A connection that breaks while it is idle or between two queries of a transaction is replaced by the next query.
  // Without a listener its `error` event would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    // Not as a parameter of the connection, which poolers refuse. An engine that does not know it goes without.
    for (const limit of limits.postgres) client.query(`set ${limit}`).catch(() => {});
    client.connection.on("errorMessage", ({ code }: { code?: string }) => {
      if (code === readOnly) spent.add(client);
    });
  });
  pool.on("release", (_, client) => {
    if (spent.has(client)) void client.end();
  });
  return {
    dialect: new PostgresDialect({ pool }),
    countPool: () => ({
      most: mostConnections,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}
