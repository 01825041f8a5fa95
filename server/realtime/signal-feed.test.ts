import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { migrateDatabase } from "../base/db/migrate.ts";
import { type Db, openDatabase } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import { openSignalFeed, type SignalFeed } from "./signal-feed.ts";

async function openFeed(monotonicNow?: () => number) {
  const db = openDatabase({ dataDir: mkdtempSync(join(tmpdir(), "ventanilla-feed-")) });
  onTestFinished(() => db.destroy());
  await migrateDatabase(db);
  return { db, open: () => openSignalFeed(db, monotonicNow) };
}

const writeAt = (db: Db, seq: number) =>
  db
    .insertInto("changes")
    .values({ seq, topic: "people", subject_id: `${seq}`, actor_id: "", at: "2026-11-20T15:00:00.000Z" })
    .execute();

const readSeqs = async (feed: SignalFeed) => (await feed.read()).map(({ seq }) => seq);

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
  await writeAt(db, 4);
  expect(await readSeqs(feed)).toEqual([4]);
  time += minutes(5);
  await writeAt(db, 3);
  expect(await readSeqs(feed)).toEqual([3]);
  await writeAt(db, 2);
  expect(await readSeqs(feed)).toEqual([]);
});

test("a feed that was opened after a quiet weekend goes on from the number that the next change has", async () => {
  const { db, open } = await openFeed();
  const feed = await open();
  await writeAt(db, 100_000);
  expect(await readSeqs(feed)).toEqual([100_000]);
  await writeAt(db, 99_999);
  await writeAt(db, 100_001);
  expect(await readSeqs(feed)).toEqual([99_999, 100_001]);
});
