import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { migrations } from "../base/db/migrations.ts";
import type { Env } from "../base/env.ts";
import { makeFolder } from "../base/make-folder.ts";
import { sync, syncFolder } from "../release/sync-folder.ts";
import type { Identity } from "./archive.ts";
import { archiveNames } from "./archive-names.ts";
import { BackupError } from "./backup-error.ts";
import { fillPostgres, unpackWhole } from "./check-backup.ts";
import type { Manifest } from "./manifest.ts";
import { countTables } from "./postgres-dump.ts";
import { removeAtExit, takeFileLock } from "./scratch.ts";

/** Where a restore puts what a person has to look at: the settings and the words of the machine before. */
export const restoredFolder = (dataDir: string) => join(dataDir, "restored");

/** Restores a backup into an empty `DATA_DIR` and, on Postgres, database: all or nothing. Throws a BackupError. */
export async function restoreBackup(
  file: string,
  env: Env,
  identity: Identity | undefined,
): Promise<Manifest> {
  const dataDir = resolve(env.dataDir);
  const folder = join(dataDir, unpackedName);
  await requireEmpty(dataDir, env.databaseUrl);
  makeFolder(dataDir);
  const lock = takeFileLock(join(dataDir, lockName));
  if (!lock) throw new BackupError(`Another restore into ${dataDir} is under way.`);
  const unpacked = removeAtExit(folder);
  try {
    rmSync(folder, { recursive: true, force: true });
    const manifest = await unpackWhole(resolve(file), folder, identity);
    requireFitting(manifest, env);
    // Unpacking takes its time: meanwhile another restore or a server may have begun here.
    await requireEmpty(dataDir, env.databaseUrl);
    if (env.databaseUrl) await fillPostgres(env.databaseUrl, folder, manifest, file);
    // Renamed before it is on the disk, a file may be empty after a power cut.
    await syncFolder(folder);
    const restored = join(folder, archiveNames.data, "restored");
    mkdirSync(restored, { mode: 0o700 });
    for (const name of [archiveNames.settings, archiveNames.content])
      if (existsSync(join(folder, name))) renameSync(join(folder, name), join(restored, name));
    // A database without its keys is refused at the start; keys without their database would open an empty practice.
    if (!env.databaseUrl) renameSync(join(folder, archiveNames.sqlite), join(dataDir, archiveNames.sqlite));
    for (const name of readdirSync(join(folder, archiveNames.data)))
      renameSync(join(folder, archiveNames.data, name), join(dataDir, name));
    await sync(dataDir);
    return manifest;
  } finally {
    unpacked.remove();
    lock.remove();
  }
}

/** The folder that every ext4 has at its root. */
const ofDisk = "lost+found";
/** What a restore has in `DATA_DIR`, and one that was killed leaves there. */
const unpackedName = "restore-unpacked";
const lockName = "restore-lock";

async function requireEmpty(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  const inTheWay = names.find((name) => ![ofDisk, unpackedName, lockName].includes(name));
  if (inTheWay !== undefined)
    throw new BackupError(
      `${dataDir} is not empty: ${inTheWay} lies there, and a restore goes into an empty DATA_DIR.`,
    );
  if (databaseUrl && (await countTables(databaseUrl)) > 0)
    throw new BackupError(
      "The database of DATABASE_URL has tables: a restore goes into an empty one. If a restore that was cut off left them, drop the database and create it again.",
    );
}

function requireFitting({ engine, migrations: ran, version }: Manifest, env: Env): void {
  if (engine === "postgres" && !env.databaseUrl)
    throw new BackupError("The backup is of a Postgres database: set DATABASE_URL to an empty one.");
  if (engine === "sqlite" && env.databaseUrl)
    throw new BackupError("The backup is of a SQLite file: restore it without DATABASE_URL.");
  const unknown = ran.find((name) => !(name in migrations));
  if (unknown)
    throw new BackupError(
      `The backup is of a newer version (${version}, ${unknown}): update Ventanilla first.`,
    );
}
