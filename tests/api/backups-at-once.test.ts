import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backup } from "../../scripts/backup.ts";
import { restore } from "../../scripts/restore.ts";
import { copyMigratedFile } from "../migrated-file.ts";
import { runHere } from "../run-here.ts";

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
  await expect.poll(() => readdirSync(place), { interval: 1 }).toHaveLength(1);
  writeFileSync(join(place, "ventanilla.sqlite"), "of a server");
  expect((await restoring).stderr).toMatch(/is not empty: [^\n]+\n$/);
  expect(readdirSync(place)).toEqual(["ventanilla.sqlite"]);
  rmSync(join(place, "ventanilla.sqlite"));

  // Of a process that lives, and of one that ended: no number is so high.
  const underWay = join(place, `restore-${process.ppid}`);
  for (const folder of [underWay, join(place, "restore-999999999")]) mkdirSync(folder);
  const told = /^Another restore into \S+ is under way[^\n]+\n$/;
  expect((await runHere(restore, [file], into)).stderr).toMatch(told);
  expect(existsSync(underWay)).toBe(true);
  rmdirSync(underWay);
  expect(await runHere(restore, [file], into)).toMatchObject({ code: 0, stderr: "" });
  expect(readdirSync(place).toSorted()).toEqual(["restored", "ventanilla.sqlite"]);
});
