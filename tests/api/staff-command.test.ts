import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { days, minutes } from "#domain/durations.ts";
import { listPendingMigrations } from "#server/base/db/migrate.ts";
import { migrations } from "#server/base/db/migrations.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { checkLaunch } from "#server/preflight/check-launch.ts";
import { readLaunchFacts } from "#server/preflight/facts/launch-facts.ts";
import { staffSecondFactor } from "#server/preflight/rules/staff-second-factor.ts";
import { readCircumstances } from "#server/website/website-options.ts";
import { staffAccounts } from "../../scripts/staff-accounts.ts";
import { createDatabase } from "../create-database.ts";
import { copyMigratedFile } from "../migrated-file.ts";
import { runHere } from "../run-here.ts";
import { startApp } from "../start-app.ts";
import { answerChallenge, codeAt, enrol } from "./auth-calls.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";

test("accounts are listed, invited, banned and freed of a lost second factor from the console", async () => {
  const app = await startApp();
  const { email, token, user } = await signedInStaff(app);
  const settings = { DATA_DIR: app.folder, SITE_URL: app.env.siteUrl, NOW: app.now().toISOString() };
  const run = (...args: string[]) => runHere(staffAccounts, args, settings);
  expect((await run("list")).stdout).toMatch(new RegExp(`${email}\\s+Elena Prueba\\s+owner\\s+active\\s+no`));
  const invited = await run("invite", "ana@example.com", "--role", "preparer", "--name", "Ana");
  expect(invited.stdout).toMatch(/Invited: ana@example\.com, preparer\./);
  expect(invited.stdout).toMatch(/^https:\/\/www\.example\.com\/office\/link#\S+$/m);
  expect((await run("invite", "luis@example.com")).stdout).toMatch(
    /Invited: luis@example\.com, front-desk\./,
  );
  expect((await run("invite", "luis@example.com")).stderr).toMatch(/after \d+ seconds\.\n$/);
  // Again, after the mail got lost: what is not given stays as it was.
  settings.NOW = new Date(app.now().getTime() + minutes(2)).toISOString();
  expect((await run("invite", "ana@example.com", "--locale", "es")).stdout).toMatch(
    /example\.com, preparer\./,
  );
  const { stdout: listed } = await run("list");
  expect(listed).toMatch(/ana@example\.com +Ana +preparer/);
  await run("ban", "luis@example.com");
  expect(await run("invite", "luis@example.com")).toEqual({
    code: 1,
    stdout: "",
    stderr: "luis@example.com is banned, and the link would not work: unban them first.\n",
  });
  await run("unban", "luis@example.com");
  expect(listed).toMatch(/luis@example\.com +luis +front-desk/);

  // A first owner who set up a second factor opened the practice: a reset must not close it.
  const blocks = async () => {
    const facts = readLaunchFacts(await readCircumstances(app));
    return checkLaunch(facts, [staffSecondFactor]).map(({ severity }) => severity);
  };
  expect(await blocks()).toEqual(["blocker"]);
  const factor = await enrol(app, token);
  await answerChallenge(app, token, { ...factor, code: codeAt(app, factor.secret) });
  expect(await blocks()).toEqual([]);
  // Who is banned signs in with nothing.
  const until = (at: string | null) => app.db.updateTable("users").set({ banned_until: at }).execute();
  await until(new Date(app.now().getTime() + days(1)).toISOString());
  expect(await blocks()).toEqual(["warning"]);
  await until(null);
  await run("reset-mfa", email);
  expect(await blocks()).toEqual(["warning"]);
  expect((await callOffice(app, "/session", { token })).json).toMatchObject({ code: "session-over" });
  expect((await app.outbox()).filter(({ kind }) => kind === "auth-notice-factor-reset")).toHaveLength(1);
  expect(await run("ban", email)).toMatchObject({ code: 1, stderr: expect.stringContaining("last owner") });
  await app.db.updateTable("users").set({ email_confirmed_at: app.now().toISOString() }).execute();
  expect(await run("ban", "ana@example.com")).toMatchObject({ code: 0 });
  expect((await run("list")).stdout).toMatch(/ana@example\.com.*banned/);
  expect(await run("unban", "ana@example.com")).toMatchObject({ code: 0 });

  expect(await run("ban", "nobody@example.com")).toEqual({
    code: 1,
    stdout: "",
    stderr: "No member of staff has the address nobody@example.com.\n",
  });
  for (const words of [[], ["ban"], ["invite", "x@example.com", "--role", "guest"], ["list", "more"]])
    expect(await run(...words)).toMatchObject({ code: 1, stderr: expect.stringContaining("npm run staff") });
  const rows = await app.db.selectFrom("audit").selectAll().execute();
  const own = rows.filter(({ actor_id }) => actor_id !== user.id);
  expect(own.every(({ role, actor_id }) => role === "console" && actor_id === null)).toBe(true);
  expect(rows.some(({ action, subject_id }) => action === "factors_reset" && subject_id === user.id)).toBe(
    true,
  );
  await app.end();
});

test("a command neither makes a database nor migrates it under the server that runs", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-none-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const run = (own: Record<string, string>) => runHere(staffAccounts, ["list"], { DATA_DIR: folder, ...own });
  const none = {
    code: 1,
    stdout: "",
    stderr: `There is no database in ${folder}: set DATA_DIR to the folder of the practice, whose first start makes it.\n`,
  };
  expect(await run({})).toEqual(none);
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, "ventanilla.sqlite"), "");
  expect(await run({})).toEqual(none);
  expect((await run({ DATABASE_URL: await createDatabase("empty") })).stderr).toBe(
    "There is no database in DATABASE_URL yet: the first start makes it.\n",
  );

  const former = mkdtempSync(join(tmpdir(), "ventanilla-former-"));
  onTestFinished(() => rmSync(former, { recursive: true }));
  await copyMigratedFile(former);
  const db = openDatabase({ dataDir: former });
  const latest = Object.keys(migrations).sort().at(-1) ?? "";
  await sql`delete from kysely_migration where name = ${latest}`.execute(db);
  expect((await run({ DATA_DIR: former })).stderr).toBe(
    "The database is of an older version, and the next start brings it up to this one: restart the server first.\n",
  );
  expect(await listPendingMigrations(db)).toEqual([latest]);
  await db.destroy();
});

test("a task that takes no words says so, and does not run", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["run.mjs", "build", "--help"], {
    encoding: "utf8",
  });
  expect([status, stdout, stderr]).toEqual([1, "", "npm run build takes no words after it.\n"]);
});

test("the command of a server without a word says what it takes, and starts nothing", () => {
  const { status, stdout, stderr } = spawnSync("sh", ["deploy/ventanilla"], { encoding: "utf8" });
  expect([status, stdout, stderr]).toEqual([1, "", expect.stringContaining("ventanilla COMMAND")]);
});

test("the command of a server builds with its settings and as root, who owns the program; all else as the server", () => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-bin-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "systemd-run"), '#!/bin/sh\necho "$*"\n', { mode: 0o755 });
  const run = (...words: string[]) =>
    spawnSync("/bin/sh", ["deploy/ventanilla", ...words], { encoding: "utf8", env: { PATH: folder } }).stdout;
  const [build, list] = [run("build"), run("staff", "list")];
  for (const command of [build, list]) expect(command).toContain("EnvironmentFile=/etc/ventanilla.env");
  expect(build).toMatch(/ env --unset=SITE_URL node run\.mjs build\n$/);
  // systemd would give the folder of the practice to root.
  expect(build).not.toMatch(/uid=|StateDirectory|DATA_DIR/);
  expect(list).toMatch(/ --uid=ventanilla .* node run\.mjs staff list\n$/);
});
