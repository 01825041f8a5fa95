import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { days, minutes } from "#domain/durations.ts";
import { findFailedBackup, noteFailedBackup } from "#server/backup/backup-rows.ts";
import { startBackups } from "#server/backup/backup-schedule.ts";
import { createLogger } from "#server/base/logger.ts";
import { claimLease } from "#server/release/leases.ts";
import { backup } from "../../scripts/backup.ts";
import { hasPgDump } from "../age-key.ts";
import { createDatabase } from "../create-database.ts";
import { copyMigratedFile } from "../migrated-file.ts";
import { runHere } from "../run-here.ts";
import { nodeEnv } from "../run-script.ts";
import { spawnServer } from "../spawn-server.ts";
import { startApp } from "../start-app.ts";
import { refuseRows } from "./refuse-rows.ts";

const makeFolder = () => mkdtempSync(join(tmpdir(), "ventanilla-schedule-"));
const metricsOf = async (url: string) => (await fetch(`${url}/metrics`)).text();
const daily = /^ventanilla-\d{4}-\d\d-\d\dT\d{4}Z\.tar\.gz$/;

test.skipIf(!hasPgDump)(
  "of two servers on one Postgres one makes the first backup at once, and each deletes what is outdated",
  async () => {
    const databaseUrl = await createDatabase();
    const [dataDir, ...folders] = [makeFolder(), makeFolder(), makeFolder()];
    const old = ["ventanilla-2020-01-01T0900Z.tar.gz", "ventanilla-2020-01-02T0900Z.tar.gz"];
    for (const folder of folders) for (const name of old) writeFileSync(join(folder, name), "");
    const left = join(folders[0] ?? "", "ventanilla-2020-01-02T0900Z.tar.gz.7.part");
    writeFileSync(left, "");
    utimesSync(left, 0, 0);
    // A backup by hand is writing it, an hour ago by the servers' clock.
    const young = "ventanilla-2026-11-26T1700Z.tar.gz.8.part";
    writeFileSync(join(folders[0] ?? "", young), "");
    const hourAgo = new Date("2026-11-26T17:00:00Z");
    utimesSync(join(folders[0] ?? "", young), hourAgo, hourAgo);
    const servers = await Promise.all(
      folders.map((folder) =>
        // At noon: a new backup is due at three in the morning.
        spawnServer({
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
          BACKUP_DIR: folder,
          NOW: "2026-11-26T18:00:00Z",
        }),
      ),
    );
    onTestFinished(() => {
      for (const { process } of servers) process.kill("SIGKILL");
    });
    const names = () => folders.map((folder) => readdirSync(folder).filter((name) => name !== young));
    const made = () =>
      names()
        .flat()
        .filter((name) => daily.test(name) && !old.includes(name));
    for (const { url } of servers)
      await expect
        .poll(() => metricsOf(url), { interval: 250, timeout: 120_000 })
        .toMatch(/^ventanilla_backup_age_seconds \d+$/m);
    // The other may keep its newest, as long as it knows of no good one.
    const isKept = (each: string[]) => each.join() === old[1];
    await expect.poll(() => names().flatMap((each) => (isKept(each) ? [] : each)).length).toBe(1);
    // In the minute of the start: a server looks again only after a minute.
    expect(made()).toEqual(["ventanilla-2026-11-26T1800Z.tar.gz"]);
    expect(readdirSync(folders[0] ?? "")).toContain(young);
    expect(await Promise.all(servers.map((server) => server.end()))).toEqual([0, 0]);
  },
  300_000,
);

test("a backup that is killed leaves no half file, and one that cannot be written is told in the log and by no number", async () => {
  const [dataDir, folder] = [makeFolder(), makeFolder()];
  await copyMigratedFile(dataDir);
  const file = join(folder, "killed.tar.gz");
  // It waits for the file for seconds, so that it is killed in its middle.
  const other = new DatabaseSync(join(dataDir, "ventanilla.sqlite"));
  other.exec("pragma locking_mode = exclusive; begin immediate");
  const killed = spawn(process.execPath, ["scripts/backup.ts", file], {
    env: nodeEnv({ DATA_DIR: dataDir }),
  });
  // A folder and its lock.
  const scratch = () => readdirSync(dataDir).filter((name) => name.startsWith("backup-"));
  await expect.poll(scratch, { interval: 1 }).toHaveLength(2);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  other.close();
  expect(scratch()).toHaveLength(2);
  expect(readdirSync(folder).filter((name) => !name.endsWith(".part"))).toEqual([]);
  expect(await runHere(backup, [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0, stderr: "" });
  expect([scratch(), readdirSync(folder).filter((name) => !name.endsWith(".part"))]).toEqual([
    [],
    ["killed.tar.gz"],
  ]);

  const unwritable = join(folder, "killed.tar.gz", "below");
  const server = await spawnServer({ DATA_DIR: makeFolder(), BACKUP_DIR: unwritable });
  onTestFinished(() => void server.process.kill("SIGKILL"));
  await expect
    .poll(server.output)
    .toMatch(/"reason":"\S+ cannot be written \(ENOTDIR\)\.".*the daily backup failed/);
  expect(await metricsOf(server.url)).not.toMatch(/^ventanilla_backup_/m);
  expect(await server.end()).toBe(0);
});

function eachProcessDoes(script: string): void {
  vi.stubEnv("NODE_OPTIONS", `--import data:text/javascript,${encodeURIComponent(script)}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test("a backup that hangs is killed after its time, said in the log, and holds up no other; so is a tidying, which tells of its error, too", async () => {
  eachProcessDoes("process.on('SIGTERM',()=>{});Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0)");
  const app = await startApp();
  const folder = makeFolder();
  const names = ["ventanilla-2020-01-01T0900Z.tar.gz", "ventanilla-2020-01-02T0900Z.tar.gz"];
  for (const name of names) writeFileSync(join(folder, name), "");
  const options = {
    ...app,
    env: { ...app.env, backup: { ...app.env.backup, folder } },
    log: createLogger({ write: (line: string) => void app.logged.push(line) }),
    timeZone: () => "America/Chicago",
  };
  const backups = startBackups({ ...options, timeLimit: minutes(0.1) });
  await expect
    .poll(() => app.logged.join(""))
    .toMatch(/"reason":"it was not over after 0.1 minutes".*the daily backup failed/);
  await expect
    .poll(() => app.logged.join(""))
    .toMatch(/"reason":"it was not over after 0.1 minutes".*outdated backups could not be deleted/);
  await backups.stop();
  // The disk may be away: it is for no call of the server's own process to touch it.
  expect(readdirSync(folder).sort()).toEqual(names);
  expect(await findFailedBackup(app.db)).toEqual(app.now());
  expect(await claimLease({ ...app, id: "backup", holder: "another server", actorId: "" })).toBe(true);
  eachProcessDoes("throw new URIError('URI malformed')");
  const tidying = startBackups(options);
  await expect
    .poll(() => app.logged.join(""))
    .toMatch(/"reason":"URIError: URI malformed".*outdated backups could not be deleted/);
  await tidying.stop();
  eachProcessDoes("process.kill(process.pid,'SIGKILL')");
  const killed = startBackups(options);
  await expect
    .poll(() => app.logged.join(""))
    .toMatch(/"reason":"it was ended by SIGKILL: [^"]*memory.*outdated backups could not be deleted/);
  await killed.stop();
  await app.end();
});

test("a failed backup that cannot be noted is not begun again at once, and keeps no outdated one", async () => {
  const app = await startApp();
  onTestFinished(app.end);
  await refuseRows(app, "insert", "settings", "new.name = 'failed-backup'");
  eachProcessDoes("throw new URIError('URI malformed')");
  let looks = 0;
  const timeZone = () => {
    looks += 1;
    return "America/Chicago";
  };
  const env = { ...app.env, backup: { ...app.env.backup, folder: makeFolder() } };
  const log = createLogger({ write: (line: string) => void app.logged.push(line) });
  const backups = startBackups({ ...app, env, log, timeZone, poll: 1 });
  // Twice for the first.
  await expect.poll(() => looks).toBeGreaterThan(4);
  await backups.stop();
  const told = app.logged.filter((line) => line.includes("URIError")).map((line) => JSON.parse(line).msg);
  expect(told).toEqual(["the daily backup failed", "outdated backups could not be deleted"]);
});

test("a clock that has just stepped far ahead deletes no backup", async () => {
  const app = await startApp();
  onTestFinished(app.end);
  const folder = makeFolder();
  const names = ["ventanilla-2026-11-18T0900Z.tar.gz", "ventanilla-2026-11-19T0900Z.tar.gz"];
  for (const name of names) writeFileSync(join(folder, name), "");
  const tidiedIn = async (length: number) => {
    const now = () => new Date(app.now().getTime() + length);
    // One that failed a moment ago is not tried again yet.
    await noteFailedBackup(app.db, now());
    const env = { ...app.env, backup: { ...app.env.backup, folder } };
    const log = createLogger({ write: () => {} });
    let looks = 0;
    const timeZone = () => {
      looks += 1;
      return "America/Chicago";
    };
    const backups = startBackups({ ...app, now, env, log, timeZone, poll: 1 });
    // The first is over with its tidying when there is a second.
    await expect.poll(() => looks).toBeGreaterThan(1);
    await backups.stop();
    return readdirSync(folder).sort();
  };
  expect(await tidiedIn(0)).toEqual(names);
  expect(await tidiedIn(days(365))).toEqual(names);
  expect(await tidiedIn(days(366))).toEqual(names.slice(1));
});
