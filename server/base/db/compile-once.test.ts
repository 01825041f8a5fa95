import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileOnce } from "./compile-once.ts";
import { migrateDatabase } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

test("a statement that is compiled once takes each call's values, for any number of rows", async () => {
  const db = openDatabase({ dataDir: mkdtempSync(join(tmpdir(), "ventanilla-compile-")) });
  await migrateDatabase(db);
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
