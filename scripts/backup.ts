import { setPriority } from "node:os";
import { resolve } from "node:path";
import { backupProblem } from "#server/backup/backup-error.ts";
import { noteGoodBackup } from "#server/backup/backup-rows.ts";
import { makeBackup } from "#server/backup/make-backup.ts";
import { countRows } from "#server/backup/manifest.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { endInOrder, Refusal, readClock, runCommand, type Terminal } from "./run-command.ts";

const usage = "npm run backup -- FILE    a copy of all data into a new file, also while the server runs";

/** `npm run backup`: makes a backup, restores it once into a scratch place, and notes it as the latest good one. */
export async function backup({ args, settings, print }: Terminal): Promise<void> {
  const [file, ...others] = args;
  if (!file || file.startsWith("-") || others.length > 0) throw new Refusal(usage);
  const env = readEnv(settings);
  try {
    const { manifest, bytes } = await makeBackup({
      file,
      env,
      source: settings,
      now: await readClock(env),
    });
    const rows = countRows(manifest.tables);
    // Not migrated: the copy before an update must not update.
    const db = openDatabase(env);
    await noteGoodBackup(db, { at: manifest.at, bytes, rows }).finally(() => db.destroy());
    const tables = Object.keys(manifest.tables).length;
    const manner = env.backup.recipient
      ? `encrypted to ${env.backup.recipient}`
      : "not encrypted, because BACKUP_RECIPIENT is unset: it holds all keys and personal data";
    print(`${resolve(file)}: ${(bytes / 1e6).toFixed(1)} MB, ${tables} tables, ${rows} rows; ${manner}.`);
    print("It was restored once into a scratch place: all rows and digests agree.");
  } catch (error) {
    throw refusalOf(error);
  }
}

/** An error of the disk or the database as a sentence; a mistake of the program stays one. */
export function refusalOf(error: unknown): unknown {
  const problem = backupProblem(error);
  return problem === undefined ? error : new Refusal(problem);
}

if (import.meta.main) {
  endInOrder();
  // The server, and whatever else this machine serves, goes first.
  setPriority(10);
  await runCommand(backup);
}
