import { accessSync } from "node:fs";
import { type Clock, createClock } from "#server/base/clock.ts";
import { openClock } from "#server/base/db/database-clock.ts";
import { migrateDatabase, readMigrationState } from "#server/base/db/migrate.ts";
import { type Db, openDatabase, sqliteFile } from "#server/base/db/open-database.ts";
import { type Env, readEnv } from "#server/base/env.ts";
import { createLogger } from "#server/base/logger.ts";
import { settingProblem } from "#server/start-problem.ts";

/** An error for the terminal: its message is printed as one sentence and the exit code is 1. */
export class Refusal extends Error {}

/** The words and settings that a command reads, and where it prints. */
export type Terminal = {
  args: string[];
  settings: Record<string, string | undefined>;
  print(text: string): void;
  refuse(sentence: string): void;
};
export type Command = (terminal: Terminal) => Promise<void>;

const ownTerminal: Terminal = {
  args: process.argv.slice(2),
  settings: process.env,
  print: console.log,
  refuse(sentence) {
    console.error(sentence);
    process.exitCode = 1;
  },
};

/** Runs a command; a `Refusal` or a setting at fault is printed as one sentence. */
export async function runCommand(command: Command, terminal = ownTerminal): Promise<void> {
  try {
    await command(terminal);
  } catch (error) {
    terminal.refuse(sentenceOf(error, terminal.settings));
  }
}

/** What a `Refusal` or a setting at fault is told by; throws any other error again. */
export function sentenceOf(error: unknown, settings: Terminal["settings"]): string {
  const sentence = error instanceof Refusal ? error.message : settingProblem(error, settings);
  if (sentence === undefined) throw error;
  return sentence;
}

/** Ends the process by its `exit` listeners, which remove unfinished files, on every signal; its files are its own. */
export function endInOrder(): void {
  process.umask(0o077);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => process.exit(1));
}

/** Reads the clock that the servers of a database go by, for a command that must not migrate it. */
export async function readClock(env: Env): Promise<Clock> {
  if (env.databaseUrl === undefined) return createClock(env.startAt);
  const db = openDatabase(env);
  try {
    const clock = await openClock(db, env, createLogger(process.stderr));
    await clock.stop();
    return clock.now;
  } finally {
    await db.destroy();
  }
}

/**
 * Opens the database of the settings for `work`, with the clock of its servers, and closes it afterwards. Only a new one is
 * made: a command must neither stand in the way of a restore nor migrate under a server that runs. Throws a `Refusal`.
 */
export async function withDatabase(
  settings: Terminal["settings"],
  work: (db: Db, env: Env, now: Clock) => Promise<void>,
  { isNew = false } = {},
): Promise<void> {
  const env = readEnv(settings);
  if (!isNew && !env.databaseUrl && isMissing(sqliteFile(env.dataDir))) throw new NoDatabase(env);
  const db = openDatabase(env);
  try {
    if (isNew) await migrateDatabase(db);
    const state = await readMigrationState(db);
    if (state === "none") throw new NoDatabase(env);
    if (state === "pending")
      throw new Refusal(
        "The database is of an older version, and the next start brings it up to this one: restart the server first.",
      );
    const clock = await openClock(db, env, createLogger(process.stderr));
    await work(db, env, clock.now).finally(clock.stop);
  } finally {
    await db.destroy();
  }
}

export class NoDatabase extends Refusal {
  constructor({ databaseUrl, dataDir }: Env) {
    super(
      databaseUrl
        ? "There is no database in DATABASE_URL yet: the first start makes it."
        : `There is no database in ${dataDir}: set DATA_DIR to the folder of the practice, whose first start makes it.`,
    );
  }
}

/** Throws where it cannot be known. */
function isMissing(file: string): boolean {
  try {
    accessSync(file);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return true;
  }
}
