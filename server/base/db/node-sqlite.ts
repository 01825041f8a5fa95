import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from "kysely";
import { Checkpoints } from "./checkpoints.ts";
import { GroupCommit } from "./group-commit.ts";
import { LogSync } from "./log-sync.ts";
import { SqliteCompiler } from "./sqlite-compiler.ts";
import { SqliteConnection } from "./sqlite-connection.ts";
import { Turns } from "./turns.ts";

/** Learns of each transaction that was committed, and of each write that failed. */
export type WriteListener = { committed(): void; failed(error: unknown): void };

/** Connections of a database, and the queries that wait for one. SQLite has one that writes and one that reads. */
export type PoolCounts = { most: number; open: number; idle: number; waiting: number };

/**
 * A Kysely dialect for Node's SQLite with group commit (see `GroupCommit`): an answered lead survives a power cut.
 * Reads outside of a transaction have a connection of their own, and see what is committed.
 */
export function nodeSqlite(
  location: string,
  listener: WriteListener,
  lockWait?: number,
): { dialect: Dialect; countPool(): PoolCounts; emptyLog(): Promise<void> } {
  const writer = new SqliteConnection(location, { readOnly: false, lockWait });
  const reader = new SqliteConnection(location, { readOnly: true, lockWait });
  const log = new LogSync(location);
  const checkpoints = new Checkpoints(location, writer);
  const commits = new GroupCommit(writer, log, checkpoints);
  const readTurns = new Turns();
  const dialect = new SqliteDialect({ database: () => Promise.reject(new Error("has a driver of its own")) });
  return {
    dialect: {
      createAdapter: () => new FreeAdapter(),
      createDriver: () => openDriver({ writer, reader, log, checkpoints, commits, readTurns, listener }),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => new SqliteCompiler(),
    },
    emptyLog: () => checkpoints.empty(),
    countPool() {
      const loads = [commits.load, readTurns.load];
      return {
        most: loads.length,
        open: loads.length,
        idle: loads.filter(({ isTaken }) => !isTaken).length,
        waiting: loads.reduce((sum, { waiting }) => sum + waiting, 0),
      };
    },
  };
}

class FreeAdapter extends SqliteAdapter {
  // Migrations run in one transaction: one that fails leaves the schema as it was.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  // Stops Kysely from adding a lock of its own.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** What Kysely takes for a connection: sessions share the two real ones. */
type Session = DatabaseConnection & { group: Awaited<ReturnType<GroupCommit["begin"]>> | undefined };

type Parts = {
  writer: SqliteConnection;
  reader: SqliteConnection;
  log: LogSync;
  checkpoints: Checkpoints;
  commits: GroupCommit;
  readTurns: Turns;
  listener: WriteListener;
};

function openDriver(parts: Parts): Driver {
  const { writer, reader, log, checkpoints, commits, readTurns, listener } = parts;
  return {
    init: async () => {},
    acquireConnection: async () => openSession(),
    beginTransaction: (session) => noting(() => begin(session as Session)),
    commitTransaction: (session) => noting(() => commit(session as Session), listener.committed),
    rollbackTransaction: (session) => rollback(session as Session),
    releaseConnection: async () => {},
    async destroy() {
      // In its turn: what is under way is committed before.
      await commits.runAlone(async () => {});
      await log.close();
      await checkpoints.close();
      reader.close();
      writer.close();
    },
  };

  function openSession(): Session {
    const session: Session = {
      group: undefined,
      executeQuery: (query) => execute(session, query),
      streamQuery() {
        throw new Error("SQLite answers whole lists here; nothing streams them.");
      },
    };
    return session;
  }

  function execute<Row>(session: Session, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (session.group) return runInTransaction(query);
    if (query.query.kind === "SelectQueryNode" || /^\s*select\b/i.test(query.sql)) return read(query);
    const isWrite = /^(?:Insert|Update|Delete)QueryNode$/.test(query.query.kind);
    return noting(() => (isWrite ? write(query) : commits.runAlone(() => writer.runUnlocked(query))));
  }

  async function read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await readTurns.take();
    const result = await reader.runUnlocked<Row>(query).finally(() => readTurns.end());
    // Nobody is told of what is committed and not yet on the disk.
    await log.settled();
    return result;
  }

  /** Runs a single statement as a transaction. */
  async function write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const session = openSession();
    await begin(session);
    try {
      const result = await runInTransaction<Row>(query);
      await commit(session);
      return result;
    } catch (error) {
      await rollback(session);
      throw error;
    }
  }

  /** Runs a statement of a transaction: without an async function, of which a lead would pass dozens. */
  function runInTransaction<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      // After a full disk SQLite would run the rest of the transaction outside of one.
      if (!writer.isInTransaction) throw new Error("The transaction was rolled back by SQLite.");
      return Promise.resolve(writer.run<Row>(query));
    } catch (error) {
      commits.noteError(error);
      listener.failed(error);
      return Promise.reject(error);
    }
  }

  async function begin(session: Session): Promise<void> {
    session.group = await commits.begin();
  }

  async function commit(session: Session): Promise<void> {
    const { group } = session;
    if (!group) throw new Error("There is no transaction to commit.");
    const committed = commits.commit(group);
    session.group = undefined;
    await committed;
  }

  async function rollback(session: Session): Promise<void> {
    const { group } = session;
    session.group = undefined;
    // None after a commit that failed: its turn is over.
    if (group) await commits.rollback(group);
  }

  async function noting<T>(work: () => Promise<T>, succeeded?: () => void): Promise<T> {
    try {
      const result = await work();
      succeeded?.();
      return result;
    } catch (error) {
      listener.failed(error);
      throw error;
    }
  }
}
