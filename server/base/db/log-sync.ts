import { close, existsSync, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";

const noError = () => {};

/**
 * Syncs the write-ahead log of a SQLite file outside of the event loop. SQLite itself would do it within each COMMIT
 * (`synchronous = full`), and every page would wait for the disk. Those who ask while one sync runs share the next.
 */
export class LogSync {
  readonly #file: string;
  #descriptor: number | undefined;
  #next: PromiseWithResolvers<void> | undefined;
  #latest = Promise.resolve();
  #isRunning = false;

  constructor(database: string) {
    this.#file = `${database}-wal`;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Resolves once all that was committed before the call is on the disk. Rejects with what the disk says. */
  sync(): Promise<void> {
    this.#next ??= Promise.withResolvers<void>();
    const { promise } = this.#next;
    this.#latest = promise;
    if (!this.#isRunning) this.#start();
    return promise;
  }

  /** Resolves once no sync that was asked for is under way. */
  settled(): Promise<void> {
    return this.#latest.catch(noError);
  }

  async close(): Promise<void> {
    await this.settled();
    if (this.#descriptor !== undefined) await promisify(close)(this.#descriptor);
  }

  #start(): void {
    const current = this.#next;
    this.#next = undefined;
    if (!current) return;
    // SQLite makes the file with the first write, and keeps it while it is open.
    if (this.#descriptor === undefined && existsSync(this.#file))
      this.#descriptor = openSync(this.#file, "r+");
    if (this.#descriptor === undefined) {
      current.resolve();
      return;
    }
    this.#isRunning = true;
    fdatasync(this.#descriptor, (error) => {
      this.#isRunning = false;
      if (error) current.reject(error);
      else current.resolve();
      this.#start();
    });
  }
}
