import { constants, copyFileSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateDatabase } from "#server/base/db/migrate.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { overwriteFreedPages } from "#server/base/db/overwrite-freed-pages.ts";
import { createLogger } from "#server/base/logger.ts";

const name = "ventanilla.sqlite";
let migrated: Promise<string> | undefined;

/** Puts an empty migrated SQLite file into a folder that has none; each worker runs the migrations once. */
export async function copyMigratedFile(folder: string): Promise<void> {
  const file = join(folder, name);
  if (existsSync(file)) return;
  migrated ??= migrateFile();
  const made = await migrated;
  // Two servers of one folder may be started at once.
  if (!existsSync(file)) copyFileSync(made, file, constants.COPYFILE_EXCL);
}

async function migrateFile(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-migrated-"));
  const db = openDatabase({ dataDir });
  await migrateDatabase(db);
  await overwriteFreedPages(db, createLogger({ write: () => {} }));
  // Its end writes all of the log into the one file.
  await db.destroy();
  return join(dataDir, name);
}
