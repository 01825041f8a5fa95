import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { damagedDatabase } from "../base/db/database-failure.ts";
import { type Identity, unpack } from "./archive.ts";
import { archiveNames } from "./archive-names.ts";
import { BackupError } from "./backup-error.ts";
import { digestFolder, firstDifference, type Manifest, readManifest, type TableDigests } from "./manifest.ts";
import {
  digestPostgres,
  dropTables,
  restorePostgres,
  schemaOfAddress,
  schemasOfDump,
  withScratchDatabase,
} from "./postgres-dump.ts";
import { digestSqlite } from "./sqlite-copy.ts";

/** Unpacks a backup into a new folder and compares every file with the manifest. Throws a BackupError. */
export async function unpackWhole(
  file: string,
  folder: string,
  identity?: Identity,
  blame = (reason: string) => `${file} is damaged: SQLite says ${reason}.`,
): Promise<Manifest> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new BackupError(`${file} is not there.`);
  if (!found.isFile()) throw new BackupError(`${file} is no backup.`);
  mkdirSync(folder, { mode: 0o700 });
  await unpack(file, folder, identity);
  const manifest = await readManifest(folder, file);
  const difference = firstDifference(manifest.files, await digestFolder(folder));
  if (difference) throw new BackupError(`${file} is damaged: ${difference} is not as it was packed.`);
  if (manifest.engine === "sqlite") {
    const path = join(folder, archiveNames.sqlite);
    const fault = faultOf(path);
    if (fault !== undefined) throw new BackupError(blame(fault));
    compare(manifest.tables, digestSqlite(path).tables, file);
  }
  return manifest;
}

/** What SQLite finds wrong with a file, as one line. */
function faultOf(path: string): string | undefined {
  const database = new DatabaseSync(path, { readOnly: true });
  const { quick_check: answer } = database.prepare("pragma quick_check(1)").get() ?? {};
  database.close();
  if (answer === "ok") return undefined;
  return String(answer)
    .replace(/^\*\*\*.*\*\*\*\n/, "")
    .replaceAll("\n", " ");
}

/** Restores an unpacked dump into an empty Postgres and compares every table with the manifest. */
export async function fillPostgres(url: string, folder: string, manifest: Manifest, file: string) {
  const dump = join(folder, archiveNames.postgres);
  const schema = (await schemaOfAddress(url)) ?? "";
  const schemas = await schemasOfDump(dump);
  if (!schemas.includes(schema))
    throw new BackupError(
      `The backup is of the schema "${schemas[0]}", and a restore goes into one of the same name: docs/databases.md says how DATABASE_URL leads there.`,
    );
  await restorePostgres(url, dump, schema);
  try {
    compare(manifest.tables, (await digestPostgres(url)).tables, file);
  } catch (error) {
    await dropTables(url);
    throw error;
  }
}

/** Restores a backup into a scratch place that is removed again. Throws a BackupError when anything differs. */
export async function testRestore(
  file: string,
  folder: string,
  { identity, databaseUrl }: { identity?: Identity | undefined; databaseUrl?: string | undefined },
): Promise<void> {
  // The copy is whole, byte for byte: what is wrong with it is wrong with the database that it was made of.
  const manifest = await unpackWhole(file, folder, identity, damagedDatabase);
  if (!databaseUrl) return;
  try {
    await withScratchDatabase(databaseUrl, (url) => fillPostgres(url, folder, manifest, file));
  } catch (error) {
    if ((error as { code?: string }).code !== "42501") throw error;
    throw new BackupError(
      "The backup could not be tried out: the account of DATABASE_URL may not create a database (alter role … createdb).",
    );
  }
}

function compare(tables: TableDigests, restored: TableDigests, file: string): void {
  const name = firstDifference(tables, restored);
  if (name)
    throw new BackupError(
      `${file} is damaged: table ${name} has ${restored[name]?.rows ?? 0} of ${tables[name]?.rows ?? 0} rows, or others.`,
    );
}
