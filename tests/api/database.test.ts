import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { compileOnce } from "#server/base/db/compile-once.ts";
import { databaseFailure } from "#server/base/db/database-failure.ts";
import { migrateDatabase } from "#server/base/db/migrate.ts";
import { migrations } from "#server/base/db/migrations.ts";
import { type Db, openDatabase, writeFailure } from "#server/base/db/open-database.ts";
import { commitTogether, writeLast } from "#server/base/db/run-together.ts";
import { createDatabase } from "../create-database.ts";
import { copyMigratedFile } from "../migrated-file.ts";
import { startMailReceiver } from "../receivers.ts";
import { startApp } from "../start-app.ts";
import { addressOf, query, startPostgres } from "../start-postgres.ts";
import { insertRevision, shownName, stub } from "../stub-site.ts";
import { hero } from "./sample-forms.ts";

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
  expect(app.logged.join("\n")).not.toMatch(/Ana Prueba|ana@example/i);
  await app.end();
});

test("a Postgres that is away and comes back finds a server that goes on with all its work", async () => {
  const databaseUrl = await createDatabase();
  const receiver = await startMailReceiver();
  const app = await startApp({ ...stub(), databaseUrl, settings: { SMTP_URL: receiver.url } });
  onTestFinished(async () => {
    await app.end();
    await receiver.stop();
  });
  const name = new URL(databaseUrl).pathname.slice(1);
  const ask = (statement: string) => query(addressOf(databaseUrl, "postgres"), statement);
  const store = async () => (await app.post("send-hero-consultation", { formData: hero })).status;
  const isReady = async () => (await fetch(`${app.url}/readyz`)).status;
  await ask(`alter database ${name} allow_connections false`);
  await ask(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  expect([await store(), await isReady()]).toEqual([503, 503]);
  await expect.poll(() => app.logged.join("")).toContain("outbox: the database fails");
  await ask(`alter database ${name} allow_connections true`);
  await expect.poll(isReady).toBe(200);
  expect(await store()).toBe(200);
  await expect.poll(() => receiver.mails.map(({ mail }) => mail.text).join()).toContain("Ana Prueba");
  const id = await insertRevision(app.db, "Segunda");
  expect(await app.releases.publish(id, { actorId: "elena" })).toEqual({ result: "live" });
  expect(await shownName(app.url)).toBe("Segunda");
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

test("of two changes that wait for each other Postgres fails one, and that is no crash", async () => {
  const db = openDatabase({ dataDir: "", databaseUrl: await createDatabase() });
  const lock = (tx: Db, key: number) => sql`select pg_advisory_xact_lock(${sql.lit(key)})`.execute(tx);
  const holds = [0, 1].map(() => Promise.withResolvers<void>());
  const changes = [0, 1].map((own) =>
    db.transaction().execute(async (tx) => {
      await lock(tx, own);
      holds[own]?.resolve();
      await holds[1 - own]?.promise;
      await lock(tx, 1 - own);
    }),
  );
  const failures = (await Promise.allSettled(changes)).flatMap((each) =>
    each.status === "rejected" ? [databaseFailure(each.reason)] : [],
  );
  expect(failures).toEqual(["two changes waited for each other"]);
  await db.destroy();
});

test("a commit that Postgres turns into a rollback fails, and is no success that ends a failure", async () => {
  const db = openDatabase({ dataDir: "", databaseUrl: await createDatabase() });
  const swallowing = db.transaction().execute(async (tx) => {
    await sql`do $$ begin raise sqlstate '53100'; end $$`.execute(tx).catch(() => {});
  });
  await expect(swallowing).rejects.toThrow("rolled back");
  expect(writeFailure(db)).toBe("the disk is full");
  await db.destroy();
});

test("Postgres ends a statement before the server gives it up, and that is no crash", async () => {
  const db = openDatabase({ dataDir: "", databaseUrl: await createDatabase() });
  const shown = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
  expect(shown.rows).toEqual([{ statement_timeout: "14s" }]);
  const ended = db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 20`.execute(tx);
    await sql`select pg_sleep(10)`.execute(tx);
  });
  expect(databaseFailure(await ended.catch((error: unknown) => error))).toBe("the database does not answer");
  await db.destroy();
});

test.each(["SQLite", "Postgres"])(
  "a last write that fails stores nothing, and is the error that is told (%s)",
  async (engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-last-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const db = openDatabase({
      dataDir,
      databaseUrl: engine === "Postgres" ? await createDatabase() : undefined,
    });
    await migrateDatabase(db);
    const insert = compileOnce((each, rows: readonly { name: string; value: string }[]) =>
      each.insertInto("settings").values(rows),
    );
    const storeTwo = (first: string, second: string, after: (tx: Db) => Promise<unknown> = async () => {}) =>
      commitTogether(db, async (tx) => {
        await insert(tx, [{ name: first, value: "1" }]);
        await writeLast(tx, () => insert(tx, [{ name: second, value: "2" }]));
        await after(tx);
        return "stored";
      });
    const read = (tx: Db) => tx.selectFrom("settings").select("value").where("name", "=", "lunes").execute();
    await expect(storeTwo("martes", "martes")).rejects.toThrow(/unique/i);
    await expect(storeTwo("martes", "martes", read)).rejects.toThrow(/unique/i);
    await expect(storeTwo("martes", "jueves", () => Promise.reject(new Error("too late")))).rejects.toThrow(
      "too late",
    );
    expect(await storeTwo("domingo", "lunes", async (tx) => expect(await read(tx)).toHaveLength(1))).toBe(
      "stored",
    );
    const names = ["domingo", "jueves", "lunes", "martes"];
    const stored = db.selectFrom("settings").select("name").where("name", "in", names).orderBy("name");
    expect(await stored.execute()).toEqual([{ name: "domingo" }, { name: "lunes" }]);
    await db.destroy();
  },
);

test.each(["SQLite", "Postgres"])(
  "a migration that fails in the middle leaves a database on which the version before starts (%s)",
  async (engine) => {
    const folder = mkdtempSync(join(tmpdir(), "ventanilla-migration-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const databaseUrl = engine === "Postgres" ? await createDatabase() : undefined;
    if (!databaseUrl) await copyMigratedFile(folder);
    const db = openDatabase({ dataDir: folder, databaseUrl });
    let isMended = false;
    const up: Migration["up"] = async (tx) => {
      if (engine === "Postgres") {
        const limit = async (name: string) =>
          Object.values((await sql.raw(`show ${name}`).execute(tx)).rows[0] ?? {});
        expect([await limit("statement_timeout"), await limit("lock_timeout")]).toEqual([["0"], ["5s"]]);
      }
      await tx.schema.alterTable("leads").addColumn("colour", "text").execute();
      await sql`insert into settings (name, value) values ('colour', 'red')`.execute(tx);
      if (!isMended) throw new Error("no such colour");
    };
    const newer = { ...migrations, "9999_colours": { up } };
    await expect(migrateDatabase(db, newer)).rejects.toThrow("no such colour");
    expect(await db.selectFrom("settings").selectAll().where("name", "=", "colour").execute()).toEqual([]);
    await migrateDatabase(db);
    const app = await startApp({ folder, ...(databaseUrl && { databaseUrl }) });
    expect((await app.post("send-hero-consultation", { formData: hero })).status).toBe(200);
    await app.end();
    isMended = true;
    await migrateDatabase(db, newer);
    await expect(migrateDatabase(db)).rejects.toThrow(
      "The database was migrated by a newer version of Ventanilla (9999_colours): start that version, or restore the backup from before its update.",
    );
    await db.destroy();
  },
);
