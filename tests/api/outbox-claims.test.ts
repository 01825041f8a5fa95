import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { days, minutes, seconds } from "#domain/durations.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { claimDeliveries, createDueCheck, updateClaimed } from "#server/outbox/claims.ts";
import { requeueFailed } from "#server/outbox/requeue.ts";
import { requeueExpiredLeases, settle } from "#server/outbox/settle.ts";
import { TryCounts } from "#server/outbox/try-counts.ts";
import { createDatabase } from "../create-database.ts";
import { engines } from "./outbox-engines.ts";
import { type MailServer, readMail, startMailServer } from "./outbox-mail-server.ts";
import { openOutbox, soon, type TestOutbox } from "./outbox-setup.ts";

describe.each(engines)("on $engine", ({ settings }) => {
  let mail: MailServer;
  let outbox: TestOutbox;
  beforeEach(async () => {
    mail = await startMailServer();
    outbox = await openOutbox({ SMTP_URL: mail.url, ...(await settings()) });
  });
  afterEach(async () => {
    await outbox.close();
    await mail.stop();
  });
  const claim = (limit: number) =>
    claimDeliveries(outbox.db, { channel: "mail", takes: "all-due" }, limit, outbox.now());
  const rowsOf = () => outbox.db.selectFrom("outbox").selectAll().execute();

  test("a claim takes what is due, no more than asked, and never what another holds", async () => {
    for (let lead = 0; lead < 5; lead++) await outbox.insertLead();
    const claims = await Promise.all([claim(3), claim(3), claim(3), claim(3)]);
    const ids = claims.flat().map(({ id }) => id);
    expect(Math.max(...claims.map((rows) => rows.length))).toBe(3);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await claim(20)).length).toBe(10 - ids.length);
    expect((await rowsOf()).every(({ state, attempts }) => state === "sending" && attempts === 1)).toBe(true);
  });

  test("whether anything is due is read, for the channels that are carried and by the time", async () => {
    const isDue = (...channels: Parameters<typeof createDueCheck>[0]) =>
      createDueCheck(channels)(outbox.db, outbox.now());
    expect(await isDue("mail", "bulk-mail", "webhook")).toBe(false);
    await outbox.insertLead();
    expect([await isDue("mail", "webhook"), await isDue("bulk-mail", "webhook")]).toEqual([true, false]);
    await outbox.db
      .updateTable("outbox")
      .set({ due_at: new Date(outbox.now().getTime() + 1000).toISOString() })
      .execute();
    expect(await isDue("mail")).toBe(false);
    outbox.advance(1000);
    expect(await isDue("mail")).toBe(true);
    await claim(20);
    expect(await isDue("mail")).toBe(false);
  });

  test("first tries come newest first", async () => {
    const old = await outbox.insertLead();
    outbox.advance(1000);
    const young = await outbox.insertLead();
    const rule = { channel: "mail", takes: "first-tries" } as const;
    const order = [await claimDeliveries(outbox.db, rule, 2, outbox.now()), await claim(2)].flat();
    expect(order.map(({ ref_id }) => ref_id)).toEqual([young, young, old, old]);
  });

  test("a try that outlived its lease is not counted, because another server tries again", async () => {
    await outbox.insertLead();
    const [delivery = expect.fail()] = await claim(1);
    const tries = new TryCounts();
    const made = { outcome: { result: "sent" as const }, startedAt: outbox.now(), ms: 1 };
    outbox.advance(minutes(2));
    await requeueExpiredLeases(outbox);
    // As when a person asked for that, which counts anew.
    await outbox.db.updateTable("outbox").set({ attempts: 0 }).execute();
    await claim(2);
    await settle(delivery, made, new AbortController().signal, { ...outbox, tries });
    expect(tries.all.filter(({ count }) => count > 0)).toEqual([]);
  });

  test("a row whose server died is delivered by another after its lease of a minute", async () => {
    const leadId = await outbox.insertLead();
    const row = () => outbox.delivery(leadId, "lead-confirmation");
    const [dead] = await claim(2);
    const worker = outbox.start();
    outbox.advance(seconds(59));
    await requeueExpiredLeases(outbox);
    expect((await row()).state).toBe("sending");
    outbox.advance(seconds(1));
    worker.wake();
    await soon(async () => (await row()).state).toBe("sent");
    expect(await row()).toMatchObject({ attempts: 2, leased_until: null });
    // Had it only been slow, its word would come too late.
    expect(dead && (await updateClaimed(outbox.db, dead, { state: "failed" }))).toBe(false);
  });

  test("a row of a server that died while its clock was far ahead waits no longer than others", async () => {
    const id = await outbox.insertLead();
    const state = async () => (await outbox.delivery(id, "lead-confirmation")).state;
    outbox.advance(days(365));
    await claim(2);
    outbox.advance(-days(365));
    // One whose clock steps to that time meanwhile, as after a standby, takes nothing away from who sends.
    const [now, later] = [outbox.now(), new Date(outbox.now().getTime() + days(365))];
    const times = [now, now];
    await requeueExpiredLeases({ ...outbox, now: () => times.shift() ?? later });
    expect(await state()).toBe("sending");
    await requeueExpiredLeases(outbox);
    expect(await state()).toBe("queued");
  });

  test("a row over which the server ended at every try is parked", async () => {
    const leadId = await outbox.insertLead();
    await outbox.db.updateTable("outbox").set({ attempts: 8 }).execute();
    await claim(2);
    outbox.advance(minutes(1));
    await requeueExpiredLeases(outbox);
    const row = await outbox.delivery(leadId, "lead-confirmation");
    expect(row).toMatchObject({ state: "failed", leased_until: null });
  });

  test("two servers on one database send each letter once", async () => {
    for (let lead = 0; lead < 40; lead++) await outbox.insertLead();
    const otherDb = openDatabase(outbox.env);
    const other = outbox.start({ db: otherDb });
    outbox.start();
    const states = async () => new Set((await rowsOf()).map(({ state }) => state));
    await soon(states).toEqual(new Set(["sent"]));
    await other.stop();
    await otherDb.destroy();
    const ids = await Promise.all(mail.accepted.map(async (letter) => (await readMail(letter)).messageId));
    expect(ids.length).toBe(80);
    expect(new Set(ids).size).toBe(80);
    expect((await rowsOf()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  test("a server that stops claims no more, waits for what is under way, and gives back what does not end", async () => {
    const { promise: answer, resolve: giveAnswer } = Promise.withResolvers<number>();
    mail.answers(({ to }) => (to.includes("ana@example.com") ? "hang" : answer));
    const leadId = await outbox.insertLead();
    // What hangs would take longer than a test may.
    const forever = { smtpTimeout: minutes(10), smtpSilence: minutes(10) };
    const worker = outbox.start({ limits: { ...forever, shutdownGrace: seconds(8) } });
    await soon(() => mail.offered.length).toBe(2);
    const stopping = worker.stop();
    giveAnswer(250);
    await stopping;
    expect(await outbox.delivery(leadId, "lead-confirmation")).toMatchObject({
      state: "queued",
      attempts: 0,
      leased_until: null,
      last_error: "",
    });
    expect((await outbox.delivery(leadId, "lead-notice")).state).toBe("sent");
    outbox.logged.length = 0;
    await outbox.insertLead();
    worker.wake();
    // Waits for what it would have claimed, and would give back.
    await worker.stop();
    expect(outbox.logged).toEqual([]);
  });
});

test("a database that fails for a while is logged once, and the work goes on when it is back", async () => {
  const mail = await startMailServer();
  const outbox = await openOutbox({ SMTP_URL: mail.url });
  const worker = outbox.start();
  await outbox.db.schema.alterTable("outbox").renameTo("outbox_away").execute();
  const failures = () => outbox.logged.filter((line) => line.includes("the database fails")).length;
  await soon(failures).toBe(1);
  worker.wake();
  await outbox.db.schema
    .alterTable("outbox_away" as "outbox")
    .renameTo("outbox")
    .execute();
  await outbox.insertLead();
  await soon(() => mail.accepted.length).toBe(2);
  expect(failures()).toBe(1);
  await outbox.close();
  await mail.stop();
});

// On Postgres alone: on SQLite one waits for the other before it reads.
test("two who try again all that failed at once send nothing again that went out meanwhile", async () => {
  const outbox = await openOutbox({ DATABASE_URL: await createDatabase() });
  onTestFinished(() => outbox.close());
  const { db } = outbox;
  await outbox.insertLead();
  await db.updateTable("outbox").set({ state: "failed" }).execute();
  const now = outbox.now();
  const request = { now, trigger: "recover" as const, by: null, since: new Date(0), limit: 10 };
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let second: Promise<unknown> | undefined;
  await db.transaction().execute(async (tx) => {
    await requeueFailed(tx, request);
    second = requeueFailed(db, request);
    await soon(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
    await tx.updateTable("outbox").set({ state: "sent" }).execute();
  });
  expect(await second).toEqual([]);
  expect(await db.selectFrom("outbox").select("state").distinct().execute()).toEqual([{ state: "sent" }]);
});
