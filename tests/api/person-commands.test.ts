import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { logTouch, undoTouch } from "#domain/office/answer-operations.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";
import * as people from "#domain/office/people-operations.ts";
import * as commands from "#domain/office/person-commands.ts";
import { describeOnBoth } from "../start-app.ts";
import { contact, hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const form = "send-hero-consultation";

describeOnBoth("commands on people", (open) => {
  test("of two changes of one field at once one wins, and the other sees value, author and time", async () => {
    const app = await open();
    const id = await sendForm(app, form, hero);
    const [ana, eva] = [await atWork(app), await atWork(app)];
    const change = (who: typeof ana, phone: string) =>
      who.ask(commands.changePerson, {
        id,
        changes: { phone: { from: "", to: phone }, nextStep: { from: "", to: phone } },
      });
    const answers = await Promise.all([change(ana, "214-555-0177"), change(eva, "(972) 555-0100")]);
    const lost = answers.filter(({ code }) => code);
    expect(lost).toHaveLength(1);
    const { card, rest } = await cardOf(ana, id);
    expect(lost[0]).toMatchObject({ code: "field-conflict", current: card.phoneShown, by: "Elena Prueba" });
    expect(lost[0]?.at).toBe(app.now().toISOString());
    // All or nothing: the loser's other field is not there either.
    expect(rest.filter(({ change }) => change?.field === "nextStep")).toHaveLength(1);
    const other = { from: card.phoneShown, to: "" };
    expect(await eva.ask(commands.changePerson, { id, changes: { phone: other } })).toEqual({});
    expect((await cardOf(ana, id)).card).toMatchObject({ phone: "", phoneShown: "" });
  });

  test("a new person is held against those with all words of the name", async () => {
    const app = await open();
    const id = await sendForm(app, form, hero);
    const ana = await atWork(app);
    const doubles = (name: string) => ana.ask(people.findDoubles, { name, email: "", phone: "" });
    const found = { people: [{ id, name: "Ana Prueba", reason: "name" }] };
    expect(await Promise.all(["prueba ana", "Ana Prueb"].map(doubles))).toEqual([found, { people: [] }]);
  });

  test("a message is given to a new person, whose clock runs", async () => {
    const app = await open();
    const id = await sendForm(app, form, hero);
    app.advance(minutes(1));
    await sendForm(app, "send-contact-message", contact);
    const ana = await atWork(app);
    const sent = async (kind: string) =>
      (await ana.ask(listPeople, { form: kind, stage: "new", language: "en" })).people.map(
        (person) => person.id,
      );
    expect([await sent("hero"), await sent("contact"), await sent("busines")]).toEqual([[id], [id], []]);
    const submissions = (await cardOf(ana, id)).card.timeline.filter(({ type }) => type === "submission");
    expect(submissions.map((entry) => "isSeparable" in entry && entry.isSeparable)).toEqual([true, false]);
    const { personId } = await ana.ask(commands.separateLead, { id: submissions[0]?.id ?? "" });
    expect((await ana.ask(people.getToday, {})).waiting.map((person) => person.id)).toEqual([id, personId]);
    expect(await ana.ask(commands.separateLead, { id: submissions[1]?.id ?? "" })).toMatchObject({
      code: "state-changed",
    });
    expect([await sent("hero"), await sent("contact")]).toEqual([[id], [personId]]);
  });

  test("a repeat of each command changes nothing again and gets the first answer", async () => {
    const app = await open();
    const id = await sendForm(app, form, hero);
    const other = await sendForm(app, form, { ...hero, email: "b@example.com" });
    const ana = await atWork(app);
    const added = {
      name: "Luis",
      email: "",
      phone: "",
      writes: "es",
      speaks: "es",
      request: "Taxes",
      source: "visit",
      consent: true,
    } as const;
    const calls = [
      (key: string) => ana.ask(commands.addPerson, added, key),
      (key: string) =>
        ana.ask(commands.changePerson, { id, changes: { stage: { from: "new", to: "talking" } } }, key),
      (key: string) => ana.ask(logTouch, { id, kind: "call", body: "Said yes", outcome: "reached" }, key),
      (key: string) => ana.ask(commands.mergePeople, { id, other }, key),
      (key: string) => ana.ask(commands.unmergePerson, { id: other }, key),
      (key: string) =>
        ana.ask(commands.changePeople, { ids: [id, other], change: { field: "stage", to: "booked" } }, key),
    ];
    for (const call of calls) {
      const key = randomUUID();
      const answers = [await call(key), await call(key), ...(await Promise.all([call(key), call(key)]))];
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]).not.toHaveProperty("code");
    }
    const audit = await app.db.selectFrom("audit").select("action").execute();
    expect(audit).toHaveLength(calls.length);
    expect(app.logged.join("")).not.toMatch(/Prueba|example\.com|Luis/);
  });

  test("a change of several people is taken back, but for those who were changed since", async () => {
    const app = await open();
    const [first, second] = [
      await sendForm(app, form, hero),
      await sendForm(app, form, { ...hero, email: "b@example.com" }),
    ];
    const ana = await atWork(app);
    const stages = async () => [
      (await cardOf(ana, first)).card.stage,
      (await cardOf(ana, second)).card.stage,
    ];
    const change = (ids: string[], to: "talking" | "booked" | "new", from?: "booked") =>
      ana.ask(commands.changePeople, { ids, change: { field: "stage", to, ...(from && { from }) } });
    await change([second], "talking");
    expect((await change([first, second], "booked")).changed.toSorted(byId)).toEqual(
      [
        { id: first, from: "new" },
        { id: second, from: "talking" },
      ].toSorted(byId),
    );
    await change([second], "new");
    expect((await change([first], "new", "booked")).changed).toEqual([{ id: first, from: "booked" }]);
    expect((await change([second], "talking", "booked")).changed).toEqual([]);
    expect(await stages()).toEqual(["new", "new"]);
    const give = { field: "assignedTo" as const, to: ana.user.id };
    expect((await ana.ask(commands.changePeople, { ids: [first], change: give })).changed).toEqual([
      { id: first, from: null },
    ]);
  });

  test("fields, people and colleagues that are not there are refused", async () => {
    const app = await open();
    const id = await sendForm(app, form, hero);
    const ana = await atWork(app);
    const change = (changes: Parameters<typeof ana.ask<typeof commands.changePerson>>[1]["changes"]) =>
      ana.ask(commands.changePerson, { id, changes });
    const email = "ana@example.com";
    expect(await change({ email: { from: email, to: "a b@c" } })).toMatchObject({
      code: "input-invalid",
      field: "email",
    });
    expect(await change({ assignedTo: { from: null, to: randomUUID() } })).toMatchObject({
      field: "assignedTo",
    });
    expect(await ana.ask(people.getPerson, { id: randomUUID() })).toMatchObject({ code: "not-found" });
    expect(await ana.ask(undoTouch, { id: randomUUID() })).toMatchObject({ code: "not-found" });
  });
});

async function cardOf(who: Awaited<ReturnType<typeof atWork>>, id: string) {
  const card = await who.ask(people.getPerson, { id });
  return { card, rest: card.timeline.flatMap((entry) => (entry.type === "touch" ? [entry] : [])) };
}

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
