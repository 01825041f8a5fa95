import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#server/base/db/migrate.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { startPostgres } from "./start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the one Postgres of a run, which has a database `migrated` to copy. */
    postgresUrl: string;
  }
}

/** Vitest calls this once, before the first test that may need a Postgres. */
export async function setup({ provide }: TestProject) {
  const postgres = await startPostgres();
  const db = openDatabase({ dataDir: "", databaseUrl: await postgres.createDatabase("migrated") });
  await migrateDatabase(db);
  await db.destroy();
  provide("postgresUrl", postgres.socketUrl);
  return () => postgres.stop();
}
