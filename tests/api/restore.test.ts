import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { archiveNames } from "#server/backup/archive-names.ts";
import { fillPostgres } from "#server/backup/check-backup.ts";
import { countTables, dumpPostgres } from "#server/backup/postgres-dump.ts";
import { migrateDatabase } from "#server/base/db/migrate.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { backup } from "../../scripts/backup.ts";
import { restore } from "../../scripts/restore.ts";
import { hasPgDump } from "../age-key.ts";
import { createDatabase } from "../create-database.ts";
import { copyMigratedFile } from "../migrated-file.ts";
import { runHere } from "../run-here.ts";
import { nodeEnv } from "../run-script.ts";
import { query } from "../start-postgres.ts";

const makeFolder = () => mkdtempSync(join(tmpdir(), "ventanilla-restore-"));

test.skipIf(!hasPgDump)("a database into which a restore failed takes the next one", async () => {
  const folder = makeFolder();
  const from = await createDatabase();
  const { tables, migrations } = await dumpPostgres(from, join(folder, archiveNames.postgres));
  const facts = { format: 1, version: "", at: "", engine: "postgres", migrations, files: {} } as const;
  const into = await createDatabase("empty");
  const others = { ...tables, leads: { rows: 1, digest: "" } };
  const fill = (wanted: typeof tables) => fillPostgres(into, folder, { ...facts, tables: wanted }, "FILE");
  await expect(fill(others)).rejects.toThrow("table leads has 0 of 1 rows");
  expect(await countTables(into)).toBe(0);
  await fill(tables);
  expect(await countTables(into)).toBe(Object.keys(tables).length);
});

test.skipIf(!hasPgDump)(
  "a practice in a schema of its own goes back into one of its name, whole or not at all",
  async () => {
    const from = await createDatabase("empty");
    await query(from, "create schema another; create table another.kysely_migration (name text)");
    await query(from, "create table public.notes (); create schema office");
    const inSchema = (url: string) => `${url}?options=-csearch_path%3Doffice`;
    const db = openDatabase({ dataDir: "", databaseUrl: inSchema(from) });
    await migrateDatabase(db);
    await migrateDatabase(db);
    await db.destroy();
    const back = async (databaseUrl: string) => {
      const file = join(makeFolder(), "whole.tar.gz");
      const settings = { DATA_DIR: makeFolder(), DATABASE_URL: databaseUrl };
      expect(await runHere(backup, [file], settings)).toMatchObject({ code: 0, stderr: "" });
      return file;
    };
    const file = await back(inSchema(from));
    const into = await createDatabase("empty");
    const restoreInto = (databaseUrl: string) =>
      runHere(restore, [file], { DATA_DIR: makeFolder(), DATABASE_URL: databaseUrl });
    const refused =
      'The backup is of the schema "office", and a restore goes into one of the same name: docs/databases.md says how DATABASE_URL leads there.\n';
    // Also where no schema of that name has been made yet.
    for (const url of [into, inSchema(into)])
      expect(await restoreInto(url)).toMatchObject({ code: 1, stderr: refused });
    await query(into, "create schema office");
    expect(await restoreInto(inSchema(into))).toMatchObject({ code: 0, stderr: "" });
    expect([await countTables(inSchema(into)), await countTables(into)]).toEqual([
      await countTables(inSchema(from)),
      0,
    ]);
    // A schema that the database itself names, and not the address.
    await query(from, `alter database ${new URL(from).pathname.slice(1)} set search_path = office`);
    await back(from);
  },
);

test("a backup of a disk of its own is restored to another, and what is in the way is named", async () => {
  const [disk, place] = [makeFolder(), makeFolder()];
  for (const each of [disk, place]) mkdirSync(join(each, "lost+found"));
  await copyMigratedFile(disk);
  const file = join(makeFolder(), "whole.tar.gz");
  expect(await runHere(backup, [file], { DATA_DIR: disk })).toMatchObject({ code: 0 });
  const full = makeFolder();
  writeFileSync(join(full, "notes.txt"), "");
  expect((await runHere(restore, [file], { DATA_DIR: full })).stderr).toMatch(/is not empty: notes\.txt /);
  expect(await runHere(restore, [file], { DATA_DIR: place })).toMatchObject({ code: 0, stderr: "" });
  expect(readdirSync(place).toSorted()).toEqual(["lost+found", "restored", "ventanilla.sqlite"]);
});

test.skipIf(process.platform !== "linux")(
  "a DATA_DIR and a place of the build that the account may not write to are named, and no disk is blamed",
  () => {
    const place = makeFolder();
    chmodSync(place, 0o555);
    // No permission stops the root of a test run.
    const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const said = (script: string, args: string[], settings: Record<string, string>) => {
      const options = { ...nobody, cwd: place, env: nodeEnv(settings), encoding: "utf8" } as const;
      return spawnSync(process.execPath, [resolve(script), ...args], options).stderr;
    };
    const refused = `${place} cannot be written (EACCES).\n`;
    expect(said("scripts/restore.ts", ["whole.tar.gz"], { DATA_DIR: place })).toBe(refused);
    expect(said("scripts/build.ts", [], {})).toBe(refused);
  },
);

test.skipIf(process.platform === "win32")(
  "a program that the system ends for want of memory makes no backup a damaged one",
  async () => {
    const programs = makeFolder();
    writeFileSync(join(programs, "tar"), "#!/bin/sh\nkill -9 $$\n", { mode: 0o755 });
    vi.stubEnv("PATH", programs);
    onTestFinished(() => void vi.unstubAllEnvs());
    const file = join(programs, "whole.tar.gz");
    writeFileSync(file, gzipSync(""));
    const { stderr } = await runHere(restore, [file], { DATA_DIR: makeFolder() });
    expect(stderr).toBe("tar was ended by SIGKILL: was there too little memory?\n");
  },
);
