import { expect, onTestFinished, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { minutes, seconds } from "#domain/durations.ts";
import { letterDelay, sendLetter } from "#domain/office/answer-operations.ts";
import * as people from "#domain/office/people-operations.ts";
import { mergePeople } from "#domain/office/person-commands.ts";
import * as spam from "#domain/office/spam-operations.ts";
import { subjectTagged } from "#server/outbox/tagged-subjects.ts";
import { peopleComposers } from "#server/people/deliveries.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { bookAna, change, tokenIn } from "./appointment-calls.ts";
import { settle } from "./appointment-post.ts";
import { startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const form = "send-hero-consultation";

const statesOf = async (app: TestApp) =>
  (await app.outbox()).map(({ kind, state }) => `${kind} ${state}`).sort();

describeOnBoth("people whom the staff tag as spam", (open) => {
  test("get no letter that waits, and all of them once when they are rescued", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const app = await open({ settings: { SMTP_URL: mail.url, RATE_LIMITS: "off" } });
    const desk = await atWork(app);
    const id = await sendForm(app, form, hero);
    await settle(app);
    expect(mail.accepted).toHaveLength(2);
    await app.db
      .updateTable("outbox")
      .set({ state: "failed", needs_person_since: app.now().toISOString() })
      .where("kind", "=", "lead-confirmation")
      .execute();
    expect((await desk.ask(people.getToday, {})).failures).toHaveLength(1);
    await desk.ask(spam.tagSpam, { ids: [id] });
    expect((await desk.ask(people.getToday, {})).failures).toEqual([]);
    expect(await statesOf(app)).toEqual(["lead-confirmation held", "lead-notice sent"]);
    const [entry] = (await desk.ask(spam.listSpam, {})).spam;
    expect(await desk.ask(spam.rescueLead, { id: entry?.id ?? "" })).toEqual({ personId: id, booking: null });
    await soon(() => statesOf(app)).toEqual(["lead-confirmation sent", "lead-notice sent"]);
    expect(mail.accepted).toHaveLength(3);
  });

  test("get a letter of the staff that waited when that is taken back, not sooner than it was due", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const app = await open({ settings: { SMTP_URL: mail.url, RATE_LIMITS: "off" } });
    const desk = await atWork(app);
    const merged = await sendForm(app, form, { ...hero, email: "b@example.com" });
    const id = await sendForm(app, form, hero);
    await soon(() => mail.accepted.length).toBe(4);
    const letter = { locale: "en", subject: "Hello", body: "Dear Ana", seen: null, anyway: true } as const;
    const letters = async () =>
      (await app.outbox()).filter(({ kind }) => kind === "staff-letter").map(({ state }) => state);
    await desk.ask(sendLetter, { id: merged, ...letter });
    await desk.ask(sendLetter, { id, ...letter });
    await desk.ask(mergePeople, { id, other: merged });
    await desk.ask(spam.tagSpam, { ids: [id] });
    expect(await letters()).toEqual(["held", "held"]);
    // A server may have claimed one before.
    const { "staff-letter": compose } = peopleComposers({ ...app, practice: loadPractice() });
    const written = await app.db.selectFrom("letters").select("id").execute();
    for (const { id: letterId } of written)
      expect(await compose?.(letterId)).toEqual({ held: subjectTagged });
    app.advance(seconds(5));
    await desk.ask(spam.untagSpam, { ids: [id] });
    expect(await letters()).toEqual(["queued", "queued"]);
    expect(mail.accepted).toHaveLength(4);
    app.advance(letterDelay);
    await soon(letters).toEqual(["sent", "sent"]);

    await desk.ask(sendLetter, { id, ...letter });
    await desk.ask(spam.tagSpam, { ids: [id] });
    app.advance(minutes(5));
    await desk.ask(spam.untagSpam, { ids: [id] });
    await soon(letters).toEqual(["sent", "sent", "sent"]);
    expect(mail.accepted).toHaveLength(7);
  });

  test("get no more confirmations than a mailbox gets mails, however often they are brought back", async () => {
    const app = await open();
    const desk = await atWork(app);
    await bookAna(app);
    const { id } = await app.db.selectFrom("people").select("id").executeTakeFirstOrThrow();
    const sendDue = async () => {
      const sent = { state: "sent" as const, sent_at: app.now().toISOString() };
      const queued = app.db.updateTable("outbox").set(sent).where("state", "=", "queued");
      await queued.where("due_at", "<=", sent.sent_at).execute();
    };
    for (let round = 0; round < 12; round += 1) {
      await sendDue();
      await desk.ask(spam.tagSpam, { ids: [id] });
      app.advance(letterDelay);
      await sendDue();
      expect(await desk.ask(spam.untagSpam, { ids: [id] })).toEqual({ changed: [id] });
    }
    const letters = (await statesOf(app)).filter((state) =>
      /^appointment-confirmation (queued|sent)/.test(state),
    );
    expect(letters).toHaveLength(10);
  });

  test("keep the cancellation, and the practice hears of it, where another visitor has the time by now", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const desk = await atWork(app);
    await bookAna(app);
    const { id } = await app.db.selectFrom("people").select("id").executeTakeFirstOrThrow();
    await desk.ask(spam.tagSpam, { ids: [id] });
    const news = async () => [
      (await app.db.selectFrom("appointment_events").select("kind").orderBy("id").execute()).map(
        ({ kind }) => kind,
      ),
      (await statesOf(app)).filter((state) => state.startsWith("appointment-notice")),
    ];
    const [kinds, notices] = await news();
    expect([kinds, notices]).toEqual([expect.arrayContaining(["cancelled"]), ["appointment-notice queued"]]);
    const { manageUrl } = await bookAna(app, { name: "Luis Prueba", email: "luis@example.com" });
    const before = await news();
    const [lead] = (await desk.ask(spam.listSpam, {})).spam;
    const answer = await desk.ask(spam.rescueLead, { id: lead?.id ?? "" });
    expect([answer.booking, await news()]).toEqual(["slot-taken", before]);

    // What its visitor canceled before stays canceled as well.
    expect((await change(app, tokenIn(manageUrl), { action: "cancel" })).status).toBe(303);
    app.advance(seconds(1));
    const others = app.db.selectFrom("people").select("id").where("id", "!=", id);
    const ids = (await others.execute()).map((person) => person.id);
    await app.post("subscribe-newsletter", { formData: { email: "luis@example.com" } });
    await desk.ask(spam.tagSpam, { ids });
    const asked = (await app.leads()).filter(({ form_kind }) => form_kind === "newsletter");
    expect(asked).toMatchObject([{ status: "new", person_id: ids[0] }]);
    expect(await desk.ask(spam.untagSpam, { ids })).toEqual({ changed: ids });
    const statuses = await app.db.selectFrom("appointments").select("status").distinct().execute();
    expect(statuses).toEqual([{ status: "cancelled" }]);
  });
});
