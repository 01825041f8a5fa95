import { expect, onTestFinished, test } from "vitest";
import { getPerson } from "#domain/office/people-operations.ts";
import { changePeople } from "#domain/office/person-commands.ts";
import * as subscribers from "#domain/office/subscriber-operations.ts";
import type { Stage } from "#domain/people/people.ts";
import { createDatabase } from "../create-database.ts";
import { describeOnBoth, race, startApp } from "../start-app.ts";
import { insertSubscribers } from "./campaign-desk.ts";
import { countWaiting } from "./count-waiting.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

describeOnBoth("the subscribers of the newsletter", (open) => {
  test("are found, added with their consent, ended, exported and erased", async () => {
    const app = await open();
    await insertSubscribers(app.db, app.now(), [
      "=ana",
      "eva_1",
      ...Array.from({ length: 118 }, (_, at) => `r${at}`),
    ]);
    const [owner, desk] = [await atWork(app), await atWork(app, { role: "front-desk" })];
    const find = (input: object) => desk.ask(subscribers.findSubscribers, input);
    expect(await find({ after: "~" })).toMatchObject({ code: "input-invalid", field: "after" });
    const pages = [];
    for (let after: string | null | undefined; after !== null; ) {
      const { subscribers: page, next } = await find({ language: "es", ...(after && { after }) });
      pages.push(page.map(({ email }) => email));
      after = next;
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 10]);
    expect(new Set(pages.flat()).size).toBe(60);
    const emails = async (input: object) => (await find(input)).subscribers.map(({ email }) => email);
    expect(await emails({ text: "EVA_" })).toEqual(["eva_1@example.com"]);
    expect(await emails({ text: "%" })).toEqual([]);

    const asked = { locale: "es", way: "phone", note: "Called on Monday" } as const;
    const { id, state } = await desk.ask(subscribers.addSubscriber, { ...asked, email: "New@Example.com" });
    expect(state).toBe("pending");
    const [added] = (await find({ state: "pending" })).subscribers;
    expect(added).toMatchObject({
      id,
      email: "new@example.com",
      locale: "es",
      confirmedAt: null,
      consent: { way: "phone", note: "Called on Monday", by: "Elena Prueba" },
    });
    expect((await app.outbox()).map(({ kind }) => kind)).toEqual(["newsletter-confirm"]);
    const known = await desk.ask(subscribers.addSubscriber, { ...asked, email: "eva_1@example.com" });
    expect(known.state).toBe("confirmed");
    expect(await app.outbox()).toHaveLength(1);
    expect(await desk.ask(subscribers.addSubscriber, { ...asked, email: "a@b.com", note: "" })).toMatchObject(
      {
        field: "note",
      },
    );

    expect(await desk.ask(subscribers.endSubscriber, { id: known.id })).toEqual({});
    expect(await desk.ask(subscribers.endSubscriber, { id: known.id })).toMatchObject({
      code: "state-changed",
    });
    expect(await emails({ state: "unsubscribed" })).toEqual(["eva_1@example.com"]);

    expect(await desk.ask(subscribers.exportSubscribers, {})).toMatchObject({ code: "role-forbidden" });
    const { csv, rows } = await owner.ask(subscribers.exportSubscribers, { language: "en" });
    expect([rows, csv.split("\r\n").length]).toEqual([60, 62]);
    expect(csv).toMatch(/^email,language,state,asked \(Central Time\),confirmed \(Central Time\),/);
    expect(csv).toMatch(/\r\n'=ana@example.com,en,confirmed(?:,\d{4}-\d\d-\d\d \d\d:\d\d){2},,/);
    expect((await owner.ask(subscribers.exportSubscribers, { text: "ANA@" })).rows).toBe(1);
    expect(await desk.ask(subscribers.removeSubscriber, { id })).toMatchObject({ code: "role-forbidden" });
    // What else they sent stays.
    await sendForm(app, "send-hero-consultation", { ...hero, email: "new@example.com" });
    expect(await owner.ask(subscribers.removeSubscriber, { id })).toEqual({});
    const sent = (await app.leads()).filter(({ email }) => email === "new@example.com");
    expect(sent.map(({ form_kind }) => form_kind)).toEqual(["hero"]);
    for (const email of ["new@example.com", "New+letters@example.com"])
      expect(await desk.ask(subscribers.addSubscriber, { ...asked, email })).toMatchObject({
        code: "address-suppressed",
      });
    expect(await emails({ text: "new@" })).toEqual([]);
    const audit = await app.db
      .selectFrom("audit")
      .select(["action", "details"])
      .where("action", "like", "%subscriber%")
      .execute();
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      "add-subscriber",
      "add-subscriber",
      "end-subscriber",
      "export-subscribers",
      "export-subscribers",
      "find-subscribers",
      "find-subscribers",
      "remove-subscriber",
    ]);
    expect(JSON.stringify(audit)).not.toContain("@");

    // Whoever asks again has not confirmed that, whenever the one before was.
    await desk.ask(subscribers.addSubscriber, { ...asked, email: "eva_1@example.com" });
    const [again] = (await find({ text: "eva_1" })).subscribers;
    expect(again).toMatchObject({ state: "pending", confirmedAt: null });
    const person = await sendForm(app, "send-hero-consultation", { ...hero, email: "eva_1@example.com" });
    expect(await desk.ask(getPerson, { id: person })).toMatchObject({ subscribed: false });

    const answers = [];
    for (let at = 0; at < 61; at++)
      answers.push(
        (await desk.ask(subscribers.addSubscriber, { ...asked, email: `f${at}@example.com` })).code,
      );
    expect(answers.filter((code) => code === "rate-limited")).toHaveLength(3);
  });
});

describeOnBoth("who asks for the newsletter, confirms, leaves or becomes a client", (open) => {
  test("is shown to the staff at once, and who confirmed anew has left at no time", async () => {
    const app = await open();
    const desk = await atWork(app);
    const person = await sendForm(app, "send-hero-consultation", hero);
    const press = async (step: string) => {
      const { id } = await app.db.selectFrom("subscribers").select("id").executeTakeFirstOrThrow();
      return fetch(`${app.url}/newsletter/${step}?token=${id}`, { method: "POST" });
    };
    const move = (to: Stage) => desk.ask(changePeople, { ids: [person], change: { field: "stage", to } });
    const ask = () => app.post("subscribe-newsletter", { formData: { email: hero.email } });
    const steps = [
      [ask, "pending"],
      [() => press("confirm"), "confirmed"],
      [() => press("unsubscribe"), "unsubscribed"],
      [ask, "pending"],
      [() => press("confirm"), "confirmed"],
      [() => move("client"), "unsubscribed"],
      [() => move("talking"), "confirmed"],
    ] as const;
    for (const [act, state] of steps) {
      app.advance(1000);
      await app.db.deleteFrom("changes").execute();
      await act();
      const told = app.db.selectFrom("changes").select("subject_id").where("topic", "=", "newsletter");
      expect([state, await told.execute()]).toEqual([state, [{ subject_id: "" }]]);
      const [shown] = (await desk.ask(subscribers.findSubscribers, {})).subscribers;
      expect(shown).toMatchObject({
        state,
        endedAt: state === "unsubscribed" ? app.now().toISOString() : null,
      });
      const { unsubscribed_at } = await app.db
        .selectFrom("subscribers")
        .select("unsubscribed_at")
        .executeTakeFirstOrThrow();
      if (state === "confirmed") expect(unsubscribed_at).toBeNull();
    }
  });
});

// On Postgres alone: on SQLite there is one writer at a time.
test("a client who asks again while the owner removes their address is asked to confirm", async () => {
  const app = await startApp({ ...race, databaseUrl: await createDatabase() });
  onTestFinished(() => app.end());
  const owner = await atWork(app);
  await sendForm(app, "send-hero-consultation", hero);
  const ask = () => app.post("subscribe-newsletter", { formData: { email: hero.email } });
  await ask();
  const [{ id = "" } = {}] = (await owner.ask(subscribers.findSubscribers, {})).subscribers;
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const held = app.db.transaction().execute(async (tx) => {
    await tx.updateTable("leads").set({ page: "" }).where("form_kind", "=", "newsletter").execute();
    locked.resolve();
    await gate;
  });
  await locked.promise;
  const removed = owner.ask(subscribers.removeSubscriber, { id });
  await expect.poll(() => countWaiting(app.db)).toBe(1);
  const asked = ask();
  await expect.poll(() => countWaiting(app.db)).toBe(2);
  openGate();
  await held;
  expect([await removed, (await asked).status]).toEqual([{}, 200]);
  expect((await owner.ask(subscribers.findSubscribers, {})).subscribers).toMatchObject([
    { state: "pending" },
  ]);
});
