import { ContentError } from "#content/load-practice.ts";
import type { Content } from "#domain/website/edits.ts";
import { createClock } from "#server/base/clock.ts";
import { type Env, readEnv } from "#server/base/env.ts";
import { bySeverity, checkLaunch, type LaunchFinding } from "#server/preflight/check-launch.ts";
import { type Circumstances, readLaunchFacts } from "#server/preflight/facts/launch-facts.ts";
import { launchReport } from "#server/preflight/launch-report.ts";
import { wholeFacts } from "#server/website/content-facts.ts";
import { readCircumstances } from "#server/website/website-options.ts";
import { loadState } from "#server/website/website-state.ts";
import { type Command, Refusal, runCommand, type Terminal, withDatabase } from "./run-command.ts";

export const preflight: Command = async ({ args, settings, print }) => {
  if (args.length > 0) throw new Refusal("npm run preflight takes no words after it.");
  const env = readEnv(settings);
  const findings = await findIn(await readDatabase(settings, env));
  print(launchReport(findings));
  if (bySeverity(findings, "blocker").length > 0) process.exitCode = 1;
};

type Stored = {
  circumstances: Circumstances;
  /** What the office published; undefined when that is nothing. */
  live?: Content | undefined;
};

/** What the checklist looks at in the database; the time alone when it cannot be reached. */
async function readDatabase(settings: Terminal["settings"], env: Env): Promise<Stored> {
  let stored: Stored = { circumstances: { env, now: createClock(env.startAt)() } };
  await withDatabase(settings, async (db, _, now) => {
    const { revision, live } = await loadState(db);
    stored = {
      circumstances: await readCircumstances({ db, env, now }),
      live: revision && live.content,
    };
  }).catch(() => undefined);
  return stored;
}

/** What the office published has addresses of fields instead of places in files. */
async function findIn({ live, circumstances }: Stored): Promise<LaunchFinding[]> {
  const shipped = readFacts(circumstances);
  if (!live) return checkLaunch(shipped);
  const facts = await wholeFacts(live, circumstances);
  return checkLaunch(facts).map((finding) => ({
    ...finding,
    places: finding.places.map((place) => facts.addressAt(place) ?? place),
  }));
}

function readFacts(circumstances: Circumstances) {
  try {
    return readLaunchFacts(circumstances);
  } catch (error) {
    throw error instanceof ContentError ? new Refusal(error.message) : error;
  }
}

if (import.meta.main) await runCommand(preflight);
