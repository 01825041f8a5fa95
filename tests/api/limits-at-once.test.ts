import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { addEndpoint, listEndpoints, mostEndpoints } from "#domain/office/endpoint-operations.ts";
import { mostUnusedPictures } from "#domain/office/picture-operations.ts";
import { createDatabase } from "../create-database.ts";
import { makePhoto } from "../sample-pictures.ts";
import { race, startApp, type TestApp } from "../start-app.ts";
import { editedStub } from "../stub-site.ts";
import { countWaiting } from "./count-waiting.ts";
import { atWork } from "./staff-at-work.ts";
import { listPictures, uploader } from "./upload-pictures.ts";
import { waitForHousekeeping } from "./wait-for-housekeeping.ts";

// On Postgres alone: on SQLite there is one writer at a time.
async function open() {
  const app = await startApp({ ...editedStub(), ...race, databaseUrl: await createDatabase() });
  onTestFinished(() => app.end());
  // It would wait for the same locks, and be counted.
  await waitForHousekeeping(app);
  return app;
}

/** Runs two calls of which neither can write to a table before both have got as far as they can. */
async function together<Answer>({ db }: TestApp, table: RawBuilder<unknown>, call: () => Promise<Answer>) {
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (tx) => {
    await sql`lock table ${table} in share row exclusive mode`.execute(tx);
    held.resolve();
    await gate;
  });
  await held.promise;
  const calls = [call(), call()];
  await expect.poll(() => countWaiting(db)).toBe(2);
  openGate();
  await holding;
  return Promise.all(calls);
}

test("of two endpoints that are added at once only one takes the last place", async () => {
  const app = await open();
  const { ask } = await atWork(app);
  const add = () => ask(addEndpoint, { name: "Books", url: "https://example.com/", fields: ["name"] });
  for (let count = 1; count < mostEndpoints; count += 1) await add();
  const answers = await together(app, sql.table("webhook_endpoints"), add);
  expect(answers.map(({ code }) => code).sort()).toEqual(["input-invalid", undefined]);
  expect((await ask(listEndpoints, {})).endpoints).toHaveLength(mostEndpoints);
});

test("of two pictures that are uploaded at once only one takes the last place that is unused", async () => {
  const app = await open();
  const upload = await uploader(app);
  const photos = [await makePhoto(), await makePhoto({ width: 600 })];
  const unused = Array.from({ length: mostUnusedPictures - 1 }, () => ({
    file: `${randomUUID().replaceAll("-", "")}.webp`,
    bytes: new Uint8Array(1),
    preview: new Uint8Array(1),
    width: 800,
    height: 600,
    place: null,
    actor_id: "elena",
    created_at: app.now().toISOString(),
  }));
  await app.db.insertInto("pictures").values(unused).execute();
  // The audit is written after the count.
  const answers = await together(app, sql.table("audit"), () => upload(photos.pop() ?? new Uint8Array()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await listPictures(app)).toHaveLength(mostUnusedPictures);
});
