import { Client, type ClientConfig, type QueryResult } from "pg";

/** The most statements that a connection of Postgres keeps compiled. */
const mostPrepared = 100;
const begun = { command: "BEGIN", rowCount: 0, oid: 0, fields: [], rows: [] } satisfies QueryResult;

/** A commit after a statement that failed rolls back. Kysely refuses it too, but tells of a write that succeeded before. */
function refuseRollback(result: QueryResult): QueryResult {
  if (result.command === "ROLLBACK") throw new Error("The transaction was rolled back instead of committed.");
  return result;
}

/**
 * A client of Postgres that waits less. Statements that are asked for at once are sent together, and `begin` with the
 * statement after it, which fails with it. A connection compiles an insert from its second time on; one that returns
 * rows never, because a migration of a newer server may change their columns while this one runs.
 */
export class PipelinedClient extends Client {
  /** The names of inserts by their text; undefined after the first time. */
  readonly #names = new Map<string, string | undefined>();
  #named = 0;
  #isGathering = false;

  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true });
  }

  // Kysely gives a text and its values; the pool and `pg` itself have other forms.
  override query(...args: unknown[]): never {
    const query = super.query.bind(this) as (...args: unknown[]) => unknown;
    const [text, values] = args;
    this.#gather();
    if (text === "begin") {
      (query("begin") as Promise<unknown>).catch(() => {});
      return Promise.resolve(begun) as never;
    }
    if (text === "commit") return (query("commit") as Promise<QueryResult>).then(refuseRollback) as never;
    const name = typeof text === "string" && Array.isArray(values) ? this.#nameOf(text) : undefined;
    return (name ? query({ name, text, values }) : query(...args)) as never;
  }

  /** Holds what is written back until the work of this moment is done: each write wakes a process of Postgres. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  #nameOf(text: string): string | undefined {
    if (!text.startsWith("insert ") || text.includes(" returning ")) return undefined;
    const name = this.#names.get(text);
    if (name || this.#names.size >= mostPrepared) return name;
    if (this.#names.has(text)) this.#named += 1;
    this.#names.set(text, this.#names.has(text) ? `insert_${this.#named}` : undefined);
    return this.#names.get(text);
  }
}
