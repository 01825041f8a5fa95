import { expect, test } from "vitest";
import { days } from "#domain/durations.ts";
import { assignAppointment, getCalendar, noteOutcome } from "#domain/office/calendar-operations.ts";
import { addEndpoint, changeEndpoint, listEndpoints } from "#domain/office/endpoint-operations.ts";
import { getRetention, setRetention } from "#domain/office/retention-operations.ts";
import { addIncident, changeIncident, getSafeguards } from "#domain/office/safeguards-operations.ts";
import { listTemplates, moveTemplate } from "#domain/office/template-operations.ts";
import { describeOnBoth, race, type TestApp } from "../start-app.ts";
import { bookAna, monday } from "./appointment-calls.ts";
import { atWork } from "./staff-at-work.ts";

const firstAppointment = async (app: TestApp) => {
  await bookAna(app);
  return app.db.selectFrom("appointments").selectAll().executeTakeFirstOrThrow();
};

const endpoint = (name: string) => ({
  name,
  url: `https://${name.toLowerCase()}.example.com/hook`,
  fields: ["name" as const, "email" as const],
});

describeOnBoth("what a colleague changed since it was seen", (open) => {
  test("is not replaced unseen: of several who give away an appointment at once one does, and the others read to whom", async () => {
    const app = await open(race);
    const colleagues = await Promise.all([atWork(app), atWork(app), atWork(app), atWork(app)]);
    const { id } = await firstAppointment(app);
    const takenBy = async () =>
      (await colleagues[0].ask(getCalendar, { from: monday.slice(0, 10), to: monday.slice(0, 10) }))
        .appointments[0]?.assignedTo;
    const assign = (by: (typeof colleagues)[0], seen: string | null, assignedTo: string | null) =>
      by.ask(assignAppointment, { id, seen, assignedTo });
    const answers = await Promise.all(colleagues.map((each) => assign(each, null, each.user.id)));
    const refusals = answers.filter(({ code }) => code === "field-conflict");
    expect(refusals).toHaveLength(colleagues.length - 1);
    expect(refusals[0]).toMatchObject({
      field: "assignedTo",
      current: await takenBy(),
      by: "Elena Prueba",
      at: app.now().toISOString(),
    });
    const winner = colleagues[answers.findIndex(({ code }) => !code)];
    const loser = colleagues[answers.findIndex(({ code }) => code)];
    if (!winner || !loser) throw new Error("nobody was refused");
    expect(await takenBy()).toBe(winner.user.id);
    // The same choice is told of, too: who undoes theirs would take the colleague's back.
    expect(await assign(loser, null, winner.user.id)).toMatchObject({ code: "field-conflict" });
    expect(await assign(loser, winner.user.id, loser.user.id)).toEqual({});
    expect(await assign(winner, winner.user.id, null)).toMatchObject({ code: "field-conflict" });
    expect(await takenBy()).toBe(loser.user.id);
    expect(await assign(loser, loser.user.id, null)).toEqual({});
    expect(await assign(winner, loser.user.id, winner.user.id)).toMatchObject({ current: "" });
  });

  test("is not replaced unseen: of several who note how an appointment ended one does, and undoes only that", async () => {
    const app = await open(race);
    const { id } = await firstAppointment(app);
    app.advance(days(4));
    const [one, other] = [await atWork(app), await atWork(app)];
    type Outcome = "kept" | "no-show" | null;
    const note = (by: typeof one, seen: Outcome, outcome: Outcome) =>
      by.ask(noteOutcome, { id, seen, outcome });
    const stored = async () =>
      (await app.db.selectFrom("appointments").select("outcome").executeTakeFirstOrThrow()).outcome;
    const answers = await Promise.all([note(one, null, "kept"), note(other, null, "no-show")]);
    const outcome = await stored();
    const later = outcome === "kept" ? "no-show" : "kept";
    expect(answers.filter(({ code }) => code)).toEqual([
      expect.objectContaining({
        code: "field-conflict",
        field: "outcome",
        current: outcome,
        by: "Elena Prueba",
      }),
    ]);
    expect(await note(other, outcome, later)).toEqual({});
    // An undo of the first note.
    expect(await note(one, outcome, null)).toMatchObject({ code: "field-conflict", current: later });
    expect(await note(one, null, later)).toMatchObject({ code: "field-conflict" });
    expect(await stored()).toBe(later);
    expect(await note(one, later, null)).toEqual({});
    expect(await note(one, later, "kept")).toMatchObject({ code: "field-conflict", current: "" });
    expect(await stored()).toBeNull();
  });

  test("is not replaced unseen: of several owners who change an endpoint at once one does, and the others read its settings", async () => {
    const app = await open(race);
    const [one, other] = [await atWork(app), await atWork(app)];
    const first = endpoint("First");
    const { id } = await one.ask(addEndpoint, first);
    const stored = async () => (await one.ask(listEndpoints, {})).endpoints.find((each) => each.id === id);
    const changed = ["Second", "Third", "Fourth"].map(endpoint);
    const change = (by: typeof one, seen: typeof first, settings: typeof first) =>
      by.ask(changeEndpoint, { id, seen, ...settings });
    const answers = await Promise.all(changed.map((each) => change(other, first, each)));
    const winner = changed[answers.findIndex(({ code }) => !code)] ?? first;
    expect(await stored()).toMatchObject(winner);
    const refusals = answers.filter(({ code }) => code === "field-conflict");
    expect(refusals).toHaveLength(changed.length - 1);
    expect(JSON.parse(refusals[0]?.current ?? "")).toEqual(winner);
    expect([refusals[0]?.by, refusals[0]?.at]).toEqual(["Elena Prueba", app.now().toISOString()]);
    expect(await change(one, winner, { ...winner, name: "Last" })).toEqual({});
    expect(await change(one, winner, winner)).toMatchObject({ code: "field-conflict" });
    expect((await stored())?.name).toBe("Last");
  });

  test("is not replaced unseen: of several owners who set how long people are kept one does, and the others read it", async () => {
    const app = await open(race);
    const [one, other] = [await atWork(app), await atWork(app)];
    const months = (inquiryMonths: number) => ({ inquiryMonths, clientMonths: 24 });
    const usual = { inquiryMonths: 12, clientMonths: 12 };
    const stored = async () => (await one.ask(getRetention, {})).inquiryMonths;
    const set = (by: typeof one, seen: typeof usual, wanted: typeof usual) =>
      by.ask(setRetention, { ...wanted, seen });
    const choices = [6, 9, 18].map(months);
    const answers = await Promise.all(choices.map((each) => set(other, usual, each)));
    const winner = choices[answers.findIndex(({ code }) => !code)] ?? usual;
    expect(await stored()).toBe(winner.inquiryMonths);
    const refusals = answers.filter(({ code }) => code === "field-conflict");
    expect(refusals).toHaveLength(choices.length - 1);
    expect(JSON.parse(refusals[0]?.current ?? "")).toEqual(winner);
    expect([refusals[0]?.by, refusals[0]?.at]).toEqual(["Elena Prueba", app.now().toISOString()]);
    expect(await set(one, winner, months(3))).toEqual({});
    expect(await set(other, winner, winner)).toMatchObject({ code: "field-conflict" });
    expect(await stored()).toBe(3);
  });

  test("is not replaced unseen: a template goes up one place when two raise it at once", async () => {
    const app = await open(race);
    const [one, other] = [await atWork(app), await atWork(app, { role: "preparer" })];
    const list = async () => (await one.ask(listTemplates, {})).templates.map(({ id }) => id);
    const [first = "", second = "", id = "", ...rest] = await list();
    const raise = (by: typeof one) => by.ask(moveTemplate, { id, seen: 2, position: 1 });
    const answers = await Promise.all([raise(one), raise(other)]);
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(["state-changed"]);
    expect(await list()).toEqual([first, id, second, ...rest]);
    // A place that was seen before somebody else took it up is another place by now.
    expect(await other.ask(moveTemplate, { id: second, seen: 1, position: 0 })).toMatchObject({
      code: "state-changed",
    });
    expect(await other.ask(moveTemplate, { id, seen: 1, position: 0 })).toEqual({});
    expect(await list()).toEqual([id, first, second, ...rest]);
  });

  test("is not replaced unseen: of two owners who close an incident, or count its people, one does", async () => {
    const app = await open(race);
    const [one, other] = [await atWork(app), await atWork(app)];
    const [fromDay, toDay] = ["2026-11-20", "2026-11-20"];
    const incident = { text: "A laptop was stolen", fromDay, toDay, isUnencrypted: true, people: null };
    const { id } = await one.ask(addIncident, incident);
    const state = async () => (await one.ask(getSafeguards, {})).incidents[0];
    const refused = ["state-changed"];
    const codes = (answers: { code?: string }[]) => answers.flatMap(({ code }) => code ?? []);
    const count = (by: typeof one, from: number, to: number) =>
      by.ask(changeIncident, { id, people: { from, to } });
    expect(codes(await Promise.all([count(one, 0, 300), count(other, 0, 600)]))).toEqual(refused);
    const people = (await state())?.people ?? 0;
    expect(await count(other, people, 700)).toMatchObject({ at: expect.any(String) });
    expect(codes([await count(one, people, 20)])).toEqual(refused);
    expect(await state()).toMatchObject({ people: 700, closedAt: null });

    const close = (by: typeof one, isClosed: boolean) => by.ask(changeIncident, { id, isClosed });
    expect(codes(await Promise.all([close(one, true), close(other, true)]))).toEqual(refused);
    const { closedAt } = (await state()) ?? {};
    expect(closedAt).toBe(app.now().toISOString());
    expect(await close(other, false)).toMatchObject({ at: expect.any(String) });
    expect(codes([await close(one, false)])).toEqual(refused);
    expect((await state())?.closedAt).toBeNull();
  });
});
