import { ContentError } from "#content/load-practice.ts";
import { countSecured } from "#server/auth/staff-rows.ts";
import { createClock } from "#server/base/clock.ts";
import { readEnv } from "#server/base/env.ts";
import { bySeverity, checkLaunch } from "#server/preflight/check-launch.ts";
import { readLaunchFacts } from "#server/preflight/facts/launch-facts.ts";
import { launchReport } from "#server/preflight/launch-report.ts";
import { Refusal, runCommand, type Terminal, withDatabase } from "./run-command.ts";

await runCommand(async ({ args, settings, print }) => {
  if (args.length > 0) throw new Refusal("npm run preflight takes no words after it.");
  const env = readEnv(settings);
  const findings = checkLaunch(readFacts(env, await countStaff(settings)));
  print(launchReport(findings));
  if (bySeverity(findings, "blocker").length > 0) process.exitCode = 1;
});

/** The staff with a second factor; undefined when the database cannot be reached. */
async function countStaff(settings: Terminal["settings"]): Promise<number | undefined> {
  let count: number | undefined;
  await withDatabase(settings, async (db) => {
    count = await countSecured(db);
  }).catch(() => undefined);
  return count;
}

function readFacts(env: ReturnType<typeof readEnv>, staffWithSecondFactor: number | undefined) {
  try {
    return readLaunchFacts({ env, now: createClock(env.startAt)(), staffWithSecondFactor });
  } catch (error) {
    throw error instanceof ContentError ? new Refusal(error.message) : error;
  }
}
