import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keyFilePath, readKeyFile } from "#server/auth/key-file.ts";
import { auditLog } from "../../scripts/audit-log.ts";
import { backup } from "../../scripts/backup.ts";
import { staffAccounts } from "../../scripts/staff-accounts.ts";
import { runHere } from "../run-here.ts";
import { startApp } from "../start-app.ts";

test("a database without its keys, or with others, makes no backup that would look good, no alarm and no dead link", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const files = mkdtempSync(join(tmpdir(), "ventanilla-backup-keys-"));
  const make = async () =>
    (await runHere(backup, [join(files, "a.tar.gz")], { DATA_DIR: app.folder })).stderr;
  const others = [
    () => runHere(auditLog, ["verify"], { DATA_DIR: app.folder }),
    () => runHere(staffAccounts, ["invite", "ana@example.com"], { DATA_DIR: app.folder }),
  ];
  const sayAll = async () => [
    await make(),
    ...(await Promise.all(others.map(async (run) => (await run()).stderr))),
  ];
  rmSync(keyFilePath(app.folder));
  for (const said of await sayAll()) expect(said).toMatch(/^\S+auth-keys\.json is not there: [^\n]+\n$/);
  expect(existsSync(keyFilePath(app.folder))).toBe(false);
  readKeyFile(app.folder, app.now());
  for (const said of await sayAll())
    expect(said).toMatch(/^DATA_DIR holds another auth-keys\.json, [^\n]+\n$/);
  expect(readdirSync(files)).toEqual([]);
});
