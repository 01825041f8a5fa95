import type { KyselyPlugin } from "kysely";
import type { Db } from "#server/base/db/open-database.ts";

/** How many queries a function asks; each is a way to the database and back. */
export async function countQueries(db: Db, run: (db: Db) => Promise<unknown>): Promise<number> {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run(db.withPlugin(counter));
  return count;
}
