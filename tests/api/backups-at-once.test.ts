import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { makeBackup } from "#server/backup/make-backup.ts";
import { readEnv } from "#server/base/env.ts";
import { backup } from "../../scripts/backup.ts";
import { restore } from "../../scripts/restore.ts";
import { hasPgDump } from "../age-key.ts";
import { createDatabase } from "../create-database.ts";
import { copyMigratedFile } from "../migrated-file.ts";
import { runHere } from "../run-here.ts";
import { nodeEnv } from "../run-script.ts";

const makeFolder = () => mkdtempSync(join(tmpdir(), "ventanilla-at-once-"));

async function practice() {
  const folder = makeFolder();
  await copyMigratedFile(folder);
  return { DATA_DIR: folder };
}

test("a backup leaves the file of another that took its name meanwhile", async () => {
  const files = makeFolder();
  const file = join(files, "taken.tar.gz");
  const making = runHere(backup, [file], await practice());
  await expect.poll(() => readdirSync(files), { interval: 1 }).toContainEqual(expect.stringMatching(/part$/));
  writeFileSync(file, "of another run");
  expect((await making).stderr).toBe(`${file} is there already: choose another name.\n`);
  expect(readFileSync(file, "utf8")).toBe("of another run");
  expect(readdirSync(files)).toEqual(["taken.tar.gz"]);
});

test("a restore leaves what began in its place meanwhile, and another restore that is under way", async () => {
  const file = join(makeFolder(), "whole.tar.gz");
  expect(await runHere(backup, [file], await practice())).toMatchObject({ code: 0 });
  const place = makeFolder();
  const into = { DATA_DIR: place };
  const restoring = runHere(restore, [file], into);
  await expect.poll(() => readdirSync(place), { interval: 1 }).not.toEqual([]);
  writeFileSync(join(place, "ventanilla.sqlite"), "of a server");
  expect((await restoring).stderr).toMatch(/is not empty: [^\n]+\n$/);
  expect(readdirSync(place)).toEqual(["ventanilla.sqlite"]);
  rmSync(join(place, "ventanilla.sqlite"));

  // A backup that somebody brought here is no trace of a restore.
  const brought = join(place, "restore-me.tar.gz");
  writeFileSync(brought, "");
  expect((await runHere(restore, [brought], into)).stderr).toContain(": restore-me.tar.gz lies there");
  rmSync(brought);

  // Left by one that was killed.
  mkdirSync(join(place, "restore-unpacked"));
  // With the same number of a process, as in two containers.
  const both = await Promise.all([runHere(restore, [file], into), runHere(restore, [file], into)]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(both.map(({ stderr }) => stderr).join("")).toMatch(/^Another restore into \S+ is under way\.\n$/);
  expect(readdirSync(place).toSorted()).toEqual(["restored", "ventanilla.sqlite"]);
});

test("two backups of one place at once, with the same number of a process, are both made", async () => {
  const settings = await practice();
  // Left by one that was killed.
  const left = `backup-${randomUUID()}`;
  for (const name of [left, "backup-before-move"]) mkdirSync(join(settings.DATA_DIR, name));
  const before = readdirSync(settings.DATA_DIR).filter((name) => name !== left);
  const files = ["one.tar.gz", "other.tar.gz"].map((name) => join(makeFolder(), name));
  const both = await Promise.all(files.map((file) => runHere(backup, [file], settings)));
  expect(both).toMatchObject([
    { code: 0, stderr: "" },
    { code: 0, stderr: "" },
  ]);
  expect(readdirSync(settings.DATA_DIR).toSorted()).toEqual(before.toSorted());
});

test("a backup begins only where there is room for the copies of the database", async () => {
  const settings = await practice();
  const before = readdirSync(settings.DATA_DIR);
  const files = makeFolder();
  const making = makeBackup({
    file: join(files, "x.tar.gz"),
    env: readEnv(settings),
    source: settings,
    now: () => new Date(),
    measure: async () => ({ memory: 0, disk: 5 * 1024 ** 2 }),
  });
  await expect(making).rejects.toThrow(
    /^There is too little disk space for a backup: 5 MB of \d\d MB are free in DATA_DIR\.$/,
  );
  expect([readdirSync(settings.DATA_DIR), readdirSync(files)]).toEqual([before, []]);
});

test.skipIf(!hasPgDump)("the programs of a backup end with it, also one that waits for a lock", async () => {
  const databaseUrl = await createDatabase("empty");
  const connect = async () => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  const [holder, watcher] = [await connect(), await connect()];
  await holder.query("create table held ()");
  await holder.query("begin; lock table held");
  const words = ["scripts/backup.ts", join(makeFolder(), "waits.tar.gz")];
  const env = nodeEnv({ DATA_DIR: makeFolder(), DATABASE_URL: databaseUrl });
  const making = spawn(process.execPath, words, { env, stdio: "ignore" });
  const ended = once(making, "exit");
  const ofDump = "application_name = 'pg_dump' and datname = current_database()";
  const waiting = async () =>
    (await watcher.query(`select wait_event_type from pg_stat_activity where ${ofDump}`)).rows;
  await expect.poll(waiting).toEqual([{ wait_event_type: "Lock" }]);
  making.kill("SIGTERM");
  expect(await ended).toEqual([1, null]);
  await expect.poll(waiting).toEqual([]);
});

test("a backup of a damaged database blames the database, in one line", async () => {
  const settings = await practice();
  const path = join(settings.DATA_DIR, "ventanilla.sqlite");
  const database = new DatabaseSync(path);
  const size = Number(database.prepare("pragma page_size").get()?.page_size);
  const index = database.prepare("select rootpage from sqlite_master where name = 'leads_email'").get();
  database.exec("pragma journal_mode = delete");
  database.close();
  const bytes = readFileSync(path);
  // The bytes of the page of an index that are told to be lost.
  bytes[(Number(index?.rootpage) - 1) * size + 7] = 51;
  writeFileSync(path, bytes);
  const { stderr } = await runHere(backup, [join(makeFolder(), "x.tar.gz")], settings);
  expect(stderr).toMatch(/^The database is damaged \([^\n]*\): docs\/operate\.md[^\n]+\n$/);
});
