import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import type { QueryResult } from "kysely";
import { seconds } from "#domain/durations.ts";

const mostCached = 200;

/** The pause between two tries of a statement that waits for the lock of another process, in milliseconds. */
const lockPause = 10;
const busy = 5;

type Statement = { statement: StatementSync; isReader: boolean };
type Query = { sql: string; parameters: readonly unknown[] };

/** A connection to a SQLite file, which keeps its statements compiled. */
export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #cache = new Map<string, Statement>();
  readonly #lockWait: number;

  /** `lockWait` is how long a statement waits for the lock of another process, in milliseconds. */
  constructor(location: string, options: { readOnly: boolean; lockWait?: number | undefined }) {
    this.#lockWait = options.lockWait ?? seconds(5);
    this.#database = new DatabaseSync(location, { timeout: 5000, readOnly: options.readOnly });
    if (!options.readOnly) {
      // Not `full`: who commits also syncs the log, as `GroupCommit` does.
      this.#database.exec("pragma journal_mode = wal; pragma synchronous = normal");
      // What is deleted is overwritten: nobody finds it in the file, nor in a backup, which copies free pages, too.
      this.#database.exec("pragma secure_delete = on");
    }
    this.#database.exec("pragma foreign_keys = on");
    // Kilobytes of memory, taken as they are needed: the usual 2 MB hold no index of a hundred thousand people.
    this.#database.exec("pragma cache_size = -32000");
    // A savepoint keeps the former pages, more of them for each lead than SQLite keeps out of a file by itself.
    if (!options.readOnly) this.#database.exec("pragma temp_store = memory");
    // `Checkpoints` has a thread for them.
    this.#database.exec("pragma wal_autocheckpoint = 0");
    // A transaction of gigabytes leaves no log of gigabytes behind.
    this.#database.exec(`pragma journal_size_limit = ${64 * 1024 * 1024}`);
    // SQLite waits inside the event loop; from here on `runUnlocked` waits outside of it.
    this.#database.exec("pragma busy_timeout = 0");
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  run<Row>({ sql, parameters }: Query): QueryResult<Row> {
    const { statement, isReader } = this.#prepare(sql);
    const values = parameters as readonly SQLInputValue[];
    if (isReader) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  /** Runs statements without values, such as those of transactions. */
  exec(...statements: string[]): void {
    for (const sql of statements) this.run({ sql, parameters: [] });
  }

  /** Runs a statement, and waits outside of the event loop while another process holds the lock of the file. */
  async runUnlocked<Row>(query: Query): Promise<QueryResult<Row>> {
    const end = performance.now() + this.#lockWait;
    for (;;) {
      try {
        return this.run(query);
      } catch (error) {
        const { errcode = 0 } = error as { errcode?: number };
        if ((errcode & 0xff) !== busy || performance.now() > end) throw error;
      }
      await pause(lockPause);
    }
  }

  close(): void {
    this.#database.close();
  }

  #prepare(sql: string): Statement {
    const cached = this.#cache.get(sql);
    if (cached) return cached;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    // The oldest makes room: migrations alone may fill the cache before the first visitor comes.
    const [oldest] = this.#cache.keys();
    if (oldest !== undefined && this.#cache.size >= mostCached) this.#cache.delete(oldest);
    this.#cache.set(sql, prepared);
    return prepared;
  }
}
