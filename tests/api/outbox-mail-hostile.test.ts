import { afterEach, describe, expect, test } from "vitest";
import { seconds } from "#domain/durations.ts";
import { headerOf, readMail, startMailServer, startSilentServer } from "./outbox-mail-server.ts";
import { heroFields, openOutbox, soon } from "./outbox-setup.ts";

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function open(settings: Record<string, string>) {
  const outbox = await openOutbox({ MAIL_TO: "office@example.com", ...settings });
  endings.push(outbox.close);
  return outbox;
}

async function openWithMail(options = {}) {
  const mail = await startMailServer(options);
  endings.push(mail.stop);
  return { mail, outbox: await open({ SMTP_URL: mail.url }) };
}

test("a colon in the practice's name makes its sender no group of addresses", async () => {
  const mail = await startMailServer();
  endings.push(mail.stop);
  for (const [from, name] of [
    ["Ventanilla: Tax, Inc. <hello@example.com>", "Ventanilla: Tax, Inc."],
    ['"Ventanilla: Tax" <hello@example.com>', "Ventanilla: Tax"],
    ["hello@example.com", ""],
  ] as const) {
    const outbox = await open({ SMTP_URL: mail.url, MAIL_FROM: from });
    const before = mail.accepted.length;
    await outbox.insertLead({ fields: heroFields });
    outbox.start();
    await soon(() => mail.accepted.length).toBe(before + 2);
    for (const letter of mail.accepted.slice(before))
      expect((await readMail(letter)).from).toEqual({ name, address: "hello@example.com" });
  }
});

describe("what a visitor types", () => {
  const hostile = [
    'Ana\r\nBcc: thief@example.net\r\nSubject: "owned"',
    "Ana <thief@example.net>, Eva",
    'Ana" <thief@example.net>, "x',
    "=?utf-8?Q?Ana=0D=0ABcc:_thief@example.net?=",
    "Ana\u2028Bcc: thief@example.net\u0000",
    `Ana ${"ñ".repeat(500)}`,
    "You are owed 1,400 USD, claim today at irs-refund.example",
  ];
  test.each(hostile)("becomes no header and no second recipient: %j", async (name) => {
    const { mail, outbox } = await openWithMail();
    await outbox.insertLead({ fields: { ...heroFields, name } });
    outbox.start();
    await soon(() => mail.accepted.length).toBe(2);
    expect(mail.accepted.map(({ to }) => to.join()).sort()).toEqual([
      "ana@example.com",
      "office@example.com",
    ]);
    for (const letter of mail.accepted) {
      const { cc, bcc, subject, replyTo, to } = await readMail(letter);
      expect([cc, bcc].flat().filter(Boolean)).toEqual([]);
      expect(subject).not.toMatch(/[\r\n]/);
      expect([...(replyTo ?? []), ...(to ?? [])].length).toBe(2);
      // The address may be a stranger's, whose mailbox shows it above the letter.
      if (letter.to.includes("ana@example.com")) expect(to?.[0]?.name).toBe("");
      expect(await headerOf(letter, "Bcc")).toBeUndefined();
      const head = letter.raw.split("\r\n\r\n")[0] ?? "";
      expect(head.split("\r\n").filter((line) => /^(bcc|subject: "owned)/i.test(line))).toEqual([]);
      expect(head.split("\r\n").every((line) => line.length <= 998)).toBe(true);
    }
  });

  test("as an address that holds two is not sent to both", async () => {
    const { mail, outbox } = await openWithMail();
    const email = "ana@example.com,thief@example.net\r\nRCPT TO:<thief@example.net>";
    await outbox.insertLead({ fields: { ...heroFields, email } });
    outbox.start();
    await soon(() => mail.offered.some(({ to }) => to.includes("office@example.com"))).toBe(true);
    expect(mail.offered.flatMap(({ to }) => to)).not.toContain("thief@example.net");
  });
});

describe("a mail server", () => {
  test("that never speaks is given up on, and its letters are tried again", async () => {
    const silent = await startSilentServer();
    endings.push(silent.stop);
    const outbox = await open({ SMTP_URL: `smtp://127.0.0.1:${silent.port}` });
    const leadId = await outbox.insertLead();
    outbox.start({ limits: { smtpSilence: seconds(5) } });
    await soon(async () => (await outbox.delivery(leadId, "lead-confirmation")).last_error).toBe(
      "No answer from the mail server (ETIMEDOUT, GREETING_TIMEOUT).",
    );
    expect((await outbox.delivery(leadId, "lead-confirmation")).state).toBe("queued");
  });

  test("that refuses the password does not make letters a matter for a person", async () => {
    const mail = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error("Invalid user or password for ana")),
    });
    endings.push(mail.stop);
    const outbox = await open({ SMTP_URL: mail.url.replace("//", "//desk:hunter2@") });
    const leadId = await outbox.insertLead();
    outbox.start();
    await soon(async () => (await outbox.delivery(leadId, "lead-confirmation")).last_error).toMatch(
      /^The mail server answered 535( \d\.\d\.\d)? to AUTH/,
    );
    expect((await outbox.delivery(leadId, "lead-confirmation")).state).toBe("queued");
    expect(outbox.logged.join()).not.toContain("hunter2");
  });

  test("that is not configured leaves letters waiting, with no try spent", async () => {
    const outbox = await open({ WEBHOOK_URL: "http://127.0.0.1:9/hook", WEBHOOK_ALLOW_PRIVATE: "1" });
    const leadId = await outbox.insertLead();
    const worker = outbox.start();
    // Mail would be claimed at the same time.
    await soon(async () => (await outbox.delivery(leadId, "lead-webhook")).last_error).not.toBe("");
    await worker.stop();
    expect(await outbox.delivery(leadId, "lead-confirmation")).toMatchObject({
      state: "queued",
      attempts: 0,
    });
    // One that was claimed and given back would be told of.
    expect(outbox.logged.filter((line) => !line.includes("lead-webhook"))).toEqual([]);
  });
});
