import { migrateDatabase } from "#server/base/db/migrate.ts";
import { type Db, openDatabase } from "#server/base/db/open-database.ts";
import { type Env, EnvError, readEnv } from "#server/base/env.ts";

/** An error for the terminal: its message is printed as one sentence and the exit code is 1. */
export class Refusal extends Error {}

/** Runs a command; a `Refusal` or an invalid setting is printed as one sentence. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Opens and migrates the database of the settings for `work`, and closes it afterwards. */
export async function withDatabase(work: (db: Db, env: Env) => Promise<void>): Promise<void> {
  const env = readEnv(process.env);
  const db = openDatabase(env);
  try {
    await migrateDatabase(db);
    await work(db, env);
  } finally {
    await db.destroy();
  }
}
