import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { openOutbox, soon } from "./outbox-setup.ts";

type Step = "greeting" | "EHLO" | "STARTTLS" | "AUTH" | "MAIL FROM" | "RCPT TO" | "DATA" | "letter";

/** How a line of the client begins, and what is usual to answer. */
const conversation: [begin: RegExp, step: Step, usual: string][] = [
  [/^(?:EHLO|HELO)/, "EHLO", "250-mail.example.com\r\n250-STARTTLS\r\n250 AUTH PLAIN"],
  [/^STARTTLS/, "STARTTLS", "454 4.7.0 not now"],
  [/^AUTH/, "AUTH", "235 2.7.0 welcome"],
  [/^MAIL FROM/, "MAIL FROM", "250 2.1.0 ok"],
  [/^RCPT TO/, "RCPT TO", "250 2.1.5 ok"],
  [/^DATA$/, "DATA", "354 go ahead"],
];

/** A mail server that speaks line by line and refuses one step of the conversation. */
async function startRefusingServer(refused: Step, answer: string) {
  const server = createServer((socket) => {
    const say = (step: Step, usual: string) => socket.write(`${step === refused ? answer : usual}\r\n`);
    let isLetter = false;
    socket.on("error", () => {});
    say("greeting", "220 mail.example.com ESMTP");
    createInterface(socket).on("line", (line) => {
      if (isLetter) {
        isLetter = line !== ".";
        return isLetter || say("letter", "250 2.0.0 queued");
      }
      const [, step, usual = ""] = conversation.find(([begin]) => begin.test(line)) ?? [];
      if (!step) return socket.end("221 2.0.0 bye\r\n");
      isLetter = step === "DATA" && refused !== "DATA";
      return say(step, usual);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function sendTo(url: string) {
  const outbox = await openOutbox({ SMTP_URL: url });
  onTestFinished(outbox.close);
  const leadId = await outbox.insertLead();
  outbox.start();
  const delivery = () => outbox.delivery(leadId, "lead-notice");
  await soon(async () => (await delivery()).last_error).toMatch(/^(The mail server answered 5|No answer)/);
  return delivery();
}

test.each<[Step, string]>([
  ["greeting", "554 5.7.1 your address is blocked"],
  ["EHLO", "550 5.7.1 go away"],
  ["AUTH", "535 5.7.8 wrong password"],
  ["MAIL FROM", "530 5.7.0 Must issue a STARTTLS command first"],
])("a refusal at %s says nothing about the letter: it is tried again", async (step, answer) => {
  const host = await startRefusingServer(step, answer);
  const url = step === "AUTH" ? `smtp://desk:secret@${host}?ignoreTLS=true` : `smtp://${host}?ignoreTLS=true`;
  expect(await sendTo(url)).toMatchObject({ state: "queued", attempts: 1 });
});

test.each<Step>(["RCPT TO", "DATA", "letter"])(
  "an answer at %s that is none is tried again",
  async (step) => {
    const host = await startRefusingServer(step, "banana");
    expect(await sendTo(`smtp://${host}?ignoreTLS=true`)).toMatchObject({ state: "queued", attempts: 1 });
  },
);

test("a refusal of TLS is tried again", async () => {
  const host = await startRefusingServer("STARTTLS", "554 5.7.3 no TLS here");
  expect(await sendTo(`smtp://${host}`)).toMatchObject({ state: "queued", attempts: 1 });
});

test.each<[Step, string]>([
  ["RCPT TO", "550 5.1.1 no such mailbox"],
  ["DATA", "554 5.7.1 no letters from you"],
  ["letter", "554 5.6.0 not this letter"],
])("a refusal at %s holds the letter for a person", async (step, answer) => {
  const host = await startRefusingServer(step, answer);
  expect(await sendTo(`smtp://${host}?ignoreTLS=true`)).toMatchObject({ state: "held", attempts: 1 });
});
