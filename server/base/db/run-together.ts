import { holdConnection } from "./compile-once.ts";
import { isPostgres } from "./is-postgres.ts";
import type { Db } from "./open-database.ts";

/**
 * Runs work of one transaction whose statements Postgres gets together, in the order in which they are asked for. Throws
 * the first error once all have ended: none may run after the rollback.
 */
export async function runTogether<Results extends readonly unknown[]>(
  tx: Db,
  ...work: { [Index in keyof Results]: () => Promise<Results[Index]> }
): Promise<Results> {
  await holdConnection(tx);
  const running = work.map((each) => each());
  await Promise.allSettled(running);
  return (await Promise.all(running)) as unknown as Results;
}

/** The writes of transactions on Postgres whose answers come with that of the commit. */
const lastWrites = new WeakMap<Db, Promise<unknown>[]>();

/** Runs a transaction that ends with one round trip to Postgres for what `writeLast` wrote and the commit. */
export async function commitTogether<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const writes: Promise<unknown>[] = [];
  const transaction = db.transaction().execute((tx: Db) => {
    if (isPostgres(tx)) lastWrites.set(tx, writes);
    return work(tx);
  });
  await Promise.allSettled([transaction]);
  // The error of a write comes first: it is why the commit, or a statement after it, failed.
  await Promise.all(writes);
  return transaction;
}

/**
 * Writes what no later work of the transaction needs an answer to: in `commitTogether` on Postgres without waiting for
 * one, as its error fails the commit too. It must be sent before this returns, so a compiled statement, and not in a
 * savepoint.
 */
export async function writeLast(tx: Db, write: () => Promise<unknown>): Promise<void> {
  const writes = lastWrites.get(tx);
  if (!writes) return void (await write());
  await holdConnection(tx);
  const writing = write();
  writing.catch(() => {});
  writes.push(writing);
}
