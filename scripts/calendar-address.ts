import { parseArgs } from "node:util";
import { ensureFeedToken, feedUrl, replaceFeedToken } from "#server/appointments/feed-token.ts";
import { Refusal, runCommand, type Terminal, withDatabase } from "./run-command.ts";

const usage = `npm run calendar             the address of the practice's calendar of appointments
npm run calendar -- --new    makes a new address; the one before it no longer works`;

/** `npm run calendar`: prints the address of the calendar feed, and makes a new one when asked. */
export async function calendarAddress({ args, settings, print }: Terminal): Promise<void> {
  const isNew = readCommand(args);
  await withDatabase(settings, async (db, env) => {
    const token = await (isNew ? replaceFeedToken(db) : ensureFeedToken(db));
    print(feedUrl(env.siteUrl, token));
    print(
      "Subscribe to it in your calendar program. Whoever has it reads every appointment: keep it to yourself.",
    );
    if (isNew) print("The address before this one no longer works.");
  });
}

function readCommand(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { new: { type: "boolean" } } }).values.new === true;
  } catch {
    throw new Refusal(usage);
  }
}

if (import.meta.main) await runCommand(calendarAddress);
