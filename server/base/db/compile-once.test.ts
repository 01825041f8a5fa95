import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { compileOnce } from "./compile-once.ts";
import { migrateDatabase } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { runTogether } from "./run-together.ts";

async function openSettings() {
  const db = openDatabase({ dataDir: mkdtempSync(join(tmpdir(), "ventanilla-compile-")) });
  await migrateDatabase(db);
  return db;
}

test("a statement that is compiled once takes each call's values, for any number of rows", async () => {
  const db = await openSettings();
  let built = 0;
  const insert = compileOnce((each, rows: readonly { name: string; value: string }[]) => {
    built += 1;
    return each.insertInto("settings").values(rows);
  });
  const select = compileOnce((each, [{ value }]: [{ value: string }]) =>
    each.selectFrom("settings").select("name").where("value", "=", value).orderBy("name"),
  );
  await insert(db, [{ name: "a", value: "1" }]);
  await insert(db, [{ value: "2", name: "b" }]);
  await db.transaction().execute((tx) =>
    insert(tx, [
      { name: "c", value: "1" },
      { name: "d", value: "2" },
    ]),
  );
  await insert(db, [{ name: "e", value: "1" }]);
  expect(await select(db, [{ value: "1" }])).toEqual([{ name: "a" }, { name: "c" }, { name: "e" }]);
  expect(await select(db, [{ value: "2" }])).toEqual([{ name: "b" }, { name: "d" }]);
  expect(built).toBe(3);
  await db.destroy();
});

test("work that runs together keeps the order of its statements, and ends before its transaction does", async () => {
  const db = await openSettings();
  const insert = compileOnce((each, rows: readonly { name: string; value: string }[]) =>
    each.insertInto("settings").values(rows),
  );
  const valuesOf = (...names: string[]) =>
    db.selectFrom("settings").select("value").where("name", "in", names).execute();
  await db.transaction().execute((tx) =>
    runTogether(
      tx,
      () => insert(tx, [{ name: "first", value: "1" }]),
      () => tx.updateTable("settings").set({ value: "2" }).where("name", "=", "first").execute(),
    ),
  );
  expect(await valuesOf("first")).toEqual([{ value: "2" }]);
  const failing = db.transaction().execute((tx) =>
    runTogether(
      tx,
      () => insert(tx, [{ name: "first", value: "3" }]),
      async () => {
        for (const name of ["second", "third"]) {
          for (let turn = 0; turn < 9; turn++) await setImmediate();
          await insert(tx, [{ name, value: "3" }]);
        }
      },
    ),
  );
  await expect(failing).rejects.toThrow("UNIQUE");
  expect(await valuesOf("second", "third")).toEqual([]);
  await db.destroy();
});
