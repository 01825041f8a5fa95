import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { seconds } from "#domain/durations.ts";

const mostCached = 200;

/** A Kysely dialect for Node's SQLite. Commits wait for fsync: an answered lead survives a power cut. */
export function nodeSqlite(location: string): Dialect {
  const database = new DatabaseSync(location, { timeout: 5000 });
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  // Kilobytes of memory, taken as they are needed: the usual 2 MB hold no index of a hundred thousand people.
  database.exec("pragma cache_size = -32000");
  // SQLite waits inside the event loop; from here on `retryWhileLocked` waits outside of it.
  database.exec("pragma busy_timeout = 0");
  const statementCache = new Map<string, SqliteStatement>();
  const sqlite: SqliteDatabase = {
    close: () => database.close(),
    prepare(sql) {
      const cachedStatement = statementCache.get(sql);
      if (cachedStatement) return cachedStatement;
      // A plain `begin` takes the write lock only at the first write and can fail then with SQLITE_BUSY.
      const statement = adapt(database.prepare(sql === "begin" ? "begin immediate" : sql));
      if (statementCache.size < mostCached) statementCache.set(sql, statement);
      return statement;
    },
  };
  const dialect = new SqliteDialect({ database: sqlite });
  return {
    createAdapter: () => new InTurnAdapter(),
    createDriver: () => new InTurnDriver(sqlite, () => database.isTransaction),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** A driver with a fair lock (FIFO): under load some queries waited for seconds with Kysely's own. */
class InTurnDriver extends SqliteDriver {
  #last: Promise<void> = Promise.resolve();
  #next: () => void = () => {};
  readonly #isInTransaction: () => boolean;

  constructor(database: SqliteDatabase, isInTransaction: () => boolean) {
    super({ database, onCreateConnection: async (connection) => retryWhileLocked(connection) });
    this.#isInTransaction = isInTransaction;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    this.#next = resolve;
    return super.acquireConnection();
  }

  // SQLite has rolled back by itself when the disk was full; an error of this rollback would hide that.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection);
  }

  // In the next turn of the event loop: else all who wait would be served in one, and no connection accepted meanwhile.
  override async releaseConnection(): Promise<void> {
    setImmediate(this.#next);
  }
}

// Stops Kysely from adding its own lock.
class InTurnAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** How long a statement waits for the lock of another process, and the pause between its tries, in milliseconds. */
const lockWait = { total: seconds(5), pause: 10 };
const busy = 5;

function retryWhileLocked(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    const end = performance.now() + lockWait.total;
    for (;;) {
      try {
        return await execute(query, options);
      } catch (error) {
        const { errcode = 0 } = error as { errcode?: number };
        if ((errcode & 0xff) !== busy || performance.now() > end) throw error;
        await pause(lockWait.pause);
      }
    }
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  const bind = (values: readonly unknown[]) => values as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...bind(values)),
    run: (values) => statement.run(...bind(values)),
    iterate: (values) => statement.iterate(...bind(values)),
  };
}
