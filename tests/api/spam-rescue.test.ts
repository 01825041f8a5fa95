import { expect, onTestFinished, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import type { SpamEntry } from "#domain/office/spam-operations.ts";
import type { ReplyTemplate } from "#domain/office/template-operations.ts";
import { describeOnBoth, startApp, type TestApp } from "../start-app.ts";
import { ana, book, slotsOf } from "./appointment-calls.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";
import { readMail, startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";
import { contact, hero } from "./sample-forms.ts";
import { sendForm } from "./staff-at-work.ts";

async function openDesk(app: TestApp) {
  const { token } = await signedInStaff(app, { role: "preparer" });
  const call = (path: string, body?: unknown) => callOffice(app, path, { token, body });
  const spam = async () => (await call("/spam")).json.spam as SpamEntry[];
  return { call, spam };
}

describeOnBoth("the spam of 30 days", (open) => {
  test("is shown with its reasons; rescued twice at once, all that follows happens once", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const app = await open({ settings: { SMTP_URL: mail.url } });
    const { call, spam } = await openDesk(app);
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
    const answers = await Promise.all([1, 2, 3].map(() => call(`/spam/${entry?.id}/rescue`, {})));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ json }) => json.personId)).size).toBe(1);
    await soon(() => mail.accepted.length).toBe(2);
    const dates = await Promise.all(mail.accepted.map(async (letter) => (await readMail(letter)).date ?? ""));
    for (const date of dates)
      expect(Math.abs(app.now().getTime() - Date.parse(date))).toBeLessThan(minutes(1));
    expect(await app.outbox()).toHaveLength(2);
    expect(await spam()).toEqual([]);
    const [lead] = await app.leads();
    expect(lead).toMatchObject({ status: "new", person_id: answers[0]?.json.personId });
    expect(Date.parse(lead?.reply_by ?? "")).toBeGreaterThan(app.now().getTime());
    const person = await app.db.selectFrom("people").selectAll().executeTakeFirstOrThrow();
    expect(person).toMatchObject({ reply_due_at: lead?.reply_by, stage: "new" });
    // The message that made a person stays with it.
    const { timeline } = (await call(`/people/${lead?.person_id}`)).json as PersonCard;
    expect(timeline).toContainEqual(expect.objectContaining({ type: "submission", isSeparable: false }));
    const unknown = "0198f0a2-7c1e-7d60-8a1b-1f2e3d4c5b6a";
    expect((await call(`/spam/${unknown}/rescue`, {})).json.code).toBe("not-found");
  });

  test("gives a suspected bot no slot; its rescue books it, or asks to be called when it is gone", async () => {
    const app = await open();
    const { call, spam } = await openDesk(app);
    for (const name of ["Ana Prueba", "Eva Prueba"])
      expect((await book(app, { ...ana, name, website: "x" })).status).not.toBe(200);
    const query = "service=consultation&from=2026-11-23&to=2026-11-23&tz=America/Chicago";
    expect((await slotsOf(app, query)).starts).toContain(ana.start);
    const entries = await spam();
    expect(entries.map(({ wantedStart }) => wantedStart)).toEqual([ana.start, ana.start]);
    const rescue = async (index: number) => (await call(`/spam/${entries[index]?.id}/rescue`, {})).json;
    const capacity = (await slotsOf(app, query)).starts.length;
    expect((await rescue(0)).booking).toBe("booked");
    const people = () =>
      app.db.selectFrom("people").select(["stage", "reply_due_at"]).orderBy("id").execute();
    expect(await people()).toEqual([{ stage: "booked", reply_due_at: null }]);
    await app.db.updateTable("slot_units").set({ seat: 0 }).execute();
    expect(capacity).toBeGreaterThan(0);
    const second = await rescue(1);
    const isFree = (await slotsOf(app, query)).starts.includes(ana.start);
    expect(second.booking).toBe(isFree ? "booked" : "slot-taken");
    if (second.booking === "slot-taken")
      expect(await people()).toContainEqual({ stage: "new", reply_due_at: expect.any(String) });
  });
});

describeOnBoth("reply templates", (open) => {
  test("begin with a set in both languages, and are added, moved, archived and restored", async () => {
    const app = await open();
    const { call } = await openDesk(app);
    const titles = async (query = "") =>
      ((await call(`/templates${query}`)).json.templates as ReplyTemplate[]).map(({ title }) => title.es);
    const before = await titles();
    expect(before[0]).toBe("Primer contacto");
    expect(before.length).toBeGreaterThan(4);
    const template = {
      channel: "whatsapp",
      title: { en: "Closed today", es: "Hoy cerramos" },
      subject: { en: "", es: "" },
      body: { en: "Hi {firstName}", es: "Hola, {firstName}" },
    };
    const { id } = (await call("/templates", template)).json;
    expect((await titles()).at(-1)).toBe("Hoy cerramos");
    await call(`/templates/${id}/move`, { seen: before.length, position: 1 });
    expect(await titles()).toEqual([before[0], "Hoy cerramos", ...before.slice(1)]);
    const changed = { ...template, version: "", title: { ...template.title, es: "Cerrado" } };
    expect((await call(`/templates/${id}`, changed)).status).toBe(200);
    const broken = { ...changed, body: { en: "Hi {firstName}", es: "Hola" } };
    expect((await call(`/templates/${id}`, broken)).json).toMatchObject({ error: "blanks-differ" });
    await call(`/templates/${id}/archive`, {});
    expect([await titles(), await titles("?only=archived")]).toEqual([before, ["Cerrado"]]);
    await call(`/templates/${id}/restore`, {});
    expect(await titles()).toEqual([...before, "Cerrado"]);
    const { token } = await signedInStaff(app, { role: "front-desk" });
    expect((await callOffice(app, "/templates", { token, body: template })).status).toBe(403);
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
