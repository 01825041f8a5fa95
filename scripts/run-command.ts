import { migrateDatabase } from "#server/base/db/migrate.ts";
import { type Db, openDatabase } from "#server/base/db/open-database.ts";
import { type Env, EnvError, readEnv } from "#server/base/env.ts";

/** A sentence for the person at the terminal; the command ends with exit code 1. */
export class Refusal extends Error {}

/** Runs a command; what it refuses, and a setting that cannot be read, is told in a sentence. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Works on the database of the settings, brought up to date first and closed in the end. */
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
