import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backup } from "../../scripts/backup.ts";
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
