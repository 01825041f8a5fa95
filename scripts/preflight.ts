import { ContentError } from "#content/load-practice.ts";
import type { Content } from "#domain/website/edits.ts";
import { countSecured } from "#server/auth/staff-rows.ts";
import { findGoodBackup } from "#server/backup/backup-rows.ts";
import { createClock } from "#server/base/clock.ts";
import { type Env, readEnv } from "#server/base/env.ts";
import { bySeverity, checkLaunch, type LaunchFinding } from "#server/preflight/check-launch.ts";
import { type LaunchFacts, readLaunchFacts } from "#server/preflight/facts/launch-facts.ts";
import { launchReport } from "#server/preflight/launch-report.ts";
import { wholeFacts } from "#server/website/content-facts.ts";
import { loadState } from "#server/website/website-state.ts";
import { type Command, Refusal, runCommand, type Terminal, withDatabase } from "./run-command.ts";

export const preflight: Command = async ({ args, settings, print }) => {
  if (args.length > 0) throw new Refusal("npm run preflight takes no words after it.");
  const env = readEnv(settings);
  const findings = await findIn(env, await readDatabase(settings, env));
  print(launchReport(findings));
  if (bySeverity(findings, "blocker").length > 0) process.exitCode = 1;
};

type Stored = Pick<LaunchFacts, "now" | "staffWithSecondFactor" | "lastBackupAt"> & {
  /** What the office published; undefined when that is nothing. */
  live?: Content | undefined;
};

/** What the checklist looks at in the database; the time alone when it cannot be reached. */
async function readDatabase(settings: Terminal["settings"], { startAt }: Env): Promise<Stored> {
  let stored: Stored = { now: createClock(startAt)() };
  await withDatabase(settings, async (db, _, now) => {
    const backup = await findGoodBackup(db);
    const { revision, live } = await loadState(db);
    stored = {
      now: now(),
      staffWithSecondFactor: await countSecured(db),
      lastBackupAt: backup && new Date(backup.at),
      live: revision && live.content,
    };
  }).catch(() => undefined);
  return stored;
}

/** What the office published has addresses of fields instead of places in files. */
async function findIn(env: Env, { live, ...stored }: Stored): Promise<LaunchFinding[]> {
  const shipped = readFacts(env, stored);
  if (!live) return checkLaunch(shipped);
  const facts = await wholeFacts(live, { env, ...stored });
  return checkLaunch(facts).map((finding) => ({
    ...finding,
    places: finding.places.map((place) => facts.addressAt(place) ?? place),
  }));
}

function readFacts(env: Env, stored: Stored) {
  try {
    return readLaunchFacts({ env, ...stored });
  } catch (error) {
    throw error instanceof ContentError ? new Refusal(error.message) : error;
  }
}

if (import.meta.main) await runCommand(preflight);
