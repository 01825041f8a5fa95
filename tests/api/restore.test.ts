import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { archiveNames } from "#server/backup/archive-names.ts";
import { fillPostgres } from "#server/backup/check-backup.ts";
import { countTables, dumpPostgres } from "#server/backup/postgres-dump.ts";
import { backup } from "../../scripts/backup.ts";
import { restore } from "../../scripts/restore.ts";
import { hasPgDump } from "../age-key.ts";
import { createDatabase } from "../create-database.ts";
import { copyMigratedFile } from "../migrated-file.ts";
import { runHere } from "../run-here.ts";

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
