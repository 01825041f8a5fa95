import { ContentError } from "#content/load-practice.ts";
import { createClock } from "#server/base/clock.ts";
import { readEnv } from "#server/base/env.ts";
import { bySeverity, checkLaunch } from "#server/preflight/check-launch.ts";
import { readLaunchFacts } from "#server/preflight/facts/launch-facts.ts";
import { launchReport } from "#server/preflight/launch-report.ts";
import { Refusal, runCommand } from "./run-command.ts";

await runCommand(async ({ args, settings, print }) => {
  if (args.length > 0) throw new Refusal("npm run preflight takes no words after it.");
  const env = readEnv(settings);
  const findings = checkLaunch(readFacts(env));
  print(launchReport(findings));
  if (bySeverity(findings, "blocker").length > 0) process.exitCode = 1;
});

function readFacts(env: ReturnType<typeof readEnv>) {
  try {
    return readLaunchFacts({ env, now: createClock(env.startAt)() });
  } catch (error) {
    throw error instanceof ContentError ? new Refusal(error.message) : error;
  }
}
