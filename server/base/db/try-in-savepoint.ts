import { sql } from "kysely";
import type { Db } from "./open-database.ts";

const release = sql`release savepoint part`;

/** Does a part of a transaction. An expected error rolls back that part alone and is returned; any other is thrown. */
export async function tryInSavepoint<Expected>(
  tx: Db,
  work: () => Promise<unknown>,
  isExpected: (error: unknown) => error is Expected,
): Promise<Expected | undefined> {
  await sql`savepoint part`.execute(tx);
  try {
    await work();
    // Else a part around this one would be rolled back to here alone.
    await release.execute(tx);
    return undefined;
  } catch (error) {
    if (!isExpected(error)) throw error;
    await sql`rollback to savepoint part`.execute(tx);
    await release.execute(tx);
    return error;
  }
}
