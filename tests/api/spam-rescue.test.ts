import { expect, onTestFinished, test } from "vitest";
import { hours, minutes } from "#domain/durations.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import { listSpam, rescueLead } from "#domain/office/spam-operations.ts";
import { describeOnBoth, startApp, type TestApp } from "../start-app.ts";
import { ana, book, slotsOf } from "./appointment-calls.ts";
import { readMail, startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";
import { contact, hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

async function openSpam(app: TestApp) {
  const { ask } = await atWork(app, { role: "preparer" });
  return { ask, spam: async () => (await ask(listSpam, {})).spam };
}

describeOnBoth("the spam of 30 days", (open) => {
  test("is shown with its reasons; rescued twice at once, all that follows happens once", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const app = await open({ settings: { SMTP_URL: mail.url } });
    const { ask, spam } = await openSpam(app);
    const message = "My SSN is 123-45-6789, please call me";
    await app.post("send-contact-message", { formData: { ...contact, message, website: "x" }, locale: "es" });
    const [entry] = await spam();
    expect(entry).toMatchObject({
      formKind: "contact",
      name: "Ana Prueba",
      locale: "es",
      wantedStart: null,
      text: "My SSN is ***-**-6789, please call me",
      reasons: expect.arrayContaining(["honeypot"]),
    });
    app.advance(minutes(10));
    const answers = await Promise.all([1, 2, 3].map(() => ask(rescueLead, { id: entry?.id ?? "" })));
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
    expect(new Set(answers.map(({ personId }) => personId)).size).toBe(1);
    await soon(() => mail.accepted.length).toBe(2);
    const dates = await Promise.all(mail.accepted.map(async (letter) => (await readMail(letter)).date ?? ""));
    for (const date of dates)
      expect(Math.abs(app.now().getTime() - Date.parse(date))).toBeLessThan(minutes(1));
    expect(await app.outbox()).toHaveLength(2);
    expect(await spam()).toEqual([]);
    const [lead] = await app.leads();
    expect(lead).toMatchObject({ status: "new", person_id: answers[0]?.personId });
    expect(Date.parse(lead?.reply_by ?? "")).toBeGreaterThan(app.now().getTime());
    const person = await app.db.selectFrom("people").selectAll().executeTakeFirstOrThrow();
    expect(person).toMatchObject({ reply_due_at: lead?.reply_by, stage: "new" });
    // The message that made a person stays with it.
    const { timeline } = await ask(getPerson, { id: lead?.person_id ?? "" });
    expect(timeline).toContainEqual(expect.objectContaining({ type: "submission", isSeparable: false }));
    const unknown = "0198f0a2-7c1e-7d60-8a1b-1f2e3d4c5b6a";
    expect((await ask(rescueLead, { id: unknown })).code).toBe("not-found");
  });

  test("gives a suspected bot no slot; its rescue books it, or asks to be called when it is gone", async () => {
    const app = await open();
    const { ask, spam } = await openSpam(app);
    for (const name of ["Ana Prueba", "Eva Prueba"])
      expect((await book(app, { ...ana, name, website: "x" })).status).not.toBe(200);
    const query = "service=consultation&from=2026-11-23&to=2026-11-23&tz=America/Chicago";
    expect((await slotsOf(app, query)).starts).toContain(ana.start);
    const entries = await spam();
    expect(entries.map(({ wantedStart }) => wantedStart)).toEqual([ana.start, ana.start]);
    const rescue = (index: number) => ask(rescueLead, { id: entries[index]?.id ?? "" });
    expect((await rescue(0)).booking).toBe("booked");
    const people = () =>
      app.db.selectFrom("people").select(["stage", "reply_due_at"]).orderBy("id").execute();
    expect(await people()).toEqual([{ stage: "booked", reply_due_at: null }]);
    expect((await slotsOf(app, query)).starts).not.toContain(ana.start);
    expect((await rescue(1)).booking).toBe("slot-taken");
    expect(await people()).toContainEqual({ stage: "new", reply_due_at: expect.any(String) });
  });

  test("a rescue keeps no notice and no horizon, and says when the time is over", async () => {
    const app = await open();
    const start = "2026-11-20T13:00:00-06:00";
    for (const name of ["Ana Prueba", "Eva Prueba"]) await book(app, { ...ana, name, start, website: "x" });
    app.advance(hours(3.75));
    const { ask, spam } = await openSpam(app);
    const [first, second] = await spam();
    expect((await ask(rescueLead, { id: first?.id ?? "" })).booking).toBe("booked");
    app.advance(minutes(15));
    expect((await ask(rescueLead, { id: second?.id ?? "" })).booking).toBe("time-past");
  });
});

test("a message joins its person, however many under that address are tagged as spam", async () => {
  const app = await startApp();
  const hers = await sendForm(app, "send-hero-consultation", hero);
  app.advance(minutes(1));
  for (let turn = 0; turn < 20; turn += 1)
    await sendForm(app, "send-contact-message", { ...contact, firstName: `Luis${turn}` });
  const tagged_at = app.now().toISOString();
  const { numUpdatedRows } = await app.db
    .updateTable("people")
    .set({ tagged_at })
    .where("id", "!=", hers)
    .executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(20n);
  expect(await sendForm(app, "send-hero-consultation", hero)).toBe(hers);
  await app.end();
});
