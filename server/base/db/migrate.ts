import { Migrator } from "kysely/migration";
import { migrations } from "./migrations.ts";
import type { Db } from "./open-database.ts";

/** Brings the tables to this version. Servers that start at once on one Postgres wait for each other; throws on failure. */
export async function migrateDatabase(db: Db): Promise<void> {
  const { error } = await migratorFor(db).migrateToLatest();
  if (error) throw error;
}

/** Names of the migrations that have not run yet; throws when the database does not answer. */
export async function listPendingMigrations(db: Db): Promise<string[]> {
  const all = await migratorFor(db).getMigrations();
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

const migratorFor = (db: Db) => new Migrator({ db, provider: { getMigrations: async () => migrations } });
