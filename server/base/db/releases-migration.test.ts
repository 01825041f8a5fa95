import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrateDatabase } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";

test("a revision of before says what it changed of the one that was live before it", async () => {
  const db = openDatabase({ dataDir: mkdtempSync(join(tmpdir(), "ventanilla-revisions-")) });
  onTestFinished(() => db.destroy());
  const before = Object.entries(migrations).filter(([name]) => name < "0038");
  await migrateDatabase(db, Object.fromEntries(before));
  const at = "2026-11-01T00:00:00.000Z";
  const edit = (path: string, value: number) => ({ path, value, base: "" });
  const rows = [
    { id: "1", state: "retired" as const, live_at: at, edits: [edit("a", 1)] },
    { id: "2", state: "failed" as const, live_at: null, edits: [edit("a", 1), edit("b", 1)] },
    { id: "3", state: "live" as const, live_at: at, edits: [edit("a", 2), edit("c", 1)] },
    { id: "4", state: "failed" as const, live_at: null, edits: [edit("c", 1)] },
  ];
  const same = { step: "" as const, reason: "", actor_id: "elena", created_at: at };
  for (const { edits, ...row } of rows)
    await db
      .insertInto("content_revisions")
      .values({ ...row, ...same, edits: JSON.stringify(edits) })
      .execute();
  await migrateDatabase(db);
  const changed = await db.selectFrom("content_revisions").select("changed").orderBy("id").execute();
  expect(changed.map((row) => JSON.parse(row.changed))).toEqual([["a"], ["b"], ["a", "c"], ["a"]]);
});
