import { expect, onTestFinished, test } from "vitest";
import { days, minutes } from "#domain/durations.ts";
import { letterDelay, logTouch, sendLetter } from "#domain/office/answer-operations.ts";
import { getCounts } from "#domain/office/counts-operations.ts";
import { dismissDelivery, fixAddress, listDeliveries } from "#domain/office/delivery-operations.ts";
import { getPerson, getToday } from "#domain/office/people-operations.ts";
import { changePerson } from "#domain/office/person-commands.ts";
import { showLetter } from "#domain/office/unsent-letter-operations.ts";
import { describeOnBoth, startApp } from "../start-app.ts";
import { bookAna, tokenIn } from "./appointment-calls.ts";
import { readMail, startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";
import { contact, hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

test("a letter that waits for a mail server is read in the office, without what its links can do", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  const message = "My SSN is 123-45-6789.";
  const personId = await sendForm(app, "send-contact-message", { ...contact, message });
  const { manageUrl } = await bookAna(app);
  const desk = await atWork(app, { role: "front-desk" });
  const { deliveries } = await desk.ask(listDeliveries, { tab: "waiting" });
  const idOf = (kind: string) => deliveries.find((each) => each.kind === kind)?.id ?? "";
  const letterOf = (kind: string) => desk.ask(showLetter, { id: idOf(kind) });

  const notice = await letterOf("lead-notice");
  expect(notice).toMatchObject({ locale: "en", subject: expect.stringContaining("Ana Prueba") });
  expect(notice.text).toContain("***-**-6789");
  expect(notice.text).not.toContain("123-45");
  expect(await letterOf("lead-confirmation")).toHaveProperty("text");
  for (const kind of ["appointment-notice", "appointment-confirmation"]) {
    const { text } = await letterOf(kind);
    expect([kind, text]).toEqual([kind, expect.stringContaining("November 23")]);
    // The visitor's own link moves and cancels.
    expect([kind, text.includes(tokenIn(manageUrl)), text.includes("/appointments/")]).toEqual([
      kind,
      false,
      false,
    ]);
  }
  const rows = await app.db
    .selectFrom("audit")
    .select(["subject_id", "actor_id", "person_id"])
    .where("action", "=", showLetter.name)
    .execute();
  expect(rows).toHaveLength(4);
  expect(rows[0]).toEqual({ subject_id: idOf("lead-notice"), actor_id: desk.user.id, person_id: personId });
  // Nobody keeps what was shown.
  expect(await app.db.selectFrom("office_commands").selectAll().execute()).toEqual([]);

  await app.db.updateTable("outbox").set({ state: "sent" }).execute();
  expect(await letterOf("lead-notice")).toMatchObject({ code: "state-changed" });
  await app.end();
});

test("the office shows no letter of an account or the newsletter, whose links act", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  await sendForm(app, "subscribe-newsletter", { email: "ana@example.com" });
  const desk = await atWork(app);
  const [confirm] = (await desk.ask(listDeliveries, { tab: "waiting" })).deliveries;
  expect(confirm?.kind).toBe("newsletter-confirm");
  expect(await desk.ask(showLetter, { id: confirm?.id ?? "" })).toMatchObject({ code: "state-changed" });
  await app.end();
});

describeOnBoth("a mail that the mail server refuses for good", (open) => {
  const openRefused = async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    mail.answers(({ to }) => (to.includes("ana@exmaple.com") ? 550 : 250));
    const app = await open({ settings: { SMTP_URL: mail.url, RATE_LIMITS: "off" } });
    const accepted = () => mail.accepted.filter(({ to }) => to.includes("ana@example.com"));
    const refused = async () =>
      (await app.outbox()).filter(({ needs_person_since }) => needs_person_since !== null);
    return { app, accepted, refused };
  };

  test("is no answer: the person waits again, until a later try succeeds", async () => {
    const { app } = await openRefused();
    const id = await sendForm(app, "send-hero-consultation", { ...hero, email: "ana@exmaple.com" });
    const desk = await atWork(app);
    const shown = async () => {
      const { replyBy, lastAnswerId } = await desk.ask(getPerson, { id });
      const { waitingCount } = await desk.ask(getToday, {});
      return { replyBy, lastAnswerId, waitingCount };
    };
    const replies = async () => {
      // The counts are kept for a minute.
      app.advance(minutes(1));
      return (await desk.ask(getCounts, {})).replies;
    };
    const before = await shown();
    expect(before).toMatchObject({ lastAnswerId: null, waitingCount: 1 });
    const letter = { locale: "es", subject: "Sus impuestos", body: "Traiga su W-2.", seen: null } as const;
    const { touchId } = await desk.ask(sendLetter, { id, ...letter });
    const answered = { replyBy: null, lastAnswerId: touchId, waitingCount: 0 };
    expect(await shown()).toEqual(answered);
    // The time to take it back is over.
    app.advance(letterDelay);
    await soon(shown).toEqual(before);
    const refused = (await app.outbox()).find(({ kind }) => kind === "staff-letter")?.id ?? "";
    await desk.ask(dismissDelivery, { id: refused });
    expect(await shown()).toEqual(before);
    expect(await replies()).toMatchObject({ inTime: 0, open: 1 });
    await desk.ask(fixAddress, { id: refused, from: "ana@exmaple.com", to: "ana@example.com" });
    await soon(shown).toEqual(answered);
    expect(await replies()).toMatchObject({ inTime: 1, open: 0 });
  });

  test("goes again to the address that its person's card gets, unless it is over", async () => {
    const { app, accepted, refused } = await openRefused();
    const ask = () => sendForm(app, "send-hero-consultation", { ...hero, email: "ana@exmaple.com" });
    const letter = { locale: "es", subject: "Sus impuestos", body: "Traiga su W-2.", seen: null } as const;
    const id = await ask();
    const before = await atWork(app);
    await before.ask(sendLetter, { id, ...letter });
    app.advance(letterDelay);
    await soon(async () => (await refused()).length).toBe(2);
    await before.ask(logTouch, { id, kind: "call", outcome: "reached", body: "" });
    app.advance(minutes(1));
    expect(await ask()).toBe(id);
    await soon(async () => (await refused()).length).toBe(3);
    // The message and the letter before the call, and a message whose answer is late.
    const over = (await refused()).map((each) => each.id).toSorted();
    app.advance(days(7));
    const desk = await atWork(app);
    expect(await ask()).toBe(id);
    await desk.ask(sendLetter, { id, ...letter, anyway: true });
    await bookAna(app, { email: "ana@exmaple.com", start: "2026-12-01T09:00:00-06:00" });
    app.advance(letterDelay);
    await soon(async () => (await refused()).length).toBe(6);
    app.advance(minutes(1));
    const email = { from: "ana@exmaple.com", to: "ana@example.com" };
    expect(await desk.ask(changePerson, { id, changes: { email } })).toEqual({});
    // The last message, the letter since and the appointment.
    await soon(() => accepted().length).toBe(3);
    const minute = app.now().toISOString().slice(0, 16);
    for (const letter of accepted()) expect((await readMail(letter)).date).toContain(minute);
    await soon(async () => (await refused()).map((each) => each.id).toSorted()).toEqual(over);
  });
});
