import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { EnvError } from "../env.ts";
import { isPostgres } from "./is-postgres.ts";
import { migrations } from "./migrations.ts";
import { type Db, withoutTimeLimit } from "./open-database.ts";

/**
 * Runs the pending migrations in one transaction: all or none. Servers that start at once wait for each other. Throws what
 * a migration threw, and an `EnvError` for a database of a newer version.
 */
export async function migrateDatabase(db: Db, all = migrations): Promise<void> {
  // The usual start has nothing to run, and is spared Kysely's reading of the whole schema. An empty database has no list.
  const names = await executedNames(db).catch(() => []);
  if (names.join() === Object.keys(all).sort().join()) return;
  const provider = { getMigrations: async () => all };
  const schema = isPostgres(db) && (await schemaOfTables(db));
  const { error } = await withTemporaryFiles(db, () =>
    withoutTimeLimit(db, (own) =>
      new Migrator({ db: own, provider, ...(schema && { migrationTableSchema: schema }) }).migrateToLatest(),
    ),
  );
  if (!error) return;
  const [, newer] = /previously executed migration (\S+) is missing/.exec(String(error)) ?? [];
  throw newer === undefined ? error : newerVersion(newer);
}

/** Does what changes every row of a table: what SQLite keeps of them meanwhile is too much for memory. */
export async function withTemporaryFiles<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  if (isPostgres(db)) return work();
  await sql`pragma temp_store = file`.execute(db);
  return work().finally(() => sql`pragma temp_store = memory`.execute(db));
}

/** Where the list of migrations is or will be: Kysely would take one of any schema, such as of another program, for it. */
async function schemaOfTables(db: Db): Promise<string | null | undefined> {
  const { rows } = await sql<{ schema: string | null }>`
    select coalesce(
      (select nspname from pg_class c join pg_namespace n on n.oid = relnamespace where c.oid = to_regclass('kysely_migration')),
      current_schema()
    ) as schema`.execute(db);
  return rows[0]?.schema;
}

const newerVersion = (name: string) =>
  new EnvError(
    `The database was migrated by a newer version of Ventanilla (${name}): start that version, or restore the backup from before its update.`,
  );

/** Whether a database has the tables of this version; throws an `EnvError` for one of a newer version. */
export async function readMigrationState(db: Db): Promise<"none" | "pending" | "current"> {
  const names = await executedNames(db).catch((error: { code?: string; message?: string }) => {
    if (error.code === "42P01" || error.message?.startsWith("no such table")) return [];
    throw error;
  });
  const newer = names.find((name) => !Object.hasOwn(migrations, name));
  if (newer !== undefined) throw newerVersion(newer);
  if (names.length === 0) return "none";
  return names.length < Object.keys(migrations).length ? "pending" : "current";
}

/** Lists the names of pending migrations; throws when the database does not answer. */
export async function listPendingMigrations(db: Db): Promise<string[]> {
  const executed = new Set(await executedNames(db));
  return Object.keys(migrations).filter((name) => !executed.has(name));
}

async function executedNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
