import { parseArgs } from "node:util";
import { ensureFeedToken, feedUrl, replaceFeedToken } from "#server/appointments/feed-token.ts";
import { Refusal, runCommand, withDatabase } from "./run-command.ts";

const usage = `npm run calendar             the address of the practice's calendar of appointments
npm run calendar -- --new    makes a new address; the one before it no longer works`;

await runCommand(async () => {
  const isNew = readCommand(process.argv.slice(2));
  await withDatabase(async (db, env) => {
    const token = await (isNew ? replaceFeedToken(db) : ensureFeedToken(db));
    console.log(feedUrl(env.siteUrl, token));
    console.log(
      "Subscribe to it in your calendar program. Whoever has it reads every appointment: keep it to yourself.",
    );
    if (isNew) console.log("The address before this one no longer works.");
  });
});

function readCommand(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { new: { type: "boolean" } } }).values.new === true;
  } catch {
    throw new Refusal(usage);
  }
}
