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
import {
  type Command,
  NoDatabase,
  Refusal,
  runCommand,
  sentenceOf,
  type Terminal,
  withDatabase,
} from "./run-command.ts";

export const preflight: Command = async ({ args, settings, print, refuse }) => {
  if (args.length > 0) throw new Refusal("npm run preflight takes no words after it.");
  const env = readEnv(settings);
  const { problem, ...stored } = await readDatabase(settings, env);
  const findings = await findIn(stored);
  print(launchReport(findings, { isWhole: problem === undefined }));
  if (problem !== undefined) refuse(`${problem} Only the shipped files were looked at.`);
  if (bySeverity(findings, "blocker").length > 0) process.exitCode = 1;
};

type Stored = {
  circumstances: Circumstances;
  /** What the office published; undefined when that is nothing. */
  live?: Content | undefined;
};

/** What the checklist looks at in the database; where it cannot be read, what is known without it, and the problem. */
async function readDatabase(
  settings: Terminal["settings"],
  env: Env,
): Promise<Stored & { problem?: string }> {
  let stored: Stored = { circumstances: { env, now: createClock(env.startAt)() } };
  try {
    await withDatabase(settings, async (db, _, now) => {
      const { revision, live } = await loadState(db);
      stored = {
        circumstances: await readCircumstances({ db, env, now }),
        live: revision && live.content,
      };
    });
    return stored;
  } catch (error) {
    if (error instanceof NoDatabase) stored.circumstances.staffWithSecondFactor = 0;
    return { ...stored, problem: sentenceOf(error, settings) };
  }
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
