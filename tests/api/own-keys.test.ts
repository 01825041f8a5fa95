import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keyFilePath, readKeyFile } from "#server/auth/key-file.ts";
import { auditLog } from "../../scripts/audit-log.ts";
import { backup } from "../../scripts/backup.ts";
import { signingKeys } from "../../scripts/signing-keys.ts";
import { staffAccounts } from "../../scripts/staff-accounts.ts";
import { createDatabase } from "../create-database.ts";
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

test("servers of one database have one secret or do not start, and a new key says that all need it", async () => {
  const databaseUrl = await createDatabase();
  const open = async (folder?: string) => {
    const app = await startApp({ databaseUrl, ...(folder && { folder }) });
    onTestFinished(() => app.end());
    return app;
  };
  const first = await open();
  await open(first.folder);
  const differs = /^DATA_DIR holds another auth-keys\.json, or GOTRUE_JWT_SECRET another secret, .+$/;
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-other-keys-"));
  await expect(startApp({ databaseUrl, folder })).rejects.toThrow(/keys\.json is not there: .* webhooks /);
  expect(existsSync(keyFilePath(folder))).toBe(false);
  readKeyFile(folder, first.now());
  await expect(startApp({ databaseUrl, folder })).rejects.toThrow(differs);
  const settings = { GOTRUE_JWT_SECRET: "another secret, which is long enough" };
  await expect(startApp({ databaseUrl, folder: first.folder, settings })).rejects.toThrow(differs);
  const stored = await first.db
    .selectFrom("settings")
    .selectAll()
    .where("name", "=", "auth-secret")
    .execute();
  expect(JSON.stringify(stored)).not.toContain(readKeyFile(first.folder, first.now()).secret);
  const rotate = (settings: Record<string, string>) =>
    runHere(signingKeys, ["rotate"], { NOW: first.now().toISOString(), ...settings });
  const elsewhere = await rotate({ DATA_DIR: tmpdir(), DATABASE_URL: databaseUrl });
  expect(elsewhere.stderr).toMatch(/auth-keys\.json is not there: set DATA_DIR/);
  expect((await rotate({ DATA_DIR: first.folder, DATABASE_URL: databaseUrl })).stdout).toContain(
    "to every other server",
  );
});
