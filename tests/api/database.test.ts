import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/base/db/open-database.ts";
import { createDatabase } from "../create-database.ts";
import { startApp } from "../start-app.ts";
import { startPostgres } from "../start-postgres.ts";

const hero = { name: "Ana Prueba", email: "ana@example.com", service: "bookkeeping" };

test("four servers that start at once on one empty Postgres share its tables and its secret", async () => {
  const databaseUrl = await createDatabase("empty");
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-four-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const apps = await Promise.all([1, 2, 3, 4].map(() => startApp({ databaseUrl, folder })));
  expect(new Set(apps.map(({ secret }) => secret)).size).toBe(1);
  for (const app of apps) {
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    expect((await app.post("send-hero-consultation", { formData: hero })).status).toBe(200);
  }
  expect(await apps[0]?.leads()).toHaveLength(4);
  await Promise.all(apps.map((app) => app.end()));
});

test("a server outlives its Postgres: it says that it cannot store, and still shows its pages", async () => {
  const postgres = await startPostgres();
  const app = await startApp({ databaseUrl: await postgres.createDatabase("practice") });
  expect((await app.post("send-hero-consultation", { formData: hero })).status).toBe(200);
  await postgres.stop();
  const refused = await app.post("send-hero-consultation", { formData: hero });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${app.url}/`)).status).toBe(200);
  expect(app.logged.join("\n")).not.toMatch(/Ana Prueba|ana@example/);
  await app.end();
});

test("a connection that Postgres ends in the middle of a transaction fails the transaction and nothing else", async () => {
  const db = openDatabase({ dataDir: "", databaseUrl: await createDatabase() });
  const broken = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db);
    // Its end arrives while no query waits for an answer.
    await new Promise<void>((resolve) => setImmediate(resolve));
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});
