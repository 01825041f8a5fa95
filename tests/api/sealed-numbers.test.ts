import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { logTouch, saveDraft } from "#domain/office/answer-operations.ts";
import * as numbers from "#domain/office/number-operations.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import { addPerson } from "#domain/office/person-commands.ts";
import { askOwner, exportPerson } from "#domain/office/person-requests.ts";
import { holdPerson } from "#domain/office/retention-operations.ts";
import { addIncident, addSafeguardNote } from "#domain/office/safeguards-operations.ts";
import { addSubscriber } from "#domain/office/subscriber-operations.ts";
import { isPostgres } from "#server/base/db/is-postgres.ts";
import { sealText } from "#server/base/sealed-text.ts";
import type { StaffCall } from "#server/http/office-handler.ts";
import { insertTouches } from "#server/people/touch-rows.ts";
import { takeLease } from "#server/release/leases.ts";
import { columnKinds } from "#server/safeguards/column-kinds.ts";
import { describeOnBoth, race, type TestApp } from "../start-app.ts";
import { cleanUp } from "./clean-up.ts";
import { countWaiting } from "./count-waiting.ts";
import { contact, hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";
import { unpackCopy } from "./unpack-copy.ts";

const ssn = "123-45-6789";
const message = `My number is ${ssn}, call me`;

/** The columns that hold the number as it was typed. */
async function columnsWithNumber({ db }: TestApp): Promise<string[]> {
  const hits: string[] = [];
  for (const [table, columns] of Object.entries(columnKinds)) {
    for (const column of Object.keys(columns)) {
      const { rows } = await sql<{ value: unknown }>`select ${sql.ref(column)} as value
        from ${sql.table(table)}`.execute(db);
      if (rows.some(({ value }) => /123-?45-?6789|3456789/.test(String(value))))
        hits.push(`${table}.${column}`);
    }
  }
  return hits;
}

const send = (app: TestApp) =>
  sendForm(app, "send-contact-message", { ...contact, phone: "123456789", message });

const leadId = async ({ db }: TestApp) =>
  (await db.selectFrom("leads").select("id").executeTakeFirstOrThrow()).id;

describeOnBoth("numbers like an SSN", (open) => {
  test("lie sealed in the database, are shown to who prepares returns, and can be removed for good", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const person = await send(app);
    const id = await leadId(app);
    const ana = await atWork(app, { role: "preparer" });
    await ana.ask(logTouch, { id: person, kind: "note", body: `She said ${ssn}` });
    const draft = { channel: "mail", subject: ssn, body: `Your number ${ssn}` } as const;
    await ana.ask(saveDraft, { id: person, ...draft });
    expect((await ana.ask(getPerson, { id: person })).drafts).toMatchObject([draft]);
    const owner = await atWork(app);
    expect(unpackCopy(await owner.ask(exportPerson, { id: person })).json).toContain("Your number ***");
    expect(await columnsWithNumber(app)).toEqual([]);
    const { timeline, phoneShown } = await ana.ask(getPerson, { id: person });
    const note = timeline.find(({ type }) => type === "touch");
    const form = timeline.find((entry) => entry.type === "submission");
    expect(note).toMatchObject({ body: "She said ***-**-6789", isMasked: true });
    expect(form?.fields).toContainEqual({
      name: "message",
      value: "My number is ***-**-6789, call me",
      isMasked: true,
    });
    expect(phoneShown).toBe("*****6789");

    const desk = await atWork(app, { role: "front-desk" });
    expect(await desk.ask(numbers.revealField, { id, field: "message" })).toMatchObject({
      code: "role-forbidden",
    });
    expect(await ana.ask(numbers.revealField, { id, field: "message" })).toEqual({ value: message });
    expect(await ana.ask(numbers.revealField, { id, field: "phone" })).toEqual({ value: "123456789" });
    expect(await ana.ask(numbers.revealTouch, { id: note?.id ?? "" })).toEqual({ value: `She said ${ssn}` });
    for (const field of ["nothing", "constructor", "__proto__", "toString"])
      for (const operation of [numbers.revealField, numbers.removeField])
        expect(await ana.ask(operation, { id, field }), field).toMatchObject({ code: "not-found" });
    const seen = await app.db.selectFrom("audit").selectAll().where("action", "like", "reveal%").execute();
    expect(seen.map(({ actor_id, person_id }) => [actor_id, person_id])).toEqual(
      Array.from({ length: 3 }, () => [ana.user.id, person]),
    );
    const visit = { landingPage: `/faqs/${ssn}`, utm: { utm_term: ssn } };
    const more = { page: `/contact/${ssn}`, recommendations: [ssn], visit };
    expect((await app.post("send-hero-consultation", { formData: hero, ...more })).status).toBe(200);
    const caller = { name: `Eva ${ssn}`, email: "", phone: "", writes: "es", speaks: "es" } as const;
    const day = "2026-11-20";
    const incident = { text: ssn, fromDay: day, toDay: day, isUnencrypted: true, people: 1 };
    const answers = [
      await ana.ask(addPerson, { ...caller, request: "", source: "call", consent: true }),
      await ana.ask(askOwner, { id: person, kind: "copy", note: ssn }),
      await owner.ask(holdPerson, { id: person, reason: ssn }),
      await desk.ask(addSubscriber, { email: "eva@example.com", locale: "es", way: "phone", note: ssn }),
      await owner.ask(addIncident, incident),
      await owner.ask(addSafeguardNote, { kind: "training", day, text: ssn }),
    ];
    expect(answers.filter(({ code }) => code !== undefined)).toEqual([]);
    expect(await columnsWithNumber(app)).toEqual([]);

    await ana.ask(numbers.removeTouchNumber, { id: note?.id ?? "" });
    await ana.ask(numbers.removeField, { id, field: "message" });
    expect(await ana.ask(numbers.revealField, { id, field: "message" })).toEqual({
      value: "My number is ***-**-6789, call me",
    });
    expect(await ana.ask(numbers.revealField, { id, field: "phone" })).toEqual({ value: "123456789" });
    const { sealed } = await app.db.selectFrom("touches").select("sealed").executeTakeFirstOrThrow();
    expect(sealed).toBeNull();
  });

  test("are said to be sealed with another key when they are", async () => {
    const app = await open();
    await send(app);
    const id = await leadId(app);
    await app.db
      .updateTable("leads")
      .set({ sealed: JSON.stringify({ message: sealText("another key", message) }) })
      .execute();
    const owner = await atWork(app);
    expect(await owner.ask(numbers.revealField, { id, field: "message" })).toMatchObject({
      code: "key-missing",
    });
  });

  test("of rows that an older version stored are sealed by housekeeping, once", async () => {
    const app = await open();
    // The server's own housekeeping would seal them first.
    const takeTurn = () => takeLease({ db: app.db, now: app.now, id: "housekeeping" });
    const turn = await vi.waitUntil(takeTurn, { timeout: 60_000 });
    const person = await send(app);
    const id = await leadId(app);
    const owner = await atWork(app);
    await owner.ask(logTouch, { id: person, kind: "note", body: "She said nothing" });
    const fields = { firstName: "Ana", lastName: ssn, email: "ana@example.com", phone: "123456789", message };
    await sql`update leads set fields = ${JSON.stringify(fields)}, sealed = null`.execute(app.db);
    await sql`update touches set body = ${`She said ${ssn}`}, sealed = null`.execute(app.db);
    await sql`update people set name = ${`Ana ${ssn}`}, phone_shown = '123456789'`.execute(app.db);
    await app.db.insertInto("search_terms").values({ term: "p:3456789", person_id: person }).execute();
    expect(await columnsWithNumber(app)).toEqual([
      "people.name",
      "people.phone_shown",
      "leads.fields",
      "touches.body",
      "search_terms.term",
    ]);
    // How far the older version came, whose patterns did not find these numbers.
    await app.db.deleteFrom("settings").where("name", "like", "sealed-%").execute();
    await sql`insert into settings values ('sealed-leads', 'z'), ('sealed-touches', 'z')`.execute(app.db);
    await cleanUp(app);
    expect(await columnsWithNumber(app)).toEqual([]);
    expect(await owner.ask(numbers.revealField, { id, field: "message" })).toEqual({ value: message });
    const { sealed } = await app.db.selectFrom("leads").select("sealed").executeTakeFirstOrThrow();
    await cleanUp(app);
    expect(await app.db.selectFrom("leads").select("sealed").executeTakeFirst()).toEqual({ sealed });

    // What it has sealed in the same rows stays as it is.
    const wider = JSON.stringify({ ...fields, message: `${message} ${ssn}`, comments: ssn });
    await sql`update leads set fields = ${wider}`.execute(app.db);
    await sql`update touches set body = ${`${ssn} ${ssn}`}`.execute(app.db);
    await app.db.deleteFrom("settings").where("name", "like", "sealed-%").execute();
    await cleanUp(app);
    expect(await columnsWithNumber(app)).toEqual([]);
    expect(await owner.ask(numbers.revealField, { id, field: "message" })).toEqual({ value: message });
    expect(await owner.ask(numbers.revealField, { id, field: "comments" })).toEqual({ value: ssn });
    await turn.drop();
  });

  test("are not looked for in the ids by which a merge or an assignment is taken back", async () => {
    const app = await open();
    const person_id = await send(app);
    const id = "01a1f978-b582-708a-ae6d-571406993ea1";
    const bodies = [id, JSON.stringify({ field: "assignedTo", from: "", to: id })];
    const call = { now: app.now(), staff: { userId: id } } as StaffCall;
    const touches = bodies.map(
      (body, place) => ({ person_id, body, kind: place ? "change" : "merge" }) as const,
    );
    await insertTouches(app.db, touches, call);
    await cleanUp(app);
    const rows = await app.db.selectFrom("touches").select(["body", "sealed"]).orderBy("id").execute();
    expect(rows).toEqual(bodies.map((body) => ({ body, sealed: null })));
  });

  test("two that are removed at the same moment are both gone", async () => {
    const app = await open(race);
    await send(app);
    const id = await leadId(app);
    const ana = await atWork(app);
    const fields = ["message", "phone"];
    // On Postgres both have read the lead when it can be changed.
    const removed = await app.db.transaction().execute(async (tx) => {
      await tx.updateTable("leads").set({ page: "/contact" }).where("id", "=", id).execute();
      const answers = fields.map((field) => ana.ask(numbers.removeField, { id, field }));
      if (isPostgres(app.db)) await expect.poll(() => countWaiting(app.db)).toBe(2);
      return { answers };
    });
    expect(await Promise.all(removed.answers)).toEqual([{}, {}]);
    expect(await app.db.selectFrom("leads").select("sealed").executeTakeFirst()).toEqual({ sealed: null });
  });
});
