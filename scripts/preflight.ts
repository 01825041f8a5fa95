import { ContentError } from "#content/load-practice.ts";
import { countSecured } from "#server/auth/staff-rows.ts";
import { findGoodBackup } from "#server/backup/backup-rows.ts";
import { createClock } from "#server/base/clock.ts";
import { type Env, readEnv } from "#server/base/env.ts";
import { bySeverity, checkLaunch } from "#server/preflight/check-launch.ts";
import { type LaunchFacts, readLaunchFacts } from "#server/preflight/facts/launch-facts.ts";
import { launchReport } from "#server/preflight/launch-report.ts";
import { type Command, Refusal, runCommand, type Terminal, withDatabase } from "./run-command.ts";

export const preflight: Command = async ({ args, settings, print }) => {
  if (args.length > 0) throw new Refusal("npm run preflight takes no words after it.");
  const env = readEnv(settings);
  const findings = checkLaunch(readFacts(env, await readDatabase(settings, env)));
  print(launchReport(findings));
  if (bySeverity(findings, "blocker").length > 0) process.exitCode = 1;
};

type Stored = Pick<LaunchFacts, "now" | "staffWithSecondFactor" | "lastBackupAt">;

/** The time, the staff with a second factor and the latest backup; the time alone when the database cannot be reached. */
async function readDatabase(settings: Terminal["settings"], { startAt }: Env): Promise<Stored> {
  let stored: Stored = { now: createClock(startAt)() };
  await withDatabase(settings, async (db, _, now) => {
    const backup = await findGoodBackup(db);
    stored = {
      now: now(),
      staffWithSecondFactor: await countSecured(db),
      lastBackupAt: backup && new Date(backup.at),
    };
  }).catch(() => undefined);
  return stored;
}

function readFacts(env: Env, stored: Stored) {
  try {
    return readLaunchFacts({ env, ...stored });
  } catch (error) {
    throw error instanceof ContentError ? new Refusal(error.message) : error;
  }
}

if (import.meta.main) await runCommand(preflight);
