import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { messageWords } from "#content/words/messages.ts";
import { seconds } from "#domain/durations.ts";
import { pageLimits, probeLimits } from "#server/http/work-queue.ts";
import { backup } from "../../scripts/backup.ts";
import { createDatabase } from "../create-database.ts";
import { runHere } from "../run-here.ts";
import { startApp } from "../start-app.ts";
import { addressOf, query } from "../start-postgres.ts";
import { countWaiting } from "./count-waiting.ts";
import { longestDelayWhileLocked } from "./locked-database.ts";
import { hero } from "./sample-forms.ts";

const slots = "/booking/v1/slots?service=consultation&from=2026-11-23&to=2026-11-24";

async function open(options: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(options);
  onTestFinished(() => app.end());
  const ask = async (path: string) => {
    const answer = await fetch(app.url + path);
    return { status: answer.status, retry: answer.headers.get("retry-after"), body: await answer.text() };
  };
  return { app, ask };
}

test("without its database the server shows a page with the phone number, in the language of the address", async () => {
  const { app, ask } = await open();
  await app.db.destroy();
  for (const [path, { heading }, other] of [
    ["/appointments", messageWords.en.unavailable, "/es/appointments"],
    ["/es/appointments/some-token", messageWords.es.unavailable, "/appointments/some-token"],
  ] as const) {
    const { status, retry, body } = await ask(path);
    expect([path, status, retry]).toEqual([path, 503, "10"]);
    expect(body).toContain(heading);
    expect(body).toMatch(new RegExp(`<a [^>]*data-language-switch[^>]* href="${other}"`));
    expect(body).toMatch(/href="tel:/);
  }
  const { status, retry, body } = await ask(slots);
  expect([status, retry]).toEqual([503, "10"]);
  expect(JSON.parse(body)).toMatchObject({
    code: "unavailable",
    error: expect.stringMatching(/call us.*555-01/),
  });
  const cancelled = await fetch(`${app.url}/es/appointments/some-token`, {
    method: "POST",
    headers: { origin: "https://www.example.com" },
    body: new URLSearchParams({ action: "cancel" }),
  });
  expect([cancelled.status, await cancelled.text()]).toEqual([
    503,
    expect.stringContaining(messageWords.es.unavailable.heading),
  ]);
});

test("a page that waits too long for Postgres is given up, and probes sooner", async () => {
  const before = [{ ...pageLimits }, { ...probeLimits }];
  pageLimits.timeLimit = seconds(5);
  probeLimits.database = seconds(3);
  onTestFinished(() => {
    for (const [index, limits] of [pageLimits, probeLimits].entries()) Object.assign(limits, before[index]);
  });
  const { app, ask } = await open({ databaseUrl: await createDatabase() });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: hasLock } = Promise.withResolvers<void>();
  const locking = app.db.transaction().execute(async (tx) => {
    await sql`lock table slot_units, kysely_migration in access exclusive mode`.execute(tx);
    hasLock();
    await released;
  });
  await locked;
  const start = performance.now();
  const [page, ready] = await Promise.all([ask("/appointments"), ask("/readyz")]);
  // Postgres itself gives a statement up after 14 s.
  expect(performance.now() - start).toBeLessThan(14_000);
  expect([page.status, page.retry, ready.status]).toEqual([503, "10", 503]);
  release();
  await locking;
});

test("a full disk is named in the log and by the probe, until a write succeeds again", async () => {
  const { app, ask } = await open();
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.db);
  const limitTo = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(app.db);
  await limitTo((rows[0]?.page_count ?? 0) + 1);
  const statuses: number[] = [];
  for (let count = 0; count < 30; count++) {
    const formData = { ...hero, email: `ana-${count}@example.com`, name: "Ana ".repeat(20).trim() };
    statuses.push((await app.post("send-hero-consultation", { formData })).status);
  }
  expect(statuses).toContain(503);
  const lines = app.logged.filter((line) => line.includes("could not be stored"));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !line.includes("disk is full"))).toEqual([]);
  expect(await ask("/readyz")).toMatchObject({ status: 503, body: "the disk is full\n" });
  expect((await ask("/")).status).toBe(200);
  await limitTo(1_000_000);
  expect((await ask("/readyz")).status).toBe(200);
  const after = { formData: { ...hero, email: "after@example.com" } };
  expect((await app.post("send-hero-consultation", after)).status).toBe(200);
});

test("a Postgres that was read-only is written to again by a server that went on asking it", async () => {
  const databaseUrl = await createDatabase();
  const { app, ask } = await open({ databaseUrl, mostConnections: 4 });
  const name = new URL(databaseUrl).pathname.slice(1);
  const tell = (statement: string) => query(addressOf(databaseUrl, "postgres"), statement);
  const store = async () => (await app.post("send-hero-consultation", { formData: hero })).status;
  await tell(`alter database ${name} set default_transaction_read_only = on`);
  await tell(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  expect(await Promise.all([1, 2, 3, 4].map(store))).toEqual([503, 503, 503, 503]);
  expect(await ask("/readyz")).toMatchObject({ status: 503, body: "the database cannot be written\n" });
  const file = join(mkdtempSync(join(tmpdir(), "ventanilla-read-only-")), "whole.tar.gz");
  const backedUp = await runHere(backup, [file], { DATA_DIR: app.folder, DATABASE_URL: databaseUrl });
  expect(backedUp.stderr).toMatch(
    /^The database of DATABASE_URL is read-only \([^\n]*\): docs\/runbook\.md[^\n]+\n$/,
  );
  await tell(`alter database ${name} set default_transaction_read_only = off`);
  // A session that began before fails once more.
  const statuses: number[] = [];
  for (let count = 0; count < 5; count++) statuses.push(await store());
  expect(statuses.at(-1)).toBe(200);
  expect((await ask("/readyz")).status).toBe(200);
});

test("while another process holds the lock the event loop never stands still for a second", async () => {
  // SQLite's own way of waiting would stop it for 5 s. The 100 ms of an idle machine are measured in the soak.
  expect(await longestDelayWhileLocked()).toBeLessThan(4000);
});

test("the files of the database are for the server's account alone, also in a folder that was there before", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "ventanilla.sqlite"), "", { mode: 0o644 });
  await open({ folder });
  const modes = ["", "-wal", "-shm"].map(
    (end) => statSync(join(folder, `ventanilla.sqlite${end}`)).mode & 0o777,
  );
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

test("the log says why a lead was not stored when the lock of its address is given up", async () => {
  const { app } = await open({ databaseUrl: await createDatabase() });
  const answer = await app.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${hero.email.toLowerCase()}, 0))`.execute(tx);
    const sending = app.post("send-hero-consultation", { formData: hero });
    await expect.poll(() => countWaiting(app.db)).toBe(1);
    await sql`select pg_cancel_backend(pid) from pg_locks where not granted`.execute(tx);
    return sending;
  });
  expect(answer.status).toBe(503);
  const lines = app.logged.filter((line) => line.includes("a lead could not be stored"));
  expect(lines).toEqual([expect.stringContaining("due to user request")]);
});
