import type { Checkpoints } from "./checkpoints.ts";
import type { LogSync } from "./log-sync.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { Turns } from "./turns.ts";

/** Transactions that share one COMMIT; `size` counts those that are kept so far, `end` settles with it. */
type Group = { size: number; startedAt: number; end: PromiseWithResolvers<void> };

type Log = Pick<LogSync, "isRunning" | "sync" | "settled">;

/** A group ends with whichever comes first; its length is in milliseconds. Within a group a page is written once. */
const most = { size: 64, length: 40 };
const refused = "The disk refused what was written.";

/**
 * The group commit of SQLite, which has one writer: transactions that wait for it run one after another, each in a
 * savepoint of one shared transaction, and one COMMIT with one sync to the disk ends all of them. While a sync runs the
 * next group grows: its own could not begin sooner.
 *
 * A transaction sees what those before it in the group wrote, as if it were committed. It is answered, well or with its
 * own error, only when the group is on the disk: nobody learns of a row that the disk may yet refuse. What it throws
 * rolls back its savepoint alone. When the COMMIT fails, or SQLite rolls back by itself (a full disk), all of the group
 * fail with that error. A transaction must wait for nothing but its own statements, because the group waits with it.
 */
export class GroupCommit {
  readonly #writer: SqliteConnection;
  readonly #log: Log;
  readonly #checkpoints: Checkpoints;
  readonly #turns = new Turns((isAwaited) => this.#endTurn(isAwaited));
  #group: Group | undefined;
  /** Whether the log holds what the disk refused to sync: nothing may be written behind it. */
  #isUnsynced = false;

  constructor(writer: SqliteConnection, log: Log, checkpoints: Checkpoints) {
    this.#writer = writer;
    this.#log = log;
    this.#checkpoints = checkpoints;
  }

  get load() {
    return this.#turns.load;
  }

  /** Begins a transaction in its turn; resolves with its group. */
  async begin(): Promise<Group> {
    await this.#turns.take();
    try {
      if (this.#isUnsynced) this.#commitGroup();
      if (!this.#group) await this.#checkpoints.hold;
      if (this.#isUnsynced) await this.#emptyLog();
      if (!this.#group) {
        await this.#writer.runUnlocked({ sql: "begin immediate", parameters: [] });
        this.#group = { size: 0, startedAt: performance.now(), end: Promise.withResolvers<void>() };
        // Those of the group get its error; a group may also have none.
        this.#group.end.promise.catch(() => {});
      }
      // The first needs no savepoint: what it throws rolls back all there is.
      if (this.#group.size > 0) this.#writer.exec("savepoint member");
      return this.#group;
    } catch (error) {
      this.#turns.end();
      throw error;
    }
  }

  /** Commits a transaction; resolves once its group is on the disk. */
  commit(group: Group): Promise<void> {
    // A full disk has ended the group, and the transaction went on regardless.
    if (group === this.#group && group.size > 0) this.#writer.exec("release member");
    group.size += 1;
    this.#turns.end();
    return group.end.promise;
  }

  /** Rolls a transaction back; settles with the rest of its group, unless that was lost by this transaction. */
  async rollback(group: Group): Promise<void> {
    const isLost = group !== this.#group;
    try {
      if (!isLost && group.size === 0) this.#endGroup("rollback");
      else if (!isLost) this.#writer.exec("rollback to member", "release member");
    } catch (error) {
      this.#fail(error);
      throw error;
    } finally {
      this.#turns.end();
    }
    if (!isLost) await group.end.promise;
  }

  /** Fails the group after an error of a statement with which SQLite has rolled back everything. */
  noteError(error: unknown): void {
    if (!this.#writer.isInTransaction) this.#fail(error);
  }

  /** Runs what belongs in no transaction, such as a `pragma`. */
  async runAlone<T>(work: () => Promise<T>): Promise<T> {
    await this.#turns.take();
    try {
      this.#commitGroup();
      const result = await work();
      await this.#log.sync();
      return result;
    } finally {
      this.#turns.end();
    }
  }

  #endTurn(isAwaited: boolean): void {
    const group = this.#group;
    if (!group) return;
    const isFull = group.size >= most.size || performance.now() - group.startedAt >= most.length;
    if (isFull || (!isAwaited && !this.#log.isRunning)) this.#commitGroup();
  }

  #commitGroup(): void {
    if (!this.#group) return;
    try {
      if (this.#isUnsynced) throw new Error(refused);
      this.#endGroup("commit");
    } catch (error) {
      this.#fail(error);
    }
  }

  #endGroup(statement: "commit" | "rollback"): void {
    this.#writer.exec(statement);
    const end = this.#group?.end;
    this.#group = undefined;
    // What was rolled back may rest on a row of the group before.
    const synced = statement === "commit" ? this.#log.sync() : this.#log.settled();
    synced.then(end?.resolve, (error: unknown) => {
      this.#isUnsynced = true;
      end?.reject(error);
    });
    void synced.catch(() => {}).then(() => this.#commitWaiting());
    if (statement === "commit") this.#checkpoints.noteCommit();
  }

  /** Commits the group that grew while a sync ran, unless somebody has a turn, who will. */
  #commitWaiting(): void {
    if (!this.#turns.load.isTaken && !this.#log.isRunning) this.#commitGroup();
  }

  /** Moves all of the log into the database file, which SQLite syncs. Throws while the disk refuses. */
  async #emptyLog(): Promise<void> {
    await this.#checkpoints.settled();
    const { rows } = this.#writer.run<{ busy: number }>({
      sql: "pragma wal_checkpoint(full)",
      parameters: [],
    });
    if (rows[0]?.busy !== 0) throw new Error(refused);
    this.#isUnsynced = false;
  }

  #fail(error: unknown): void {
    this.#group?.end.reject(error);
    this.#group = undefined;
    if (this.#writer.isInTransaction) this.#writer.exec("rollback");
  }
}
