import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { seconds } from "#domain/durations.ts";
import { keyFilePath, readKeyFile } from "#server/auth/key-file.ts";
import { formSecret } from "#server/auth/keys.ts";
import { bucketOf } from "#server/http/rate-limits.ts";
import { auditLog } from "../../scripts/audit-log.ts";
import { backup } from "../../scripts/backup.ts";
import { signingKeys } from "../../scripts/signing-keys.ts";
import { staffAccounts } from "../../scripts/staff-accounts.ts";
import { createDatabase } from "../create-database.ts";
import { runHere } from "../run-here.ts";
import { startApp, type TestApp } from "../start-app.ts";
import { callAuth, longIdle, openSignUp, signUp } from "./auth-calls.ts";
import { hero } from "./sample-forms.ts";

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
  await expect(startApp({ databaseUrl, folder: first.folder, settings })).rejects.toThrow(
    /take GOTRUE_JWT_SECRET away again where it was added later/,
  );
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

const published = async (app: TestApp) => (await callAuth(app, "GET /.well-known/jwks.json")).json.keys;
const rotate = (app: TestApp) =>
  runHere(signingKeys, ["rotate"], { DATA_DIR: app.folder, NOW: app.now().toISOString() });

test("a key file that cannot be read is named in the log once, and the keys go on until it can", async () => {
  const app = await startApp({ settings: { ...openSignUp, ...longIdle } });
  onTestFinished(() => app.end());
  const path = keyFilePath(app.folder);
  const { token } = await signUp(app);
  const problems = () => app.logged.filter((line) => line.includes(path) && JSON.parse(line).level === 50);
  const whole = readFileSync(path);
  for (const [damage, lines] of [
    [() => writeFileSync(path, ""), 1],
    [() => rmSync(path), 2],
  ] as const) {
    damage();
    for (let read = 0; read < 3; read += 1) {
      app.advance(seconds(31));
      expect((await callAuth(app, "GET /user", { token })).status).toBe(200);
      expect(await published(app)).toHaveLength(1);
    }
    expect(problems()).toHaveLength(lines);
    expect(existsSync(path)).toBe(lines === 1);
    writeFileSync(path, whole);
    app.advance(seconds(31));
    expect(await published(app)).toHaveLength(1);
  }
  expect((await rotate(app)).code).toBe(0);
  app.advance(seconds(31));
  expect(await published(app)).toHaveLength(2);
});

test("whoever rotates the keys, the file stays that of the server's account", async () => {
  const app = await startApp({ settings: { ...openSignUp, ...longIdle } });
  onTestFinished(() => app.end());
  const path = keyFilePath(app.folder);
  // Root alone may give a file away.
  const own = process.getuid?.() ?? 0;
  const account = own === 0 ? 65534 : own;
  chownSync(path, account, process.getgid?.() ?? 0);
  expect((await rotate(app)).code).toBe(0);
  expect(readdirSync(app.folder).filter((name) => name.startsWith("auth-keys"))).toEqual(["auth-keys.json"]);
  expect([statSync(path).uid, statSync(path).mode & 0o777]).toEqual([account, 0o600]);
});

test("nothing in the database is the key by which addresses are hashed", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  await app.post("send-hero-consultation", { formData: hero });
  const settings = await app.db.selectFrom("settings").select("value").execute();
  const hashed = (await app.db.selectFrom("rate_limits").select("bucket").execute()).map(
    ({ bucket }) => bucket,
  );
  const own = formSecret(readKeyFile(app.folder, app.now()));
  const guesses = [own, ...settings.map(({ value }) => value)].map((key) =>
    bucketOf("address", "127.0.0.1", key),
  );
  expect(guesses.map((guess) => hashed.includes(guess))).toEqual([true, ...settings.map(() => false)]);
});
