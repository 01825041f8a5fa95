import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { pictureSizesFolder } from "#content/content-folder.ts";
import { days } from "#domain/durations.ts";
import * as fields from "#domain/office/field-operations.ts";
import { getPicture } from "#domain/office/picture-operations.ts";
import * as website from "#domain/office/website-operations.ts";
import { storeSize } from "#server/pictures/size-rows.ts";
import { leaseTime } from "#server/release/leases.ts";
import { sizesLease } from "#server/release/make-missing-sizes.ts";
import { createDatabase } from "../create-database.ts";
import { makePhoto, secretPlace } from "../sample-pictures.ts";
import { describeOnBoth, startApp, type TestApp } from "../start-app.ts";
import { editedStub } from "../stub-site.ts";
import { cleanUp } from "./clean-up.ts";
import { atWork } from "./staff-at-work.ts";
import { twinOf } from "./twin-server.ts";
import { listPictures, uploader } from "./upload-pictures.ts";

const stub = editedStub();

type StoredPicture = { file: string; width: number; height: number };

/** Large enough for a portrait on a sharp screen. */
const large = { width: 1200, height: 900 };
const alt = { en: "Elena at her desk", es: "Elena en su escritorio" };

describeOnBoth("pictures", (open, databaseUrl) => {
  test("a picture is stored once, without metadata, shown to the office, and audited", async () => {
    const app = await open(stub);
    const upload = await uploader(app);
    const photo = await makePhoto();
    const first = await upload(photo, { "idempotency-key": "one" });
    expect(first).toMatchObject({ status: 200, json: { width: 800, height: 600 } });
    expect(await upload(photo, { "idempotency-key": "one" })).toEqual(first);
    expect(await upload(photo)).toEqual(first);
    const other = await makePhoto({ width: 600 });
    expect(await upload(other, { "idempotency-key": "one" })).toMatchObject({
      status: 409,
      json: { code: "key-conflict" },
    });
    const [stored, ...more] = await listPictures(app);
    expect(more).toEqual([]);
    expect(Buffer.from(stored?.bytes ?? []).includes(secretPlace)).toBe(false);
    const owner = await atWork(app);
    const file = String(first.json.file);
    expect((await owner.ask(getPicture, { file })).preview).toMatch(/^data:image\/webp;base64,UklGR/);
    expect(await owner.ask(getPicture, { file: `${"0".repeat(32)}.webp` })).toMatchObject({
      code: "not-found",
    });
    const audit = await app.db.selectFrom("audit").selectAll().where("action", "=", "add-picture").execute();
    expect(audit.map(({ subject_kind, subject_id }) => [subject_kind, subject_id])).toEqual([
      ["picture", file],
      ["picture", file],
    ]);
  });

  test("a field that names another file of the machine is refused, and that file is not read", async () => {
    const app = await open(stub);
    const owner = await atWork(app);
    const value = { file: "../../package.json", ...large, position: 50, alt };
    expect(
      await owner.ask(fields.saveField, { path: "pictures/portrait", version: "", value }),
    ).toMatchObject({ code: "input-invalid", field: "value" });
  });

  test("a portrait with words in both languages lies in the release, and goes when nothing names it", async () => {
    const url = await databaseUrl();
    const app = await open({ ...stub, ...(url && { databaseUrl: url }) });
    const other = url ? await open({ ...stub, ...(await twinOf(app)) }) : app;
    const owner = await atWork(app);
    const upload = await uploader(app);
    const { file, width, height } = (await upload(await makePhoto(large), {}, "?place=portrait"))
      .json as StoredPicture;
    // Its sizes are made before anybody publishes: in the middle at first, and as the draft cuts it.
    await expect.poll(() => sizesOf(app)).toEqual(sizeNames(file, 50));
    const path = "pictures/portrait";
    const value = { file, width, height, position: 40, alt: { ...alt, es: "" } };
    const half = await owner.ask(fields.saveField, { path, version: "", value });
    expect(half.findings).toMatchObject([{ rule: "invalid", says: { en: "Write this in both languages." } }]);
    expect(await owner.ask(website.publishWebsite, {})).toMatchObject({ code: "not-publishable" });
    const whole = { ...value, alt };
    const saved = await owner.ask(fields.saveField, { path, version: half.version, value: whole });
    expect(saved.findings.map(({ rule, severity }) => [rule, severity])).toEqual([]);
    const small = await owner.ask(fields.checkField, { path, value: { ...whole, width: 500 } });
    expect(small.findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ["small-pictures", "warning"],
    ]);
    const unknown = { ...whole, file: `${"0".repeat(32)}.webp` };
    expect(await owner.ask(fields.saveField, { path, version: saved.version, value: unknown })).toMatchObject(
      { code: "input-invalid" },
    );
    await expect.poll(() => sizesOf(app)).toEqual([...sizeNames(file, 40), ...sizeNames(file, 50)]);
    // What a killed server was making is made by another, once the lease of the dead one has run out.
    const [lost = "", ...left] = sizeNames(file, 40);
    await loseSize(app, lost);
    app.advance(restOfLease);
    await expect.poll(() => sizesOf(app)).toEqual([lost, ...left, ...sizeNames(file, 50)]);
    // A publish waits for it too, and makes what is missing.
    await loseSize(app, lost);
    await owner.ask(website.publishWebsite, {});
    app.advance(restOfLease);
    await expect.poll(() => releasedPictures(app)).toEqual([[file]]);
    await expect.poll(() => releasedSizes(app)).toEqual([[lost, ...left]]);
    await expect.poll(() => app.releases.publishing()).toBeUndefined();
    await expect.poll(() => releasedPictures(other)).toEqual([[file]]);
    const { files } = await owner.ask(website.exportContent, {});
    expect(files.map(({ name }) => name)).toEqual([
      "content/practice/pictures.yaml",
      `content/pictures/${String(file)}`,
    ]);
    expect(files[0]?.text).toContain("Elena en su escritorio");

    const unused = (await upload(await makePhoto({ width: 500 }))).json.file;
    const filesNow = async () => (await listPictures(app)).map((each) => each.file).sort();
    await cleanUp(app);
    expect(await filesNow()).toEqual([String(file), String(unused)].sort());
    app.advance(days(2));
    await cleanUp(app);
    expect(await filesNow()).toEqual([file]);
    expect(await sizesOf(app)).toEqual([lost, ...left]);
    // Two days later the owner's own session is over.
    const back = await (await atWork(app)).ask(website.rollBackWebsite, { id: "shipped" });
    expect(back.code).toBeUndefined();
    await expect.poll(() => app.releases.publishing()).toBeUndefined();
    await cleanUp(app);
    // The history leads back to it.
    expect(await filesNow()).toEqual([file]);
    await app.db.deleteFrom("content_revisions").execute();
    await cleanUp(app);
    expect(await filesNow()).toEqual([]);
    // One that was deleted while its sizes were made leaves none behind.
    await storeSize(app.db, { name: lost, file, bytes: new Uint8Array(1) }, app.now());
    expect(await sizesOf(app)).toEqual([]);
  });
});

test("an outage while sizes are made ahead costs none of them", async () => {
  const app = await startApp({ ...stub, databaseUrl: await createDatabase() });
  onTestFinished(() => app.end());
  // What the database says when it is shut down.
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'gone' using errcode = '57P01'; end $$`.execute(app.db);
  await sql`create trigger outage before insert on picture_sizes execute function refuse()`.execute(app.db);
  const upload = await uploader(app);
  const { file } = (await upload(await makePhoto(large), {}, "?place=portrait")).json as StoredPicture;
  await expect.poll(() => app.logged.filter((line) => /sizes of a picture/.test(line)).length).toBe(1);
  await sql`drop trigger outage on picture_sizes`.execute(app.db);
  await expect.poll(() => sizesOf(app)).toEqual(sizeNames(file, 50));
});

/** For so long the lease of a dead server holds on; one that is taken meanwhile still holds after that. */
const restOfLease = leaseTime / 2;

/** Takes away a size that a killed server was making. */
async function loseSize({ db, now }: TestApp, name: string): Promise<void> {
  const leases = db.selectFrom("leases").select("id").where("id", "=", sizesLease);
  await expect.poll(() => leases.execute()).toEqual([]);
  const until = new Date(now().getTime() + restOfLease).toISOString();
  await db.insertInto("leases").values({ id: sizesLease, holder: "dead", actor_id: "", until }).execute();
  await db.deleteFrom("picture_sizes").where("name", "=", name).execute();
}

async function sizesOf({ db }: TestApp): Promise<string[]> {
  const rows = await db.selectFrom("picture_sizes").select("name").where("bytes", "is not", null).execute();
  return rows.map(({ name }) => name).sort();
}

/** The names of a portrait's sizes. */
const sizeNames = (file: string, position: number) =>
  [160, 320, 480, 640]
    .flatMap((width) =>
      ["avif", "webp"].map((format) => `${file.slice(0, 16)}-portrait-${position}-${width}.1.${format}`),
    )
    .sort();

/** The pictures in the content of each kept release, and the sizes that were made before. */
const releasedPictures = (app: TestApp) => filesInReleases(app, "content/pictures");
const releasedSizes = (app: TestApp) => filesInReleases(app, `content/${pictureSizesFolder}`);

function filesInReleases({ folder }: TestApp, below: string): string[][] {
  const releases = join(folder, "releases");
  return (existsSync(releases) ? readdirSync(releases) : []).map((name) => {
    const inside = join(releases, name, below);
    const files = existsSync(inside) ? readdirSync(inside).sort() : [];
    return files.filter((file) => readFileSync(join(inside, file)).length > 0);
  });
}
