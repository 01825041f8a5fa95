import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { hasSecret, openOwnKeys } from "../auth/check-secret.ts";
import type { Clock } from "../base/clock.ts";
import { openDatabase, sqliteFile } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import { makeFolder } from "../base/make-folder.ts";
import { measureSpace, ofNeeded } from "../release/free-space.ts";
import { sync } from "../release/sync-folder.ts";
import { pack } from "./archive.ts";
import { archiveNames } from "./archive-names.ts";
import { BackupError } from "./backup-error.ts";
import { testRestore } from "./check-backup.ts";
import { digestFolder, type Manifest, manifestName } from "./manifest.ts";
import { runProgram } from "./run-program.ts";
import { makeScratch, removeAtExit } from "./scratch.ts";
import { isWithin, stage } from "./stage.ts";

type MadeBackup = { manifest: Manifest; bytes: number };

/**
 * Makes a backup and restores it once into a scratch place; only then it gets its name. `source` holds the settings as
 * they were given. Throws a BackupError, or an error of the disk or the database.
 */
export async function makeBackup(options: {
  file: string;
  env: Env;
  source: NodeJS.ProcessEnv;
  now: Clock;
  measure?: typeof measureSpace;
}): Promise<MadeBackup> {
  const { env, now, measure = measureSpace } = options;
  const file = resolve(options.file);
  requireNew(file);
  if (isWithin(file, resolve(env.dataDir)))
    throw new BackupError(`${file} lies in DATA_DIR: a backup belongs on another disk or machine.`);
  const { recipient } = env.backup;
  const database = env.databaseUrl ? undefined : sqliteFile(env.dataDir);
  if (database && !existsSync(database))
    throw new BackupError(`There is nothing to back up: DATA_DIR has no ${database}.`);
  const scratch = makeScratch(env.dataDir);
  const part = `${file}.${process.pid}.part`;
  const unfinished = removeAtExit(part);
  try {
    if (database) await requireRoom(database, env.dataDir, measure);
    // Known to this run alone: only with it a file can be tried out that is encrypted to somebody else.
    const key = recipient === undefined ? undefined : await makeKey();
    const at = now().toISOString();
    const staged = join(scratch.folder, "staged");
    mkdirSync(staged, { mode: 0o700 });
    const data = await stage(env, options.source, staged);
    if (!data.tables.settings)
      throw new BackupError("There is nothing to back up: the first start has not made the tables yet.");
    await requireKeys(env, now);
    const engine = env.databaseUrl ? ("postgres" as const) : ("sqlite" as const);
    const files = await digestFolder(staged);
    const manifest: Manifest = { format: 1, version: ownVersion(), at, engine, ...data, files };
    writeFileSync(join(staged, manifestName), JSON.stringify(manifest, null, 1), { mode: 0o600 });
    makeFolder(dirname(file));
    const entries = [
      manifestName,
      ...Object.values(archiveNames).filter((name) => existsSync(join(staged, name))),
    ];
    const recipients = recipient && key ? [recipient, key.recipient] : [];
    const bytes = await pack(staged, entries, part, recipients);
    const identity = key && { key: key.identity };
    await testRestore(part, join(scratch.folder, "restored"), { identity, databaseUrl: env.databaseUrl });
    // Another backup may have taken the name meanwhile.
    requireNew(file);
    renameSync(part, file);
    await sync(dirname(file));
    return { manifest, bytes };
  } catch (error) {
    if (error instanceof BackupError) error.message = error.message.replaceAll(part, basename(file));
    throw error;
  } finally {
    unfinished.remove();
    scratch.remove();
  }
}

function requireNew(file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} is there already: choose another name.`);
}

/** What leads take meanwhile, in bytes, and what grows beside the copies. */
const spare = 20 * 1024 ** 2;

/** Refuses where the two copies of a SQLite file would leave its disk full, which takes no lead then. */
async function requireRoom(file: string, dataDir: string, measure: typeof measureSpace): Promise<void> {
  const needed = 2 * statSync(file).size + spare;
  const { disk } = await measure(dataDir);
  if (disk >= needed) return;
  const room = ofNeeded(disk, needed);
  throw new BackupError(`There is too little disk space for a backup: ${room} are free in DATA_DIR.`);
}

/** Refuses a database without its keys: restored, it would open no second factor and no sealed number. */
async function requireKeys(env: Env, now: Clock): Promise<void> {
  const db = openDatabase(env);
  try {
    if (await hasSecret(db)) await openOwnKeys(db, env, now);
  } finally {
    await db.destroy();
  }
}

async function makeKey(): Promise<{ identity: string; recipient: string }> {
  const printed = await runProgram("age-keygen", []);
  const identity = /^AGE-SECRET-KEY-\w+$/m.exec(printed)?.[0];
  const recipient = /age1\w+/.exec(printed)?.[0];
  if (!(identity && recipient)) throw new BackupError("age-keygen made no key.");
  return { identity, recipient };
}

const ownVersion = (): string =>
  JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;
