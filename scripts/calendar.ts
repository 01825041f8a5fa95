import { parseArgs } from "node:util";
import { ensureFeedToken, feedUrl, replaceFeedToken } from "#server/booking/feed-token.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { EnvError, readEnv } from "#server/env.ts";

const usage = `npm run calendar             the address of the practice's calendar of appointments
npm run calendar -- --new    makes a new address; the one before it no longer works`;

/** A sentence for the person at the terminal; the command ends with exit code 1. */
class Refusal extends Error {}

try {
  await run();
} catch (error) {
  if (!(error instanceof Refusal || error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run() {
  const isNew = readCommand(process.argv.slice(2));
  const env = readEnv(process.env);
  const db = openDatabase(env);
  try {
    await migrateDatabase(db);
    const token = await (isNew ? replaceFeedToken(db) : ensureFeedToken(db));
    console.log(feedUrl(env.siteUrl, token));
    console.log(
      "Subscribe to it in your calendar program. Whoever has it reads every appointment: keep it to yourself.",
    );
    if (isNew) console.log("The address before this one no longer works.");
  } finally {
    await db.destroy();
  }
}

function readCommand(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { new: { type: "boolean" } } }).values.new === true;
  } catch {
    throw new Refusal(usage);
  }
}
