import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { hours, minutes } from "#domain/durations.ts";
import { cancelAppointment, getCalendar } from "#domain/office/calendar-operations.ts";
import { addClosure } from "#domain/office/closure-operations.ts";
import { checkField, getField, saveField } from "#domain/office/field-operations.ts";
import { getWebsite } from "#domain/office/website-operations.ts";
import type { Json } from "#domain/website/edits.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { insertClosure } from "#server/closures/queries.ts";
import { buildFailed } from "#server/release/build-error.ts";
import { draftClosedDays, startCatchUp } from "#server/website/publish-closed-days.ts";
import type { WebsiteOptions } from "#server/website/website-options.ts";
import { spawnServer } from "../spawn-server.ts";
import { describeOnBoth, siteUrl, startApp, type TestApp } from "../start-app.ts";
import { editedStub } from "../stub-site.ts";
import { bookAna, tuesday } from "./appointment-calls.ts";
import { atWork } from "./staff-at-work.ts";

const path = "hours/closedDays";
const day = { from: "2026-11-24T00:00", to: "2026-11-25T00:00", typeIds: null, note: "A private reason" };
const shown = { date: "2026-11-24", name: { en: "Closed", es: "Cerrado" } };

const optionsOf = (app: TestApp, releases = app.releases) =>
  ({ ...app, releases, practice: loadPractice() }) as unknown as WebsiteOptions;

/** What another server did, in its last transaction, for a member of staff. */
const closeElsewhere = (options: WebsiteOptions, actorId: string) =>
  options.db.transaction().execute(async (tx) => {
    await insertClosure(tx, {
      id: "a closure",
      starts_at: "2026-11-24T06:00:00.000Z",
      ends_at: "2026-11-25T06:00:00.000Z",
      type_ids: null,
      note: "",
      actor_id: actorId,
      created_at: options.now().toISOString(),
      removed_at: null,
    });
    await draftClosedDays(tx, { closed: [shown.date], opened: [], actorId }, options);
  });

describeOnBoth("a day that a server closed and did not live to publish", (open, databaseOf) => {
  test("is published by the next server that starts", async () => {
    const databaseUrl = await databaseOf();
    const folder = mkdtempSync(join(tmpdir(), "ventanilla-closed-"));
    const settings = {
      DATA_DIR: folder,
      SITE_URL: siteUrl,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const start = "2026-11-20T15:00:00.000Z";
    const begun = Date.now();
    const server = await spawnServer({ ...settings, NOW: start });
    const env = readEnv(settings);
    const db = openDatabase({ ...env, mostConnections: 1 });
    const desk = await atWork({ db, env, now: () => new Date(start), url: server.url });
    expect(await desk.ask(addClosure, day)).toHaveProperty("id");
    await server.end("SIGKILL");
    await db.destroy();
    // After the end of the killed server's lease.
    const later = Date.parse(start) + Date.now() - begun + minutes(2);
    const clock = () => new Date(later);
    const app = await open({ ...editedStub(), folder, clock, ...(databaseUrl && { databaseUrl }) });
    const owner = await atWork(app);
    const live = async () => (await owner.ask(getField, { path })).live as Json[];
    await expect.poll(live).toContainEqual(shown);
    await expect.poll(async () => (await owner.ask(getField, { path })).draft).toBeNull();
  });

  test("is published by another that runs on", async () => {
    const app = await open(editedStub());
    const owner = await atWork(app);
    const live = async () => (await owner.ask(getField, { path })).live as Json[];
    await closeElsewhere(optionsOf(app), owner.user.id);
    await expect.poll(live).toContainEqual(shown);
    await expect.poll(async () => (await owner.ask(getField, { path })).draft).toBeNull();
  });

  test("is tried once by each of those, not built again and again", async () => {
    const { releaseOverrides, ...stub } = editedStub();
    // So that the server's own first look does not come before.
    const settings = { CONTENT_LOCKED: "1" };
    const app = await open({ ...stub, settings, releaseOverrides: { ...releaseOverrides, poll: hours(1) } });
    const owner = await atWork(app);
    let tries = 0;
    const fail = async () => {
      tries += 1;
      return { result: "failed" as const, reason: buildFailed("It cannot be built.") };
    };
    const options = {
      ...optionsOf(app, { ...app.releases, publish: fail }),
      env: { ...app.env, isContentLocked: false },
    };
    await closeElsewhere(options, owner.user.id);
    const catchUp = startCatchUp(() => options, hours(1));
    onTestFinished(() => catchUp.stop());
    for (let round = 0; round < 3; round += 1) await catchUp.poll();
    expect(tries).toBe(1);
    expect((await owner.ask(getField, { path })).draft?.value).toContainEqual(shown);
  });
});

test("an owner who closes a day on the website is told how many are booked on it", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const owner = await atWork(app);
  const nobody = await owner.ask(getField, { path });
  await bookAna(app, { start: tuesday });
  const value = [...(nobody.live as Json[]), { date: "2026-11-24", name: { en: "Training", es: "Curso" } }];
  const found = {
    rule: "booked-day",
    severity: "warning",
    place: "2026-11-24",
    says: {
      en: expect.stringMatching(/^1 appointment is booked on November 24, 2026\./),
      es: expect.stringMatching(/^El 24 de noviembre de 2026 hay 1 cita\b/),
    },
  };
  const check = async () => (await owner.ask(checkField, { path, value })).findings;
  expect(await check()).toMatchObject([found]);
  const { findings } = await owner.ask(saveField, { path, version: "", value });
  expect(findings).toMatchObject([found]);
  expect((await owner.ask(getWebsite, {})).attention).toMatchObject([{ findings: [found] }]);
  const [entry] = (await owner.ask(getCalendar, { from: "2026-11-23", to: "2026-11-29" })).appointments;
  await owner.ask(cancelAppointment, { id: entry?.id ?? "", seen: entry?.startsAt ?? "", letter: false });
  expect(await check()).toEqual([]);
});

test("an owner who shortens the hours is told how many are booked outside them, and when first", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const owner = await atWork(app);
  await bookAna(app, { start: tuesday });
  const check = async (set: string, opens: string, closes: string) => {
    const value = [{ days: ["monday", "tuesday"], opens, closes }];
    const { findings } = await owner.ask(checkField, { path: `hours/${set}/openings`, value });
    return findings.filter(({ rule }) => rule === "booked-day");
  };
  const found = {
    severity: "warning",
    place: "2026-11-24",
    says: {
      en: expect.stringMatching(/^1 appointment is booked outside these hours, on November 24, 2026\./),
      es: expect.stringMatching(/^Hay 1 cita fuera de este horario, el 24 de noviembre de 2026\./),
    },
  };
  expect(await check("home", "15:00", "17:00")).toMatchObject([found]);
  expect(await check("home", "09:00", "14:45")).toMatchObject([found]);
  expect(await check("home", "14:30", "15:00")).toEqual([]);
  expect(await check("notary", "15:00", "17:00")).toEqual([]);
});
