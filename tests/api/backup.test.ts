import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backupProblem } from "#server/backup/backup-error.ts";
import { backup } from "../../scripts/backup.ts";
import { restore as restoreCommand } from "../../scripts/restore.ts";
import { hasAge, hasPgDump, makeAgeKey } from "../age-key.ts";
import { createDatabase } from "../create-database.ts";
import { copyMigratedFile } from "../migrated-file.ts";
import { runHere } from "../run-here.ts";
import { runScript } from "../run-script.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { callAuth, samplePassword } from "./auth-calls.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";
import { hero } from "./sample-forms.ts";

const makeFolder = () => mkdtempSync(join(tmpdir(), "ventanilla-backup-"));
const smtp = "smtp://office:hunter2@127.0.0.1:1";
const settingsOf = ({ folder, databaseUrl = "" }: { folder: string; databaseUrl?: string | undefined }) => ({
  DATA_DIR: folder,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
const restore = (words: string[], settings: Record<string, string>) =>
  runHere(restoreCommand, words, settings);

/** Sends leads one after another until it is stopped; `stop` resolves with the addresses of those that were acknowledged. */
function sendLeads(app: TestApp) {
  const acknowledged: string[] = [];
  let isOn = true;
  const sending = (async () => {
    while (isOn) {
      const email = `lead-${acknowledged.length}@example.com`;
      const { status } = await app.post("send-hero-consultation", { formData: { ...hero, email } });
      if (status === 200) acknowledged.push(email);
    }
  })();
  const stop = async () => {
    isOn = false;
    await sending;
    return acknowledged;
  };
  return { acknowledged, stop };
}

async function endpointSecret(app: TestApp, id: string) {
  const { token } = await signedInStaff(app);
  return (await callOffice(app, `/endpoints/${id}/secret`, { token, body: {} })).json.secret;
}

describeOnBoth("a backup while the server writes", (open, databaseUrl) => {
  test.skipIf(!(hasAge && hasPgDump))(
    "comes back whole into an empty place alone, with its keys, and only for who has the private key",
    async () => {
      const url = await databaseUrl();
      const app = await open({
        ...(url && { databaseUrl: url }),
        settings: { RATE_LIMITS: "off", WEBHOOK_ALLOW_PRIVATE: "1" },
      });
      const { email, token } = await signedInStaff(app);
      const endpoint = { name: "Books", url: "http://127.0.0.1:1/", fields: ["name"] };
      const { id } = (await callOffice(app, "/endpoints", { token, body: endpoint })).json;
      const secret = await endpointSecret(app, String(id));
      const key = makeAgeKey();
      const file = join(makeFolder(), "whole.tar.gz.age");
      const leads = sendLeads(app);
      await expect.poll(() => leads.acknowledged.length).toBeGreaterThan(3);
      const before = leads.acknowledged.length;
      const settings = settingsOf({ folder: app.folder, databaseUrl: url });
      const made = await runScript("scripts/backup.ts", [file], {
        ...settings,
        BACKUP_RECIPIENT: key.recipient,
        SMTP_URL: smtp,
      });
      const after = await leads.stop();
      expect(made).toMatchObject({ code: 0, stderr: "" });
      expect(made.stdout).toContain(`encrypted to ${key.recipient}.\nIt was restored once`);
      expect(after.length).toBeGreaterThan(before);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(app.folder).filter((name) => name.startsWith("backup-"))).toEqual([]);
      expect(await (await fetch(`${app.url}/metrics`)).text()).toMatch(/ventanilla_backup_bytes \d{4,}/);

      const place = {
        folder: join(makeFolder(), "data"),
        databaseUrl: url && (await createDatabase("empty")),
      };
      const into = settingsOf(place);
      const refusals = [await restore([file], into)];
      refusals.push(await restore([file, "--identity", makeAgeKey().file], into));
      const misspelt = `${key.file}-misspelt`;
      refusals.push(await restore([file, "--identity", misspelt], into));
      expect(refusals.map(({ code, stderr }) => [code, stderr.split("\n").length])).toEqual([
        [1, 2],
        [1, 2],
        [1, 2],
      ]);
      expect(refusals.map(({ stderr }) => stderr).join()).toMatch(/--identity.*key does not open/s);
      expect(refusals.at(-1)?.stderr).toContain(`${misspelt}: no such file`);
      expect(readdirSync(place.folder)).toEqual([]);
      const restored = await restore([file, "--identity", key.file], into);
      expect(restored).toMatchObject({ code: 0, stderr: "" });
      expect(restored.stdout).toMatch(/^Restored the data of 20\S+ \(version \S+\): \d+ rows/);
      expect(restored.stdout).toContain("goes out again");
      expect((await restore([file, "--identity", key.file], into)).stderr).toMatch(/is not empty: .*\n$/);
      const settingsFile = join(place.folder, "restored/settings.env");
      expect(readFileSync(settingsFile, "utf8")).toContain(`SMTP_URL=${smtp}\n`);
      expect(
        [settingsFile, join(place.folder, "auth-keys.json")].map((each) => statSync(each).mode & 0o77),
      ).toEqual([0, 0]);
      expect(made.stdout + made.stderr + restored.stdout + restored.stderr).not.toMatch(/hunter2|SECRET-KEY/);

      const copy = await open({
        folder: place.folder,
        settings: { WEBHOOK_ALLOW_PRIVATE: "1" },
        ...(place.databaseUrl && { databaseUrl: place.databaseUrl }),
      });
      const there = (await copy.leads()).map((lead) => lead.email);
      expect(there.slice(0, before)).toEqual(after.slice(0, before));
      expect(there).toEqual(after.slice(0, there.length));
      expect(await endpointSecret(copy, String(id))).toBe(secret);
      const signIn = { email, password: samplePassword };
      expect((await callAuth(copy, "POST /token?grant_type=password", { body: signIn })).status).toBe(200);
    },
  );
});

test("a file that is cut off, changed, foreign or there already is told in one line, and leaves nothing", async () => {
  const folder = makeFolder();
  await copyMigratedFile(folder);
  const settings = { DATA_DIR: folder };
  const files = makeFolder();
  const at = (name: string) => join(files, name);
  const back = (name: string, own: Record<string, string>) => runHere(backup, [at(name)], own);
  expect((await back("plain.tar.gz", settings)).stdout).toContain("BACKUP_RECIPIENT is unset");
  const whole = readFileSync(at("plain.tar.gz"));
  writeFileSync(at("cut.tar.gz"), whole.subarray(0, whole.length / 2));
  const changed = Buffer.from(whole);
  changed[changed.length - 3000] = (changed[changed.length - 3000] ?? 0) ^ 1;
  writeFileSync(at("changed.tar.gz"), changed);
  writeFileSync(at("foreign.tar.gz"), "name,email\n");
  const place = join(makeFolder(), "data");
  const saidOf = async (name: string) => (await restore([at(name)], { DATA_DIR: place })).stderr;
  expect(await saidOf("cut.tar.gz")).toMatch(/^\S+cut\.tar\.gz is damaged: [^\n]+\n$/);
  expect(await saidOf("changed.tar.gz")).toMatch(/^\S+changed\.tar\.gz is damaged: [^\n]+\n$/);
  expect(await saidOf("foreign.tar.gz")).toMatch(/^\S+foreign\.tar\.gz is no backup\.\n$/);
  expect(await saidOf("missing.tar.gz")).toMatch(/^\S+missing\.tar\.gz is not there\.\n$/);
  expect((await restore([files], { DATA_DIR: place })).stderr).toBe(`${files} is no backup.\n`);
  expect(readdirSync(place)).toEqual([]);
  expect((await back("plain.tar.gz", settings)).stderr).toMatch(/is there already: choose another name\.\n$/);
  expect((await runHere(backup, [join(folder, "x.tar.gz")], settings)).stderr).toMatch(/lies in DATA_DIR/);
  const none = join(makeFolder(), "none");
  const empty = { DATA_DIR: makeFolder(), DATABASE_URL: await createDatabase("empty") };
  for (const own of [{ DATA_DIR: none }, empty])
    expect((await back("other.tar.gz", own)).stderr).toMatch(/^There is nothing to back up: [^\n]+\n$/);
  expect(existsSync(none)).toBe(false);
  expect(existsSync(at("other.tar.gz"))).toBe(false);
  if (process.platform === "linux") {
    // A place where no folder can be made, and from which the recursive `mkdirSync` of Node never comes back.
    const nowhere = "/proc/none/data";
    const told = /^\/proc\/none is not there\.\n$/;
    expect((await restore([at("plain.tar.gz")], { DATA_DIR: nowhere })).stderr).toMatch(told);
    expect((await runHere(backup, [`${nowhere}/x.tar.gz`], settings)).stderr).toMatch(told);
  }
  // As in a folder of another account, or on a disk that is read-only; no permission stops the root of a test run.
  const part = `${at("kept.tar.gz")}.${process.pid}.part`;
  mkdirSync(part);
  expect((await back("kept.tar.gz", settings)).stderr).toBe(`${part} cannot be written (EEXIST).\n`);
  expect(backupProblem(Object.assign(new Error(), { code: "ENOSPC" }))).toBe("The disk is full.");
});
