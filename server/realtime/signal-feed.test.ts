import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { migrateDatabase } from "../base/db/migrate.ts";
import { openDatabase } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import { openSignalFeed } from "./signal-feed.ts";

async function openFeed(monotonicNow?: () => number) {
  const db = openDatabase({ dataDir: mkdtempSync(join(tmpdir(), "ventanilla-feed-")) });
  onTestFinished(() => db.destroy());
  await migrateDatabase(db);
  return { db, open: () => openSignalFeed(db, monotonicNow) };
}

test("a feed tells no change from before it was opened, however many there are", async () => {
  const { db, open } = await openFeed();
  const at = new Date("2026-11-20T15:00:00Z");
  const signals = Array.from({ length: 1005 }, (_, index) => ({ topic: "people" as const, id: `${index}` }));
  await writeSignals(db, signals, "somebody", at);
  const feed = await open();
  expect(await feed.read()).toEqual([]);
  await writeSignals(db, [{ topic: "people", id: "later" }], "somebody", at);
  expect((await feed.read()).map(({ subject_id }) => subject_id)).toEqual(["later"]);
});

test("a feed looks once more for a change that was committed late, while the database was away", async () => {
  let time = 0;
  const { db, open } = await openFeed(() => time);
  const feed = await open();
  const write = (seq: number) =>
    db
      .insertInto("changes")
      .values({ seq, topic: "people", subject_id: `${seq}`, actor_id: "", at: "2026-11-20T15:00:00.000Z" })
      .execute();
  const read = async () => (await feed.read()).map(({ seq }) => seq);
  await write(4);
  expect(await read()).toEqual([4]);
  time += minutes(5);
  await write(3);
  expect(await read()).toEqual([3]);
  await write(2);
  expect(await read()).toEqual([]);
});
