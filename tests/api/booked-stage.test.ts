import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { seconds } from "#domain/durations.ts";
import * as calendar from "#domain/office/calendar-operations.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";
import { addPerson, changePeople, mergePeople, unmergePerson } from "#domain/office/person-commands.ts";
import type { Stage } from "#domain/people/people.ts";
import { listOfSender, releaseAppointments } from "#server/appointments/release.ts";
import { lockBooker } from "#server/people/stage-by-book.ts";
import { createDatabase } from "../create-database.ts";
import { describeOnBoth, startApp, type TestApp } from "../start-app.ts";
import {
  ana,
  beto,
  bookAna,
  change,
  consultationByPhone,
  monday,
  tokenIn,
  tuesday,
} from "./appointment-calls.ts";
import { countWaiting } from "./count-waiting.ts";
import { refuseRows } from "./refuse-rows.ts";
import { atWork } from "./staff-at-work.ts";

const caller = { name: "Eva Prueba", email: "", phone: "214 555 0199", writes: "es", speaks: "es" } as const;

async function openDesk(app: TestApp) {
  const { ask } = await atWork(app);
  return {
    ask,
    add: async () => (await ask(addPerson, { ...caller, request: "", source: "call", consent: true })).id,
    book: (personId: string, start: string) =>
      ask(calendar.bookAppointment, { ...consultationByPhone, personId, start }),
    put: (id: string, to: Stage) => ask(changePeople, { ids: [id], change: { field: "stage", to } }),
    booked: async () => (await ask(listPeople, { stage: "booked" })).people.map(({ id }) => id),
    stageOf: async (id: string) =>
      (await app.db.selectFrom("people").select("stage").where("id", "=", id).executeTakeFirstOrThrow())
        .stage,
  };
}

const personOf = async (app: TestApp, email: string) =>
  (await app.leads()).find((lead) => lead.email === email)?.person_id ?? "";

// On Postgres alone: SQLite has one writer.
test("the stage goes with the last appointment also of who is merged while it is cancelled", async () => {
  const app = await startApp({ databaseUrl: await createDatabase() });
  onTestFinished(() => app.end());
  const { manageUrl } = await bookAna(app);
  const id = await personOf(app, ana.email);
  const { add, put, stageOf } = await openDesk(app);
  const other = await add();
  await put(other, "booked");
  const { answer } = await app.db.transaction().execute(async (tx) => {
    await tx.updateTable("people").set({ merged_into: other }).where("id", "=", id).execute();
    const answer = change(app, tokenIn(manageUrl), { action: "cancel" });
    await expect.poll(() => countWaiting(app.db)).toBe(1);
    return { answer };
  });
  expect((await answer).status).toBe(303);
  expect(await stageOf(other)).toBe("new");
});

describeOnBoth("the stage of who has an appointment", (open) => {
  test("goes with the last one in the book that its visitor cancels", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const [first, second] = [await bookAna(app), await bookAna(app, { start: tuesday })];
    const id = await personOf(app, ana.email);
    const { stageOf, booked, put } = await openDesk(app);
    const cancel = ({ manageUrl }: typeof first) => change(app, tokenIn(manageUrl), { action: "cancel" });
    await cancel(first);
    expect(await stageOf(id)).toBe("booked");
    await cancel(second);
    expect([await stageOf(id), await booked()]).toEqual(["new", []]);

    const third = await bookAna(app);
    await put(id, "client");
    await cancel(third);
    expect(await stageOf(id)).toBe("client");

    await cancel(await bookAna(app, beto));
    const other = await personOf(app, beto.email);
    await put(other, "closed");
    const again = await bookAna(app, beto);
    expect(await stageOf(other)).toBe("booked");
    await cancel(again);
    expect(await stageOf(other)).toBe("closed");
  });

  test("changes together with the appointment that its visitor cancels, or neither does", async () => {
    const app = await open();
    const booked = await bookAna(app);
    const cancel = () => change(app, tokenIn(booked.manageUrl), { action: "cancel" });
    const status = async () => (await app.db.selectFrom("appointments").select("status").execute())[0];
    await refuseRows(app, "update", "people", "new.stage <> old.stage");
    expect([(await cancel()).status, await status()]).toEqual([500, { status: "booked" }]);
    await sql`drop trigger refused ${sql.raw(app.env.databaseUrl ? "on people" : "")}`.execute(app.db);
    expect([(await cancel()).status, await status()]).toEqual([303, { status: "cancelled" }]);
  });

  test("goes with the one that the console releases, of which the office is told", async () => {
    const app = await open();
    await bookAna(app);
    const { stageOf } = await openDesk(app);
    const options = { ...app, practice: loadPractice(), secret: "", now: app.now(), isLimited: false };
    const coming = await listOfSender(app.db, ana.email, options);
    expect(await releaseAppointments(app.db, coming, { ...options, lockBooker })).toBe(1);
    expect(await stageOf(await personOf(app, ana.email))).toBe("new");
    const told = await app.db.selectFrom("changes").select("topic").orderBy("seq", "desc").limit(2).execute();
    expect(told.map(({ topic }) => topic).sort()).toEqual(["appointments", "people"]);
  });

  test("goes with the one that the office cancels, and comes back when that is taken back", async () => {
    const app = await open();
    const { ask, add, book, put, booked, stageOf } = await openDesk(app);
    const id = await add();
    await put(id, "talking");
    const { id: appointment } = await book(id, "2026-11-23T09:00");
    app.advance(seconds(1));
    const undo = ({ eventId }: { eventId: string }) =>
      ask(calendar.undoAppointmentChange, { id: appointment, eventId });
    const move = { id: appointment, start: "2026-11-24T10:00", letter: false };
    expect(await undo(await ask(calendar.moveAppointment, move))).toEqual({});
    expect(await stageOf(id)).toBe("booked");
    const cancel = () => ask(calendar.cancelAppointment, { id: appointment, letter: false });
    const cancelled = await cancel();
    expect([await stageOf(id), await booked()]).toEqual(["talking", []]);
    expect(await undo(cancelled)).toEqual({});
    expect([await stageOf(id), await booked()]).toEqual(["booked", [id]]);
    const last = await cancel();
    await put(id, "closed");
    expect(await undo(last)).toEqual({});
    expect(await stageOf(id)).toBe("closed");
  });

  test("is the further one of two people who are merged, until they are parted", async () => {
    const app = await open();
    const { ask, add, booked, stageOf } = await openDesk(app);
    const id = await add();
    await bookAna(app, { start: monday });
    const other = await personOf(app, ana.email);
    const { mergeId } = await ask(mergePeople, { id, other });
    expect(await booked()).toEqual([id]);
    await ask(unmergePerson, { id: other, mergeId });
    expect([await stageOf(id), await stageOf(other)]).toEqual(["new", "booked"]);
    await ask(mergePeople, { id: other, other: id });
    expect(await stageOf(other)).toBe("booked");
  });

  test("goes from who is parted after the appointment went, unless the staff chose it since", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const { ask, add, put, stageOf } = await openDesk(app);
    const id = await add();
    const mergeBooked = async (form: typeof beto, choose?: (other: string) => Promise<unknown>) => {
      const { manageUrl } = await bookAna(app, { start: monday, ...form });
      const other = await personOf(app, form.email);
      app.advance(seconds(1));
      await choose?.(other);
      const { mergeId } = await ask(mergePeople, { id, other });
      expect(await stageOf(id)).toBe("booked");
      app.advance(seconds(1));
      await change(app, tokenIn(manageUrl), { action: "cancel" });
      expect(await stageOf(id)).toBe("new");
      app.advance(seconds(1));
      await ask(unmergePerson, { id: other, mergeId });
      return [await stageOf(id), await stageOf(other)];
    };
    expect(await mergeBooked(ana)).toEqual(["new", "new"]);
    const choose = async (other: string) => {
      await put(other, "talking");
      await put(other, "booked");
    };
    expect(await mergeBooked(beto, choose)).toEqual(["new", "booked"]);
  });
});
