import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import * as fields from "#domain/office/field-operations.ts";
import * as website from "#domain/office/website-operations.ts";
import { createLogger } from "#server/base/logger.ts";
import { openSettings } from "#server/content/current-settings.ts";
import { packWebsite } from "#server/website/export-website.ts";
import { contentEdits } from "../../scripts/content-edits.ts";
import { runHere } from "../run-here.ts";
import { describeOnBoth, startApp } from "../start-app.ts";
import { editedStub, stubOptions, stubRelease } from "../stub-site.ts";
import { ana, book, slotsOf } from "./appointment-calls.ts";
import { atWork } from "./staff-at-work.ts";

/** The files of an archive, with their texts. */
const unpacked = (zip: string) =>
  Object.entries(unzipSync(Buffer.from(zip, "base64"))).map(([name, bytes]) => [name, strFromU8(bytes)]);

const stub = { shipped: stubRelease(), releaseOverrides: stubOptions };

describeOnBoth("settings of bookings", (open) => {
  test("act at once, for the next request, and go back", async () => {
    const app = await open(editedStub());
    const owner = await atWork(app);
    const set = (path: string, value: number, version = "") =>
      owner.ask(fields.saveField, { path, version, value });
    expect((await book(app, ana)).status).toBe(200);
    const twice = { ...ana, email: "beto@example.com", phone: "214 555 0188" };
    expect((await book(app, twice)).status).toBe(409);
    await set("appointments/capacity", 2);
    expect((await book(app, twice)).status).toBe(200);
    const query = "service=consultation&from=2026-11-23&to=2026-11-24&tz=America/Chicago";
    expect((await slotsOf(app, query)).starts).toContain("2026-11-23T10:00:00-06:00");
    const notice = await set("appointments/noticeHours", 24 * 5);
    expect((await slotsOf(app, query)).starts).toEqual([]);
    expect((await owner.ask(website.getWebsite, {})).attention).toEqual([]);
    const field = await owner.ask(fields.getField, { path: "appointments/noticeHours" });
    expect(field).toMatchObject({
      live: 120,
      shipped: 4,
      draft: null,
      actsAtOnce: true,
      version: notice.version,
    });
    expect(await set("appointments/capacity", 0)).toMatchObject({ code: "input-invalid", field: "value" });
    const { version } = await owner.ask(fields.getField, { path: "appointments/capacity" });
    await owner.ask(fields.restoreField, { path: "appointments/capacity", version });
    const practice = loadPractice();
    const published = { ...practice, appointments: { ...practice.appointments, capacity: 2 } };
    const settings = await openSettings(app.db, createLogger({ write: () => {} }));
    expect(settings.over(published).appointments).toEqual({ ...practice.appointments, noticeHours: 120 });
    await settings.close();
    // A publish takes it along, and it still goes back.
    await owner.ask(fields.saveField, { path: "business/name", version: "", value: "Otra" });
    await owner.ask(website.publishWebsite, {});
    const live = async () => (await owner.ask(website.getWebsite, {})).live?.changed;
    await expect.poll(live).toEqual([field.path, "business/name"]);
    await owner.ask(fields.discardDraft, { path: field.path, version: field.version });
    const back = { live: 4, changed: null };
    expect(await owner.ask(fields.getField, { path: field.path })).toMatchObject(back);
    expect((await slotsOf(app, query)).starts).toContain("2026-11-23T10:00:00-06:00");
  });
});

test("locked content refuses every change in the office, and shows it", async () => {
  const app = await startApp({ ...stub, settings: { CONTENT_LOCKED: "1" } });
  const owner = await atWork(app);
  const path = "business/name";
  const refused = { code: "content-locked" };
  expect(await owner.ask(fields.saveField, { path, version: "", value: "Otra" })).toMatchObject(refused);
  expect(await owner.ask(fields.restoreField, { path, version: "" })).toMatchObject(refused);
  expect(await owner.ask(website.publishWebsite, {})).toMatchObject(refused);
  expect(await owner.ask(website.previewWebsite, {})).toMatchObject(refused);
  expect(await owner.ask(website.rollBackWebsite, { id: "shipped" })).toMatchObject(refused);
  expect((await owner.ask(website.getWebsite, {})).isLocked).toBe(true);
  expect((await owner.ask(fields.getField, { path })).live).toContain("Ventanilla");
  await app.end();
});

test("`npm run content` lists what the office changed, and writes it into files for a commit", async () => {
  const app = await startApp(stub);
  const owner = await atWork(app);
  expect(await owner.ask(website.previewWebsite, {})).toMatchObject({ code: "not-publishable" });
  await owner.ask(fields.saveField, { path: "appointments/noticeHours", version: "", value: 6 });
  await owner.ask(fields.saveField, { path: "proof/heroClients", version: "", value: "2,000+" });
  const command = (...args: string[]) => runHere(contentEdits, args, { DATA_DIR: app.folder });
  const { stdout } = await command("list");
  expect(stdout).toContain("live      appointments/noticeHours: 6");
  expect(stdout).toContain('draft     proof/heroClients: "2,000+"');
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  await command("export", folder);
  const file = "content/practice/appointments.yaml";
  const written = readFileSync(join(folder, file), "utf8");
  expect(written).toBe(readFileSync(file, "utf8").replace("noticeHours: 4", "noticeHours: 6"));
  const { files, zip } = await owner.ask(website.exportContent, {});
  expect(files).toEqual([{ name: file, text: written }]);
  expect(unpacked(zip)).toEqual([[file, written]]);
  const gone = { name: "content/articles/en/old.md", text: null };
  expect(unpacked(packWebsite([gone]).zip)).toEqual([["to-delete.txt", `${gone.name}\n`]]);
  // As in the folder of the program, which is another account's, or on a disk that is read only.
  const unwritable = join(folder, file);
  expect((await command("export", unwritable)).stderr).toBe(
    `${join(unwritable, file)} cannot be written (ENOTDIR): name a folder in which this account may write.\n`,
  );
  await app.end();
});
