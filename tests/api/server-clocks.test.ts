import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hours, minutes, seconds } from "#domain/durations.ts";
import { findGoodBackup } from "#server/backup/backup-rows.ts";
import { openDatabaseClock } from "#server/base/db/database-clock.ts";
import { type Db, openDatabase } from "#server/base/db/open-database.ts";
import { createLogger } from "#server/base/logger.ts";
import { newId } from "#server/base/new-id.ts";
import { createDatabase } from "../create-database.ts";
import { runScript } from "../run-script.ts";
import { spawnServer } from "../spawn-server.ts";
import { startApp } from "../start-app.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";
import { hero } from "./sample-forms.ts";

/** What a process loads first so that its machine's clock is `off` milliseconds ahead. */
const aheadBy = (off: number) =>
  `--import data:text/javascript,${encodeURIComponent(
    `const Own=Date;globalThis.Date=class extends Own{constructor(...a){a.length?super(...a):super(Own.now()+${off})}static now(){return Own.now()+${off}}}`,
  )}`;

async function open() {
  const databaseUrl = await createDatabase();
  const db = openDatabase({ dataDir: "", databaseUrl, mostConnections: 2 });
  onTestFinished(() => db.destroy());
  return { db, databaseUrl };
}

/** A delivery that is being sent. */
async function insertSending(db: Db, leasedUntil: number): Promise<string> {
  const now = new Date();
  const [id, at] = [newId(now), now.toISOString()];
  await db
    .insertInto("outbox")
    .values({
      id,
      kind: "lead-practice",
      ref_id: id,
      channel: "webhook",
      target: "",
      state: "sending",
      attempts: 99,
      due_at: at,
      leased_until: new Date(now.getTime() + leasedUntil).toISOString(),
      last_error: "",
      needs_person_since: null,
      created_at: at,
      sent_at: null,
      mailbox: null,
    })
    .execute();
  return id;
}

test.each([hours(1), -hours(1)])(
  "a server whose machine's clock is %i ms ahead keeps to the leases of the others",
  async (off) => {
    const { db, databaseUrl } = await open();
    const server = await spawnServer({
      DATA_DIR: mkdtempSync(join(tmpdir(), "ventanilla-clocks-")),
      DATABASE_URL: databaseUrl,
      NODE_OPTIONS: aheadBy(off),
    });
    onTestFinished(() => void server.process.kill("SIGKILL"));
    // In this order: a server that takes both for expired comes to the running one first.
    const [running, expired] = await db
      .transaction()
      .execute(async (tx) => [await insertSending(tx, minutes(1.5)), await insertSending(tx, -minutes(1))]);
    const states = async () => {
      const rows = await db.selectFrom("outbox").select(["id", "state"]).execute();
      return new Map(rows.map(({ id, state }) => [id, state]));
    };
    await expect.poll(async () => (await states()).get(expired ?? "")).toBe("failed");
    expect((await states()).get(running ?? "")).toBe("sending");
    const url = `${server.url}/functions/v1/send-hero-consultation`;
    const headers = { "content-type": "application/json" };
    const sent = await fetch(url, { method: "POST", headers, body: JSON.stringify({ formData: hero }) });
    expect(sent.status).toBe(200);
    const { created_at } = await db.selectFrom("leads").select("created_at").executeTakeFirstOrThrow();
    expect(Math.abs(Date.parse(created_at) - Date.now())).toBeLessThan(minutes(30));
    expect(server.output()).toContain("this machine's clock is off");
    expect(await server.end()).toBe(0);
  },
);

test("a machine's clock that is set while the server runs is corrected by the database's", async () => {
  const { db } = await open();
  let off = 0;
  const clock = await openDatabaseClock(db, {
    log: createLogger({ write: () => {} }),
    own: () => Date.now() + off,
  });
  off = -hours(24 * 365);
  await clock.poll();
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(minutes(30));
  await clock.stop();
});

test("a machine's clock that drifts is told once it is off by more than a second, and not with each look", async () => {
  const { db } = await open();
  let off = 0;
  const told: string[] = [];
  const log = createLogger({ write: (line) => void told.push(line) });
  const clock = await openDatabaseClock(db, { log, own: () => Date.now() + off });
  for (; off < seconds(2); off += 400) await clock.poll();
  await clock.stop();
  expect(told).toEqual([expect.stringMatching(/"ahead_ms":1\d{3}\D.*this machine's clock is off/)]);
});

test("the office is told the time of the server's clock, and not that of the machine", async () => {
  const app = await startApp();
  onTestFinished(app.end);
  const { token } = await signedInStaff(app);
  for (const path of ["/me", "/nothing"]) {
    const { headers } = await callOffice(app, path, { token });
    expect(headers.get("date")).toBe(app.now().toUTCString());
  }
});

test("commands go by the database's clock too, and not by that of the machine they run on", async () => {
  const { db, databaseUrl } = await open();
  const settings = {
    DATA_DIR: mkdtempSync(join(tmpdir(), "ventanilla-clocks-")),
    DATABASE_URL: databaseUrl,
    NODE_OPTIONS: aheadBy(hours(3)),
  };
  const { stdout } = await runScript("scripts/outbox.ts", ["list"], settings);
  expect(stdout).toBe("The outbox is empty.\n");
  const id = await insertSending(db, -minutes(1));
  await db.updateTable("outbox").set({ state: "failed" }).execute();
  const retried = await runScript("scripts/outbox.ts", ["retry", id], settings);
  expect(retried).toMatchObject({ code: 0, stderr: expect.stringContaining("the database's counts") });
  const file = join(mkdtempSync(join(tmpdir(), "ventanilla-clocks-")), "backup.tar");
  expect(await runScript("scripts/backup.ts", [file], settings)).toMatchObject({ code: 0 });
  const { due_at } = await db.selectFrom("outbox").select("due_at").executeTakeFirstOrThrow();
  const backup = await findGoodBackup(db);
  // Three commands may take minutes on a busy machine: what they noted lies between, and not three hours ahead.
  for (const at of [due_at, backup?.at ?? ""])
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(hours(1));
});
