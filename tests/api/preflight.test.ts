import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Json } from "#domain/website/edits.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { markerFile, readMarker } from "#server/release/release-folder.ts";
import { goLive } from "#server/release/revisions.ts";
import { preflight } from "../../scripts/preflight.ts";
import { cleanSettings, makeCleanPractice } from "../clean-practice.ts";
import { runHere } from "../run-here.ts";
import { nodeEnv, runScript } from "../run-script.ts";
import { withSecuredOwner } from "../secured-staff.ts";
import { freePort } from "../spawn-server.ts";
import { insertRevision } from "../stub-site.ts";

const today = new Date().toISOString().slice(0, 10);

const preflightIn = (cwd: string, settings: Record<string, string>) =>
  runScript("scripts/preflight.ts", [], settings, cwd);

test("the sample practice has blockers, and the exit code says so", async () => {
  const { code, stdout } = await preflightIn(".", {});
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /content\/practice\/rates\.yaml:\d+: Standard notarization: \$15\. \| Why: .*406\.024/,
  );
  expect(stdout).toMatch(/\n\d+ blockers, \d+ warnings\. Not ready to go live\.\n$/);
});

test("a practice without blockers may go live, with warnings left", async () => {
  const { code, stdout } = await preflightIn(await withSecuredOwner(makeCleanPractice(today)), cleanSettings);
  expect([code, stdout.split("\n").at(-2)]).toEqual([0, "0 blockers, 1 warning. Ready to go live."]);
});

test("a bad setting or a mistake in a file is told in one line", async () => {
  const setting = await runHere(preflight, [], { PREFLIGHT: "yes" });
  expect([setting.code, setting.stderr]).toEqual([1, 'PREFLIGHT holds "yes", but it takes ignore.\n']);
  const broken = makeCleanPractice(today, ({ business }) => {
    business.email = "nobody";
  });
  const mistake = await preflightIn(broken, cleanSettings);
  expect(mistake.code).toBe(1);
  expect(mistake.stderr).toMatch(
    /^content\/practice\/business\.yaml, line \d+: email needs a mail address\.\n$/,
  );
  const word = await runHere(preflight, ["now"], {});
  expect([word.code, word.stderr]).toEqual([1, "npm run preflight takes no words after it.\n"]);
});

test("a database that cannot be read is told with the reason, and nothing is called ready", async () => {
  const home = await withSecuredOwner(makeCleanPractice(today));
  const db = openDatabase({ dataDir: join(home, "data") });
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2026-11-01T00:00:00.000Z')`.execute(
    db,
  );
  await db.destroy();
  const { code, stdout, stderr } = await preflightIn(home, cleanSettings);
  expect([code, stdout.split("\n").at(-2)]).toEqual([
    1,
    "0 blockers, 2 warnings. Nobody knows whether it is ready to go live.",
  ]);
  expect(stderr).toBe(
    "The database was migrated by a newer version of Ventanilla (9999-later): start that version, or restore the backup from before its update. Only the shipped files were looked at.\n",
  );
});

/** Publishes edits in the database of a practice's folder, as a program before this one did: nothing of them is kept. */
async function withLiveEdits(home: string, values: Record<string, Json>): Promise<string> {
  const edits = Object.entries(values).map(([path, value]) => ({ path, value, base: "" }));
  const db = openDatabase({ dataDir: join(home, "data") });
  const id = await insertRevision(db, "", JSON.stringify(edits));
  await db.transaction().execute((tx) => goLive(tx, { id }, new Date()));
  await db.destroy();
  return home;
}

/** Puts the built site into a folder, as if its own practice had been built there. */
async function buildIn(home: string) {
  const dist = join(home, "dist");
  mkdirSync(dist);
  for (const name of readdirSync("dist")) symlinkSync(resolve("dist", name), join(dist, name));
  const marker = readMarker(dist);
  const script = `import { digestSources } from "${pathToFileURL(resolve("server/release/release-name.ts"))}";
    process.stdout.write(digestSources());`;
  const words = ["--input-type=module", "--eval", script];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: home, env: nodeEnv() });
  rmSync(markerFile(dist));
  writeFileSync(markerFile(dist), JSON.stringify({ ...marker, sources: stdout }));
}

/** Starts the server in a folder whose practice is no sample; `open` is the first line that it prints, if any. */
async function startIn(home: string, env: Record<string, string>) {
  await buildIn(home);
  const child = spawn(process.execPath, [resolve("server/main.ts")], {
    cwd: home,
    env: nodeEnv({ PORT: String(await freePort()), ...env }),
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const [out, err] = [text(child.stdout), text(child.stderr)];
  await Promise.race([once(child.stdout, "data"), ended]);
  child.kill();
  return { code: await ended, out: await out, err: await err };
}

test("the server refuses to open a practice with blockers in one line that names the command", async () => {
  const { code, out, err } = await startIn(await withSecuredOwner(makeCleanPractice(today)), {
    ...cleanSettings,
    SMTP_URL: "",
  });
  expect([code, out]).toEqual([1, ""]);
  expect(err).toBe(
    "This practice is not a sample, and 1 blocker keeps it from going live: `ventanilla preflight` lists them (in Compose `docker compose run --rm app node scripts/preflight.ts`, elsewhere `npm run preflight` with the settings of the server); PREFLIGHT=ignore starts it all the same.\n",
  );
});

test("what is published is looked at, not the shipped files, also before it is built for this program", async () => {
  const sample = await withSecuredOwner(
    makeCleanPractice(today, ({ business }) => {
      business.sample = true;
    }),
  );
  const home = await withLiveEdits(sample, {
    "business/sample": false,
    "rates/notary/acts/standard/price": 15,
  });
  const { code, stdout } = await preflightIn(home, cleanSettings);
  expect([code, stdout.split("\n").at(-2)]).toEqual([1, "1 blocker, 1 warning. Not ready to go live."]);
  expect(stdout).toContain("  rates/notary/acts/standard/price: Standard notarization: $15.");
  const { code: refused, out, err } = await startIn(home, cleanSettings);
  expect([refused, out]).toEqual([1, ""]);
  expect(err).toContain("This practice is not a sample, and 1 blocker keeps it from going live");
});

test("a practice whose staff has no second factor yet is told how to make the first account", async () => {
  const { code, stdout } = await preflightIn(makeCleanPractice(today), cleanSettings);
  expect([code, stdout.split("\n").at(-2)]).toEqual([1, "1 blocker, 1 warning. Not ready to go live."]);
  expect(stdout).toContain("Start with PREFLIGHT=ignore, make the first account by the printed link");
});

test("PREFLIGHT=ignore opens it all the same, and the log says so once", async () => {
  const ignoring = { ...cleanSettings, SMTP_URL: "", PREFLIGHT: "ignore" };
  const { code, out, err } = await startIn(await withSecuredOwner(makeCleanPractice(today)), ignoring);
  expect([code, out]).toEqual([0, expect.stringMatching(/^Ventanilla is open at /)]);
  const warnings = err.split("\n").filter((line) => line.includes("PREFLIGHT=ignore"));
  expect(warnings.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, blockers: 1 }),
  ]);
});

// That the sample opens so, with all its blockers, is in main.test.ts.
test("a practice without blockers opens with nothing in the log", async () => {
  const clean = await withSecuredOwner(makeCleanPractice(today));
  const { code, err } = await startIn(clean, cleanSettings);
  expect([code, err]).toEqual([0, ""]);
});
