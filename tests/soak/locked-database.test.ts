import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrateDatabase } from "#server/base/db/migrate.ts";
import { migrations } from "#server/base/db/migrations.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { longestDelayWhileLocked } from "../api/locked-database.ts";
import { createDatabase } from "../create-database.ts";

test("while another process holds the lock the event loop never stands still for 100 ms", async () => {
  expect(await longestDelayWhileLocked()).toBeLessThan(100);
});

test("a migration may take longer than the server waits for any query", async () => {
  const db = openDatabase({ dataDir: "", databaseUrl: await createDatabase() });
  const up = async (tx: typeof db) => void (await sql`select pg_sleep(16)`.execute(tx));
  await migrateDatabase(db, { ...migrations, "9999_slow": { up } });
  expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);
  await db.destroy();
});
