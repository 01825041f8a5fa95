import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { SqliteConnection } from "./sqlite-connection.ts";

test("after hundreds of other statements one that is run again is still compiled once", () => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-statements-"));
  const connection = new SqliteConnection(join(folder, "test.sqlite"), { readOnly: false });
  for (let number = 0; number < 500; number++) connection.exec(`select ${number}`);
  const compile = vi.spyOn(DatabaseSync.prototype, "prepare");
  const runs = Array.from({ length: 10 }, () => connection.run({ sql: "select ? as n", parameters: [7] }));
  expect(runs.map(({ rows }) => rows)).toEqual(runs.map(() => [{ n: 7 }]));
  expect(compile).toHaveBeenCalledTimes(1);
  compile.mockRestore();
  connection.close();
});
