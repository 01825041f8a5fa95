import { onTestFinished } from "vitest";
import { readEntry } from "../read-calendar.ts";
import { startMailReceiver, startReceiver } from "../receivers.ts";
import type { startApp, TestApp } from "../start-app.ts";
import { soon } from "./outbox-setup.ts";

export const office = "office@example.com";
export const webhookSecret = Buffer.from("a shared secret of 32 bytes, yes").toString("base64");

/** An appointment book whose letters and webhooks arrive at real receivers. */
export async function openBookWithPost(open: (options: Parameters<typeof startApp>[0]) => Promise<TestApp>) {
  const mail = await startMailReceiver();
  onTestFinished(mail.stop);
  const hook = await startReceiver();
  onTestFinished(hook.stop);
  const app = await open({
    settings: {
      SMTP_URL: mail.url,
      MAIL_TO: office,
      WEBHOOK_URL: hook.url,
      WEBHOOK_ALLOW_PRIVATE: "1",
      WEBHOOK_SECRET: `whsec_${webhookSecret}`,
      RATE_LIMITS: "off",
    },
  });
  return {
    app,
    hook,
    lettersTo: (address: string) =>
      mail.mails.filter(({ to }) => to.includes(address)).map((received) => readLetter(received)),
    /** Resolves when nothing that is due waits any more: what was not sent by then is not sent at this time. */
    settle: () => settle(app),
    /** Moves the clock to a moment and lets everything happen that is due by then. */
    async goTo(moment: string | number) {
      await settle(app);
      app.advance(new Date(moment).getTime() - app.now().getTime());
      await settle(app);
    },
  };
}

export const settle = (app: TestApp) => soon(() => unfinished(app)).toEqual([]);

async function unfinished(app: TestApp) {
  const now = app.now().toISOString();
  const rows = await app.outbox();
  return rows
    .filter(({ state, due_at }) => state === "sending" || (state === "queued" && due_at <= now))
    .map(({ channel, state, last_error }) => ({ channel, state, last_error }));
}

type Received = Awaited<ReturnType<typeof startMailReceiver>>["mails"][number];

function readLetter({ raw, mail }: Received) {
  const { subject = "", text = "", html = "", date, messageId, attachments, headers } = mail;
  const file = attachments.find(({ mimeType }) => mimeType === "text/calendar");
  const calendar = file && fileText(file.content);
  return {
    subject,
    text,
    html,
    date,
    messageId,
    language: headers.find(({ key }) => key === "content-language")?.value,
    entry: calendar === undefined ? undefined : readEntry(calendar),
    /** As mail programs look for it, in the part's own header. */
    method: /^Content-Type: text\/calendar;(?:.|\r\n\s)*?\bmethod=(\w+)/im.exec(raw)?.[1],
    files: attachments.map(({ filename, content }) => ({ filename, text: fileText(content) })),
    all: [subject, text, html, ...attachments.map(({ content }) => fileText(content))].join("\n"),
  };
}

const fileText = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === "string" ? content : new TextDecoder().decode(content);
