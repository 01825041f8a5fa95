import { Migrator } from "kysely/migration";
import { migrations } from "./migrations.ts";
import type { Db } from "./open-database.ts";

/** Runs the pending migrations. Servers that start at once on one Postgres wait for a lock; throws on failure. */
export async function migrateDatabase(db: Db): Promise<void> {
  const { error } = await migratorFor(db).migrateToLatest();
  if (error) throw error;
}

/** Lists the names of pending migrations; throws when the database does not answer. */
export async function listPendingMigrations(db: Db): Promise<string[]> {
  const all = await migratorFor(db).getMigrations();
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

const migratorFor = (db: Db) => new Migrator({ db, provider: { getMigrations: async () => migrations } });
