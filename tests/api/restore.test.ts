import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { archived } from "#server/backup/archived.ts";
import { fillPostgres } from "#server/backup/check-backup.ts";
import { countTables, dumpPostgres } from "#server/backup/postgres-dump.ts";
import { hasPgDump } from "../age-key.ts";
import { createDatabase } from "../create-database.ts";

const makeFolder = () => mkdtempSync(join(tmpdir(), "ventanilla-restore-"));

test.skipIf(!hasPgDump)("a database into which a restore failed takes the next one", async () => {
  const folder = makeFolder();
  const from = await createDatabase();
  const { tables, migrations } = await dumpPostgres(from, join(folder, archived.postgres));
  const facts = { format: 1, version: "", at: "", engine: "postgres", migrations, files: {} } as const;
  const into = await createDatabase("empty");
  const others = { ...tables, leads: { rows: 1, digest: "" } };
  const fill = (wanted: typeof tables) => fillPostgres(into, folder, { ...facts, tables: wanted }, "FILE");
  await expect(fill(others)).rejects.toThrow("table leads has 0 of 1 rows");
  expect(await countTables(into)).toBe(0);
  await fill(tables);
  expect(await countTables(into)).toBe(Object.keys(tables).length);
});
