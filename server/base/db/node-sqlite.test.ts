import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "./open-database.ts";

test("under load, whoever has waited longest for SQLite goes first", async () => {
  const db = openDatabase({ dataDir: mkdtempSync(join(tmpdir(), "ventanilla-turns-")) });
  await db.schema.createTable("settings").addColumn("name", "text").addColumn("value", "text").execute();
  const finished: number[] = [];
  const work = async (turn: number) => {
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto("settings")
        .values({ name: String(turn), value: "" })
        .execute();
      await tx.selectFrom("settings").selectAll().execute();
    });
    finished.push(turn);
  };
  const turns = Array.from({ length: 100 }, (_, turn) => turn);
  await Promise.all(turns.map(work));
  expect(finished).toEqual(turns);
  await db.destroy();
});

test("a failed transaction hands the connection on", async () => {
  const db = openDatabase({ dataDir: mkdtempSync(join(tmpdir(), "ventanilla-turns-")) });
  await db.schema.createTable("settings").addColumn("name", "text").addColumn("value", "text").execute();
  const broken = db.transaction().execute(async () => {
    throw new Error("broken on purpose");
  });
  const next = db.selectFrom("settings").selectAll().execute();
  await expect(broken).rejects.toThrow("broken on purpose");
  expect(await next).toEqual([]);
  await db.destroy();
});

test("what is under way when the database closes is committed before", async () => {
  const place = { dataDir: mkdtempSync(join(tmpdir(), "ventanilla-turns-")) };
  const db = openDatabase(place);
  await db.schema.createTable("settings").addColumn("name", "text").addColumn("value", "text").execute();
  const begun = Promise.withResolvers<void>();
  const written = db.transaction().execute(async (tx) => {
    begun.resolve();
    await tx.insertInto("settings").values({ name: "late", value: "" }).execute();
  });
  await begun.promise;
  await db.destroy();
  await written;
  const again = openDatabase(place);
  expect(await again.selectFrom("settings").select("name").execute()).toEqual([{ name: "late" }]);
  await again.destroy();
});

test("a limit is no value of a statement, which SQLite would prepare anew each time", () => {
  const db = openDatabase({ dataDir: mkdtempSync(join(tmpdir(), "ventanilla-limit-")) });
  const { sql, parameters } = db.selectFrom("settings").select("name").limit(7).compile();
  expect({ sql, parameters }).toEqual({ sql: 'select "name" from "settings" limit 7', parameters: [] });
});
