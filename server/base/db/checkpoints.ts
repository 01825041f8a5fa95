import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { seconds } from "#domain/durations.ts";
import type { CheckpointMessage } from "./checkpoint-thread.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";

/**
 * Pages of the log (4 kB each): after how many more they are copied, as soon as it grows by no more than `calm` in so many
 * milliseconds (`pause`); the length (64 MB) from which a pause copies all, so that the next write begins the log anew; the
 * length (400 MB) from which they are copied without a pause, and how many may be left to copy while a transaction waits.
 */
const limits = { step: 2000, calm: 250, pause: 250, long: 16_000, log: 100_000, rest: 250 };
/** How long the thread stays when it has nothing to do, in milliseconds. */
const idleTime = seconds(10);

/**
 * The checkpoints of SQLite, on a thread with a connection of its own: SQLite itself would copy the pages of the log
 * within a COMMIT, in the event loop. Each keeps the disk from those who wait for a commit, so it comes when few do.
 *
 * The log begins anew only when a transaction begins while all of it is copied, which never happens by itself under
 * load: from its greatest length on checkpoints follow each other, and the next transaction waits for one with little
 * left to do. While a backup reads old pages, or the disk is full, not all can be copied: the log goes on.
 */
export class Checkpoints {
  readonly #file: string;
  readonly #writer: SqliteConnection;
  readonly #most: typeof limits;
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #answered = () => {};
  #running: Promise<void> | undefined;
  #hold: Promise<void> | undefined;
  /** Set while a checkpoint waits for a pause. */
  #pause: NodeJS.Timeout | undefined;
  /** The length of the log: after the latest commit, when the latest checkpoint began, and the latest one that was waited for. */
  #length = 0;
  #copiedAt = 0;
  #heldAt = 0;

  constructor(file: string, writer: SqliteConnection, most = limits) {
    this.#file = file;
    this.#writer = writer;
    this.#most = most;
  }

  /** Set while no transaction may begin; resolves when one may. */
  get hold(): Promise<void> | undefined {
    return this.#hold;
  }

  /** Starts a checkpoint if the log is long enough; to be called outside of a transaction. */
  noteCommit(): void {
    const log = this.#measureLog();
    this.#length = log;
    if (log < this.#copiedAt) this.#copiedAt = this.#heldAt = 0;
    const length = log - this.#heldAt;
    const left = log - this.#copiedAt;
    if (this.#hold) return;
    const { rest, log: longest } = this.#most;
    const isLong = length >= longest;
    // Twice as long: it grows faster than the disk takes it.
    const isDue = this.#running ? length >= 2 * longest : isLong && left < rest;
    if (isDue) this.#hold = this.#copyAll(log);
    else if (this.#running) return;
    else if (isLong && left >= rest) void this.#copy(log);
    else if (this.#isWorthCopying()) this.#awaitPause(log);
  }

  /** Starts a checkpoint at the end of the first pause in which the log, of that length at its beginning, hardly grew. */
  #awaitPause(log: number): void {
    this.#pause ??= setTimeout(() => {
      this.#pause = undefined;
      if (this.#running || this.#hold || !this.#isWorthCopying()) return;
      if (this.#length - log > this.#most.calm) this.#awaitPause(this.#length);
      else void this.#copy(this.#length);
    }, this.#most.pause).unref();
  }

  #isWorthCopying(): boolean {
    const { step, long } = this.#most;
    return this.#length - this.#copiedAt >= (this.#length >= long ? 1 : step);
  }

  async settled(): Promise<void> {
    await this.#hold;
    await this.#running;
  }

  /** Copies all and empties the file of the log, in which rows outlive their deletion; not while others read in it. */
  async empty(): Promise<void> {
    while (this.#running || this.#hold) await this.settled();
    await this.#copy(this.#measureLog(), "empty");
  }

  async close(): Promise<void> {
    await this.settled();
    clearTimeout(this.#pause);
    this.#pause = undefined;
    await this.#endThread();
  }

  /** The pages in the log. */
  #measureLog(): number {
    const sql = "pragma wal_checkpoint(noop)";
    return this.#writer.run<{ log: number }>({ sql, parameters: [] }).rows[0]?.log ?? 0;
  }

  async #copyAll(log: number): Promise<void> {
    this.#heldAt = log;
    await this.#running;
    await this.#copy(log);
    this.#hold = undefined;
  }

  #copy(log: number, message: CheckpointMessage = "copy"): Promise<void> {
    this.#copiedAt = log;
    this.#running = this.#runThread(message).finally(() => {
      this.#running = undefined;
      // What came while it ran, and after which nothing may follow.
      if (this.#isWorthCopying()) this.#awaitPause(this.#length);
    });
    return this.#running;
  }

  async #runThread(message: CheckpointMessage): Promise<void> {
    clearTimeout(this.#idle);
    this.#thread ??= this.#startThread();
    this.#thread.ref();
    this.#thread.postMessage(message);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#answered = resolve;
    await promise;
    // It keeps no command and no test from ending.
    this.#thread?.unref();
    this.#idle = setTimeout(() => void this.#endThread(), idleTime).unref();
  }

  #startThread(): Worker {
    const thread = new Worker(new URL("./checkpoint-thread.ts", import.meta.url), { workerData: this.#file });
    thread.on("message", () => this.#answered());
    // It ends by itself for want of memory; the next checkpoint gets another.
    thread.on("error", () => {});
    thread.once("exit", () => {
      if (this.#thread !== thread) return;
      this.#thread = undefined;
      this.#answered();
    });
    return thread;
  }

  async #endThread(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = undefined;
    if (!thread) return;
    thread.ref();
    thread.postMessage("end");
    await once(thread, "exit").catch(() => {});
  }
}
