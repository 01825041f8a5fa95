import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrateDatabase } from "../base/db/migrate.ts";
import { openDatabase } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import { openSignalFeed } from "./signal-feed.ts";

test("a feed tells no change from before it was opened, however many there are", async () => {
  const db = openDatabase({ dataDir: mkdtempSync(join(tmpdir(), "ventanilla-feed-")) });
  onTestFinished(() => db.destroy());
  await migrateDatabase(db);
  const at = new Date("2026-11-20T15:00:00Z");
  const signals = Array.from({ length: 1005 }, (_, index) => ({ topic: "people" as const, id: `${index}` }));
  await writeSignals(db, signals, "somebody", at);
  const feed = await openSignalFeed(db);
  expect(await feed.read()).toEqual([]);
  await writeSignals(db, [{ topic: "people", id: "later" }], "somebody", at);
  expect((await feed.read()).map(({ subject_id }) => subject_id)).toEqual(["later"]);
});
