import { sql } from "kysely";
import { expect, test } from "vitest";
import { dayAndClock } from "#content/format/moments.ts";
import { hours, seconds } from "#domain/durations.ts";
import { getOwnerTasks } from "#domain/office/owner-task-operations.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import * as requests from "#domain/office/person-requests.ts";
import { listDisposals } from "#domain/office/retention-operations.ts";
import { addSubscriber } from "#domain/office/subscriber-operations.ts";
import { isPostgres } from "#server/base/db/is-postgres.ts";
import { columnKinds } from "#server/safeguards/column-kinds.ts";
import { copiedTables, derivedTables } from "#server/safeguards/person-rows.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { fillEveryTable, marks } from "./fill-every-table.ts";
import { atWork, sendForm } from "./staff-at-work.ts";
import { unpackCopy } from "./unpack-copy.ts";

type Column = { table_name: string; column_name: string };

/** Every column of every table, as the database itself tells. */
async function listColumns({ db }: TestApp): Promise<Column[]> {
  const { rows } = isPostgres(db)
    ? await sql<Column>`select table_name, column_name from information_schema.columns
        where table_schema = 'public'`.execute(db)
    : await sql<Column>`select master.name as table_name, info.name as column_name
        from sqlite_master as master, pragma_table_info(master.name) as info
        where master.type = 'table' and master.name not like 'sqlite%'`.execute(db);
  return rows.filter(({ table_name }) => !table_name.startsWith("kysely_"));
}

/** The columns in which any of some texts stands, in whatever case. */
async function columnsWith(app: TestApp, texts: RegExp): Promise<string[]> {
  const hits: string[] = [];
  for (const { table_name, column_name } of await listColumns(app)) {
    const { rows } = await sql<{ value: unknown }>`select ${sql.ref(column_name)} as value
      from ${sql.table(table_name)}`.execute(app.db);
    if (rows.some(({ value }) => texts.test(String(value)))) hits.push(`${table_name}.${column_name}`);
  }
  return hits;
}

const columnsOf = (...wanted: string[]) =>
  Object.entries(columnKinds).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, kind]) => (wanted.includes(kind) ? `${table}.${column}` : [])),
  );
const personalColumns = columnsOf("personal");

describeOnBoth("what a person may ask", (open) => {
  test("every column of the database says whether it holds a person, and each such table is in the copy", async () => {
    const app = await open();
    const columns = (await listColumns(app)).map(
      ({ table_name, column_name }) => `${table_name}.${column_name}`,
    );
    const named = Object.entries(columnKinds).flatMap(([table, kinds]) =>
      Object.keys(kinds).map((column) => `${table}.${column}`),
    );
    expect(columns.sort()).toEqual(named.sort());
    const tables = new Set(columnsOf("personal", "sealed").map((name) => name.split(".")[0]));
    expect([...tables].sort()).toEqual([...copiedTables, ...derivedTables].sort());
  });

  test("a deleted person stands in no column any more, and the deletion can be undone before", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const { id, email, owner } = await fillEveryTable(app);
    const other = await sendForm(app, "send-hero-consultation", {
      name: "Another One",
      email: "another@example.com",
      service: "notary",
    });
    const before = await columnsWith(app, marks);
    // The answers of commands are kept for repeats of them, whoever is deleted meanwhile.
    expect(before).not.toContain("office_commands.answer");
    // What is personal is all filled, so that nothing is gone only because it never was.
    const unfilled = ["people.phone_shown", "people.phone", "leads.page", "leads.landing_page"];
    const short = ["leads.service", "leads.source"];
    const optional = [
      ...short,
      "leads.referrer_host",
      "leads.utm",
      "leads.recommendations",
      "appointments.time_zone",
    ];
    expect(personalColumns.filter((name) => ![...before, ...unfilled, ...optional].includes(name))).toEqual(
      [],
    );

    const copy = unpackCopy(await owner.ask(requests.exportPerson, { id }));
    const texts = [
      "Quetzal asks",
      "Quetzal comes",
      "Quetzal called",
      "Dear Quetzal",
      "Quetzal drafts",
      "550 Quetzal",
      email,
    ];
    for (const text of texts)
      expect([text, copy.json.includes(text), copy.html.includes(text)]).toEqual([text, true, true]);
    expect(copy.html).toMatch(/Lo que nos envió.*20 nov 2026, 9:00/s);
    // A reminder is told of by when it goes, not by when it was planned; and a state is no number and never "new".
    const [, reminded] = /Reminder an hour before.*?<dt>On .*?<dd>([^/]*) \//s.exec(copy.html) ?? [];
    const { starts_at } = await app.db.selectFrom("appointments").selectAll().executeTakeFirstOrThrow();
    const dueAt = new Date(Date.parse(starts_at) - hours(1));
    expect(reminded).toBe(dayAndClock(dueAt, "en", "America/Chicago"));
    expect(copy.html).not.toMatch(/>Estado<\/span><\/dt><dd>(\d|New)/);
    expect(copy.json).not.toMatch(/"(token|idempotency_key|person_id|booker)"/);

    await owner.ask(requests.deletePerson, { id });
    app.advance(hours(24) - seconds(1));
    const late = await atWork(app);
    const deleteAt = new Date(app.now().getTime() + seconds(1)).toISOString();
    expect(await late.ask(getPerson, { id })).toMatchObject({ deleteAt });
    expect(await late.ask(getOwnerTasks, {})).toMatchObject({
      deletions: [{ id, name: expect.stringContaining("Quetzal"), by: "Elena Prueba", deleteAt }],
    });
    expect(await late.ask(listPeople, {})).toMatchObject({ people: [{ deleteAt: null }, { id, deleteAt }] });
    expect(await late.ask(requests.undoDeletePerson, { id })).toEqual({});
    expect(await late.ask(getOwnerTasks, {})).toMatchObject({ deletions: [] });
    app.advance(seconds(5));
    expect((await columnsWith(app, marks)).length).toBe(before.length);
    await late.ask(requests.deletePerson, { id });
    app.advance(hours(24));
    await expect.poll(() => app.db.selectFrom("people").select("id").execute()).toEqual([{ id: other }]);
    expect(await columnsWith(app, marks)).toEqual([]);
    const ids = await columnsWith(app, new RegExp(id));
    // What was done and seen stays in the log for 24 months, by an id that leads nowhere any more.
    const logs = ["audit.person_id", "audit.subject_id", "changes.subject_id", "office_commands.answer"];
    expect(ids.filter((name) => !logs.includes(name))).toEqual([]);
    const after = await atWork(app);
    const { disposals } = await after.ask(listDisposals, {});
    const counts = { people: 2, leads: 5, appointments: 1, letters: 1 };
    expect(disposals).toMatchObject([{ rule: "request", people: 1, by: "Elena Prueba", counts }]);
    const again = { email, locale: "es" as const, way: "phone" as const, note: "asked" };
    expect(await after.ask(addSubscriber, again)).toMatchObject({ code: "address-suppressed" });
    expect(await after.ask(requests.undoDeletePerson, { id })).toMatchObject({ code: "not-found" });
    app.advance(hours(1));
    await sendForm(app, "send-hero-consultation", { name: "Quetzal", email, service: "notary" });
    expect(await app.db.selectFrom("people").select("name").where("email", "=", email).execute()).toEqual([
      { name: "Quetzal" },
    ]);
  });

  test("a message that comes while its person is deleted makes a new person; colleagues can only ask", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const ask = () =>
      sendForm(app, "send-hero-consultation", { name: "Ana", email: "ana@example.com", service: "notary" });
    const id = await ask();
    const desk = await atWork(app, { role: "front-desk" });
    expect(await desk.ask(requests.deletePerson, { id })).toMatchObject({ code: "role-forbidden" });
    await desk.ask(requests.askOwner, { id, kind: "delete", note: "by phone" });
    const owner = await atWork(app);
    const waiting = (await owner.ask(requests.listPersonRequests, {})).requests;
    expect(waiting).toMatchObject([{ personId: id, name: "Ana", kind: "delete", by: "Elena Prueba" }]);
    await owner.ask(requests.deletePerson, { id });
    const newId = await ask();
    expect(newId).not.toBe(id);
    app.advance(hours(24) + seconds(1));
    await expect.poll(() => app.db.selectFrom("people").select("id").execute()).toEqual([{ id: newId }]);
    expect((await (await atWork(app)).ask(requests.listPersonRequests, {})).requests).toEqual([]);
  });
});
