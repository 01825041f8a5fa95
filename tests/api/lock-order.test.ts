import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { sendLetter } from "#domain/office/answer-operations.ts";
import * as calendar from "#domain/office/calendar-operations.ts";
import { fixAddress, retryDelivery } from "#domain/office/delivery-operations.ts";
import { changePerson, mergePeople } from "#domain/office/person-commands.ts";
import { listSpam, rescueLead, tagSpam } from "#domain/office/spam-operations.ts";
import type { Db } from "#server/base/db/open-database.ts";
import { settle } from "#server/outbox/settle.ts";
import { lockReader, settleLetter } from "#server/people/settle-letter.ts";
import { eraseLeads } from "#server/safeguards/erase-people.ts";
import { createDatabase } from "../create-database.ts";
import { race, startApp, type TestApp } from "../start-app.ts";
import { ana, book, bookAna, change, consultationByPhone, tokenIn, tuesday } from "./appointment-calls.ts";
import { countWaiting, tablesOfWaiting } from "./count-waiting.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

// On Postgres alone: SQLite has one writer. Whoever takes locks in another order may wait crosswise.
async function open() {
  const app = await startApp({ databaseUrl: await createDatabase(), ...race });
  onTestFinished(() => app.end());
  return app;
}

/** Does work that has to wait for a lock, and expects that it has written nothing into some tables by then. */
async function expectWaitsFirst<Answer>(
  { db }: TestApp,
  lock: (tx: Db) => Promise<unknown>,
  work: () => Promise<Answer>,
  tables: readonly string[],
): Promise<Answer> {
  const waiting = await db.transaction().execute(async (tx) => {
    await lock(tx);
    const answer = work();
    await Promise.race([answer.then(refuseEarly), expect.poll(() => countWaiting(db)).toBe(1)]);
    const written = await tablesOfWaiting(db);
    expect(tables.filter((table) => written.includes(table))).toEqual([]);
    return { answer };
  });
  return waiting.answer;
}

const refuseEarly = (answer: unknown) => {
  throw new Error(`answered without a wait: ${JSON.stringify(answer)}`);
};

const lockPerson = (id: string) => (tx: Db) =>
  tx.updateTable("people").set({ next_step: "Call" }).where("id", "=", id).execute();

test("who corrects the address of a message waits for its person first", async () => {
  const app = await open();
  const id = await sendForm(app, "send-hero-consultation", hero);
  const { ask } = await atWork(app);
  const delivery = (await app.outbox()).find(({ kind }) => kind === "lead-confirmation");
  const correction = { id: delivery?.id ?? "", from: hero.email, to: "right@example.com" };
  const answer = await expectWaitsFirst(app, lockPerson(id), () => ask(fixAddress, correction), [
    "leads",
    "rate_limits",
  ]);
  expect(answer).toEqual({});
});

test("who sends a letter again counts that last, as whoever corrects an address", async () => {
  const app = await open();
  await sendForm(app, "send-hero-consultation", hero);
  const { ask } = await atWork(app);
  const failed = { state: "failed" } as const;
  const [delivery] = await app.db.updateTable("outbox").set(failed).returning("id").execute();
  const lock = (tx: Db) => tx.updateTable("outbox").set({ last_error: "lost" }).execute();
  const retry = () => ask(retryDelivery, { id: delivery?.id ?? "" });
  expect(await expectWaitsFirst(app, lock, retry, ["rate_limits"])).toEqual({});
});

test("what became of a letter of the office waits for its person before the delivery", async () => {
  const app = await open();
  const id = await sendForm(app, "send-hero-consultation", hero);
  const { ask } = await atWork(app);
  await ask(sendLetter, { id, locale: "es", subject: "Hola", body: "Traiga su W-2.", seen: null });
  const [delivery] = await app.db
    .updateTable("outbox")
    .set({ state: "sending", leased_until: new Date(app.now().getTime() + minutes(1)).toISOString() })
    .where("kind", "=", "staff-letter")
    .returningAll()
    .execute();
  if (!delivery) throw new Error("no letter is being sent");
  const outcome = { result: "held", reason: { code: "unknown", text: "" } } as const;
  const refused = { outcome, startedAt: app.now(), ms: 0 };
  const log = { info() {}, warn() {}, error() {} };
  const options = { ...app, log, lock: lockReader, ended: settleLetter };
  const end = () => settle(delivery, refused, new AbortController().signal, options);
  await expectWaitsFirst(app, lockPerson(id), end, ["outbox"]);
  expect((await app.outbox()).find(({ kind }) => kind === "staff-letter")?.state).toBe("held");
});

test("who corrects the address of a person counts the confirmations once all appointments are theirs", async () => {
  const app = await open();
  await bookAna(app);
  const { id } = await bookAna(app, { start: tuesday });
  const [lead] = await app.leads();
  const { ask } = await atWork(app);
  const last = (tx: Db) =>
    tx.updateTable("appointments").set({ sequence: 0 }).where("lead_id", "=", id).execute();
  const email = { from: ana.email, to: "right@example.com" };
  const correct = () => ask(changePerson, { id: lead?.person_id ?? "", changes: { email } });
  expect(await expectWaitsFirst(app, last, correct, ["rate_limits"])).toEqual({});
});

test("who writes to a person waits for nobody who takes another out of the same family", async () => {
  const app = await open();
  const older = await sendForm(app, "send-hero-consultation", hero);
  const root = await sendForm(app, "send-hero-consultation", { ...hero, email: "eva@example.com" });
  const { ask } = await atWork(app);
  await ask(mergePeople, { id: root, other: older });
  const answer = await app.db.transaction().execute(async (tx) => {
    await lockPerson(older)(tx);
    return ask(sendLetter, { id: root, locale: "es", subject: "Hola", body: "Traiga su W-2.", seen: null });
  });
  expect(answer).not.toHaveProperty("code");
});

test("a visitor who cancels waits for their person first", async () => {
  const app = await open();
  const { manageUrl } = await bookAna(app);
  const [lead] = await app.leads();
  const cancel = () => change(app, tokenIn(manageUrl), { action: "cancel" });
  const tables = ["appointments", "appointment_events", "slot_units"];
  const answer = await expectWaitsFirst(app, lockPerson(lead?.person_id ?? ""), cancel, tables);
  expect(answer.status).toBe(303);
});

test("who erases a booking waits for its visitor's change first", async () => {
  const app = await open();
  const { id } = await bookAna(app);
  const lock = (tx: Db) => tx.updateTable("appointments").set({ sequence: 0 }).execute();
  const erase = () => app.db.transaction().execute((tx) => eraseLeads(tx, { id: [id] }));
  expect(await expectWaitsFirst(app, lock, erase, ["outbox"])).toMatchObject({ appointments: 1 });
});

test("who erases a message waits for who rescues it before they look at what hangs on it", async () => {
  const app = await open();
  const { id } = await bookAna(app);
  const lock = (tx: Db) => tx.updateTable("leads").set({ page: "/" }).where("id", "=", id).execute();
  const erase = () => app.db.transaction().execute((tx) => eraseLeads(tx, { id: [id] }));
  const tables = ["appointments", "outbox"];
  expect(await expectWaitsFirst(app, lock, erase, tables)).toMatchObject({ appointments: 1 });
});

test("who takes back a booking of the office waits for its person first", async () => {
  const app = await open();
  const personId = await sendForm(app, "send-hero-consultation", hero);
  const { ask } = await atWork(app);
  await ask(changePerson, { id: personId, changes: { phone: { from: "", to: ana.phone } } });
  const booking = { ...consultationByPhone, personId, start: "2026-11-23T09:00" };
  const { id, eventId } = await ask(calendar.bookAppointment, booking);
  const undo = () => ask(calendar.undoAppointmentChange, { id, eventId });
  const tables = ["appointments", "appointment_events", "slot_units"];
  expect(await expectWaitsFirst(app, lockPerson(personId), undo, tables)).not.toHaveProperty("code");
});

test("who rescues a booking from the spam waits for its address first", async () => {
  const app = await open();
  await book(app, { ...ana, website: "x" });
  const { ask } = await atWork(app);
  const [lead] = (await ask(listSpam, {})).spam;
  const lockAddress = (tx: Db) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${ana.email}, 0))`.execute(tx);
  const rescue = () => ask(rescueLead, { id: lead?.id ?? "" });
  const answer = await expectWaitsFirst(app, lockAddress, rescue, ["appointments", "slot_units"]);
  expect(answer).toMatchObject({ booking: "booked" });
});

test("who rescues a booking from the spam waits for its person before it takes the time", async () => {
  const app = await open();
  await book(app, { ...ana, website: "x" });
  const personId = await sendForm(app, "send-hero-consultation", {
    ...hero,
    name: ana.name,
    email: ana.email,
  });
  const { ask } = await atWork(app);
  const [lead] = (await ask(listSpam, {})).spam;
  const rescue = () => ask(rescueLead, { id: lead?.id ?? "" });
  const tables = ["leads", "appointments", "slot_units"];
  const answer = await expectWaitsFirst(app, lockPerson(personId), rescue, tables);
  expect(answer).toMatchObject({ booking: "booked", personId });
});

test("who tags people passes over an appointment that its visitor cancels at that moment", async () => {
  const app = await open();
  await bookAna(app);
  const other = await sendForm(app, "send-hero-consultation", { ...hero, email: "eva@example.com" });
  const { ask } = await atWork(app);
  const ids = (await app.db.selectFrom("people").select("id").orderBy("id").execute()).map(({ id }) => id);
  expect(ids).toContain(other);
  const cancel = (tx: Db) => tx.updateTable("appointments").set({ status: "cancelled" }).execute();
  const tag = () => ask(tagSpam, { ids });
  expect(await expectWaitsFirst(app, cancel, tag, [])).toEqual({ changed: ids });
});
