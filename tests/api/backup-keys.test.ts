import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keyFilePath, readKeyFile } from "#server/auth/key-file.ts";
import { backup } from "../../scripts/backup.ts";
import { runHere } from "../run-here.ts";
import { startApp } from "../start-app.ts";

test("a database without its keys, or with others, makes no backup that would look good", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const files = mkdtempSync(join(tmpdir(), "ventanilla-backup-keys-"));
  const make = async () =>
    (await runHere(backup, [join(files, "a.tar.gz")], { DATA_DIR: app.folder })).stderr;
  rmSync(keyFilePath(app.folder));
  expect(await make()).toMatch(/^\S+auth-keys\.json is not there: [^\n]+\n$/);
  readKeyFile(app.folder, app.now());
  expect(await make()).toMatch(/^DATA_DIR holds another auth-keys\.json, [^\n]+\n$/);
  expect(readdirSync(files)).toEqual([]);
});
