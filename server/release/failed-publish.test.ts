import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrateDatabase } from "../base/db/migrate.ts";
import { openDatabase } from "../base/db/open-database.ts";
import { createLogger } from "../base/logger.ts";
import { openReleases, type ReleasesOptions } from "./releases.ts";

test("a failed publish whose reason cannot be stored says so in the log", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-releases-"));
  const db = openDatabase({ dataDir });
  onTestFinished(() => db.destroy());
  await migrateDatabase(db);
  await db.schema.dropTable("content_revisions").execute();
  const lines: string[] = [];
  const log = createLogger({ write: (line: string) => void lines.push(line) });
  const releases = openReleases({ db, dataDir, log, now: () => new Date() } as ReleasesOptions);
  onTestFinished(() => releases.close());
  expect(await releases.publish("a revision", { actorId: "elena" })).toMatchObject({ result: "failed" });
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    "a publish failed",
    "the reason of a failed publish could not be stored",
  ]);
});
