import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { minutes, seconds } from "#domain/durations.ts";
import { headerOf, type MailServer, readMail, startMailServer } from "./outbox-mail-server.ts";
import { openOutbox, soon, type TestOutbox } from "./outbox-setup.ts";

let mail: MailServer;
let outbox: TestOutbox;
beforeEach(async () => {
  mail = await startMailServer();
  outbox = await openOutbox({ SMTP_URL: mail.url, MAIL_TO: "office@example.com" });
});
afterEach(async () => {
  await outbox.close();
  await mail.stop();
});

const stateOf = async (leadId: string) => (await outbox.delivery(leadId, "lead-confirmation")).state;
const toVisitor = <T extends { to: string[] }>(letters: T[]) =>
  letters.filter(({ to }) => to.includes("ana@example.com"));

describe("a lead", () => {
  test("reaches the practice with the visitor as the one to answer, and the visitor in their language", async () => {
    const leadId = await outbox.insertLead({ locale: "es" });
    outbox.start();
    await soon(() => mail.accepted.length).toBe(2);

    const forPractice = mail.accepted.find(({ to }) => to.includes("office@example.com"));
    const forVisitor = toVisitor(mail.accepted)[0];
    if (!forPractice || !forVisitor) throw new Error("a letter is missing");
    expect(forPractice.to).toEqual(["office@example.com"]);
    const practiceMail = await readMail(forPractice);
    expect(practiceMail.replyTo).toEqual([{ name: "Ana Prueba", address: "ana@example.com" }]);
    expect(await headerOf(forPractice, "Auto-Submitted")).toBe("auto-generated");
    expect(await headerOf(forPractice, "Content-Language")).toBe("en");

    const { id } = await outbox.delivery(leadId, "lead-confirmation");
    const visitorMail = await readMail(forVisitor);
    expect(visitorMail.messageId).toBe(`<${id}@www.example.com>`);
    expect(visitorMail.to).toEqual([{ name: "Ana Prueba", address: "ana@example.com" }]);
    expect(visitorMail.date).toBe("2026-11-20T15:00:00.000Z");
    expect(visitorMail.text).toBeTruthy();
    expect(visitorMail.html).toBeTruthy();
    expect(await headerOf(forVisitor, "Auto-Submitted")).toBe("auto-replied");
    expect(await headerOf(forVisitor, "X-Auto-Response-Suppress")).toBe("All");
    expect(await headerOf(forVisitor, "Content-Language")).toBe("es");
    await soon(() => stateOf(leadId)).toBe("sent");
    expect((await outbox.delivery(leadId, "lead-confirmation")).sent_at).toBe("2026-11-20T15:00:00.000Z");
  });

  test("that is already in the outbox when the server starts is sent, and a later one is sent at once", async () => {
    await outbox.insertLead();
    const worker = outbox.start();
    await soon(() => mail.accepted.length).toBe(2);
    await outbox.insertLead();
    worker.wake();
    await soon(() => mail.accepted.length).toBe(4);
  });
});

describe("a letter the mail server does not take", () => {
  test("for now (4xx) is tried again after 5 seconds and 5 minutes, under the same Message-ID", async () => {
    mail.answers(({ to }) => (to.includes("ana@example.com") ? 451 : 250));
    const leadId = await outbox.insertLead();
    const worker = outbox.start();
    await soon(() => stateOf(leadId)).toBe("queued");
    await soon(() => outbox.delivery(leadId, "lead-confirmation")).toMatchObject({
      attempts: 1,
      due_at: "2026-11-20T15:00:05.000Z",
      last_error: "The mail server answered 451 4.7.1 to DATA.",
    });
    outbox.advance(seconds(5));
    worker.wake();
    await soon(() => outbox.delivery(leadId, "lead-confirmation")).toMatchObject({
      attempts: 2,
      due_at: "2026-11-20T15:05:05.000Z",
    });
    mail.answers(250);
    outbox.advance(minutes(5));
    worker.wake();
    await soon(() => stateOf(leadId)).toBe("sent");
    const ids = await Promise.all(
      toVisitor(mail.offered).map(async (letter) => (await readMail(letter)).messageId),
    );
    expect(ids.length).toBe(3);
    expect(new Set(ids).size).toBe(1);
  });

  test("for good (5xx) is held with the answer's code, without the address it quotes", async () => {
    mail.answers(({ to }) => (to.includes("ana@example.com") ? 550 : 250));
    const leadId = await outbox.insertLead();
    outbox.start();
    await soon(() => stateOf(leadId)).toBe("held");
    const { last_error } = await outbox.delivery(leadId, "lead-confirmation");
    expect(last_error).toBe("The mail server answered 550 5.1.1 to DATA.");
    await soon(async () => (await outbox.delivery(leadId, "lead-notice")).state).toBe("sent");
    expect(outbox.logged.join()).not.toMatch(/ana|prueba|example\.com/i);
  });

  test("because the line drops is tried again", async () => {
    mail.answers("drop");
    const leadId = await outbox.insertLead();
    outbox.start();
    await soon(async () => (await outbox.delivery(leadId, "lead-confirmation")).last_error).toMatch(
      /^No answer from the mail server \([A-Z_, ]+\)\.$/,
    );
    expect(await stateOf(leadId)).toBe("queued");
  });

  test("is parked for a person after the ninth try", async () => {
    mail.answers(421);
    const leadId = await outbox.insertLead();
    await outbox.db.updateTable("outbox").set({ attempts: 8 }).execute();
    outbox.start();
    await soon(() => stateOf(leadId)).toBe("failed");
    expect(await outbox.delivery(leadId, "lead-confirmation")).toMatchObject({ attempts: 9 });
  });

  test("is not sent twice as a newsletter whose server stopped before it was answered", async () => {
    const leadId = await outbox.insertLead();
    const { db } = outbox;
    await db.deleteFrom("outbox").where("kind", "!=", "lead-confirmation").execute();
    await db.updateTable("outbox").set({ channel: "bulk-mail" }).execute();
    mail.answers("hang");
    const limits = { smtpTimeout: minutes(10), smtpSilence: minutes(10), shutdownGrace: 0 };
    const worker = outbox.start({ limits });
    await soon(() => mail.offered.length).toBe(1);
    await worker.stop();
    mail.answers(250);
    outbox.advance(minutes(2));
    outbox.start();
    await soon(() => stateOf(leadId)).toBe("failed");
    const { last_error } = await outbox.delivery(leadId, "lead-confirmation");
    expect(last_error).toBe("The server ended during this try.");
    expect(mail.accepted).toEqual([]);
  });
});
