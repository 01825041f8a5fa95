import { expect, onTestFinished, test } from "vitest";
import { enqueue } from "#server/outbox/enqueue.ts";
import { readMail, startMailServer } from "./outbox-mail-server.ts";
import { openOutbox, soon, type TestOutbox } from "./outbox-setup.ts";

const limits = ({ now }: TestOutbox) => ({ now: now(), secret: "a secret", isLimited: false });

const toPractice = { channel: "mail", to: "practice" } as const;

async function open() {
  const mail = await startMailServer();
  const outbox = await openOutbox({ SMTP_URL: mail.url });
  onTestFinished(async () => {
    await outbox.close();
    await mail.stop();
  });
  return { mail, outbox };
}

test("a mail that has to do with no lead, such as an invitation, goes out like any other", async () => {
  const { mail, outbox } = await open();
  const invitation = {
    to: { name: "Luz", address: "luz@example.com" },
    locale: "es",
    date: outbox.now().toISOString(),
    subject: "Le invitamos a la oficina",
    text: "Abra el enlace.",
    html: "<p>Abra el enlace.</p>",
  } as const;
  const composers = {
    invite: async (refId: string) => ({ mail: { ...invitation, subject: `Para ${refId}` } }),
  };
  await outbox.db
    .transaction()
    .execute((tx) => enqueue(tx, [{ ...toPractice, kind: "invite", refId: "person-1" }], limits(outbox)));
  outbox.start({ composers });
  await soon(() => mail.accepted.length).toBe(1);
  const [letter] = mail.accepted;
  const read = await readMail(letter ?? expect.fail("no mail"));
  expect(read).toMatchObject({ subject: "Para person-1", text: "Abra el enlace.\n" });
  expect(letter?.to).toEqual(["luz@example.com"]);
  await soon(async () => (await outbox.delivery("person-1", "invite")).state).toBe("sent");
});

test("a delivery outlives the erasure of its lead, without its text", async () => {
  const { mail, outbox } = await open();
  const sentId = await outbox.insertLead();
  const worker = outbox.start();
  await soon(async () => (await outbox.delivery(sentId, "lead-confirmation")).state).toBe("sent");
  await soon(async () => (await outbox.delivery(sentId, "lead-notice")).state).toBe("sent");
  await worker.stop();
  const waitingId = await outbox.insertLead();
  await outbox.db.deleteFrom("leads").execute();
  expect(await outbox.delivery(sentId, "lead-confirmation")).toMatchObject({ state: "sent", attempts: 1 });
  outbox.start();
  await soon(() => outbox.delivery(waitingId, "lead-confirmation")).toMatchObject({
    state: "held",
    last_error: "The lead of this delivery is no longer stored.",
  });
  expect(mail.accepted).toHaveLength(2);
  expect(JSON.stringify(await outbox.delivery(sentId, "lead-confirmation"))).not.toMatch(/ana|example/i);
});

test("a delivery that nothing composes waits for a person and says so, and the log names one that breaks", async () => {
  const { mail, outbox } = await open();
  await enqueue(outbox.db, [{ ...toPractice, kind: "constructor", refId: "1" }], limits(outbox));
  await enqueue(outbox.db, [{ ...toPractice, kind: "broken", refId: "2" }], limits(outbox));
  outbox.start({ composers: { broken: () => Promise.reject(new RangeError("Invalid time value")) } });
  await soon(() => outbox.delivery("1", "constructor")).toMatchObject({
    state: "held",
    last_error: 'Nothing composes a delivery of kind "constructor".',
  });
  const { id } = await outbox.delivery("2", "broken");
  await soon(() => outbox.logged.find((line) => line.includes("a try broke"))).toContain(
    `"outboxId":"${id}","kind":"broken","err":`,
  );
  expect(mail.accepted).toEqual([]);
});
