import { isIP } from "node:net";
import { createTransport, type NodemailerError, type SendMailOptions } from "nodemailer";
import { seconds } from "#domain/durations.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Env } from "../base/env.ts";
import { momentOf } from "../base/new-id.ts";
import type { Delivery } from "./claims.ts";
import type { DeliveryReason } from "./delivery-reason.ts";
import type { OutboxLimits } from "./limits.ts";
import { maskAnswer } from "./mask-answer.ts";
import { errorCode, type Outcome, type ReceiverAnswer } from "./outcome.ts";

/** A mailbox in parts, which nodemailer quotes, so that typed text never becomes a header or a second recipient. */
export type Mailbox = { name: string; address: string };

/** A mail as a feature composes it; sender, Message-ID and the headers of automatic mail are added here. */
export type Mail = {
  to: "practice" | Mailbox;
  /** The practice when left out. */
  replyTo?: Mailbox;
  /** Whether this answers something the recipient sent: `auto-replied` instead of `auto-generated` (RFC 3834). */
  isReply?: boolean;
  /** Whether a person wrote it: then it is no automatic mail. */
  isWritten?: boolean;
  locale: Locale;
  /** ISO UTC. */
  date: string;
  subject: string;
  text: string;
  html: string;
  /** The URL of the one-click unsubscription (RFC 8058). */
  unsubscribeUrl?: string;
  icalEvent?: { method: string; filename: string; content: string };
};

/**
 * The message of a delivery for nodemailer, the same on every try; its Message-ID is made from the delivery's id, and from
 * its moment where that is another one: then it was made anew for a corrected address.
 */
export function mailMessage(delivery: Delivery, mail: Mail, practice: Practice, env: Env) {
  const { id, created_at } = delivery;
  const isAnew = created_at !== momentOf(id).toISOString();
  const name = isAnew ? `${id}.${Date.parse(created_at)}` : id;
  const { business } = practice;
  const from = env.mailFrom ?? business.mail.from;
  return {
    from: withQuotes(from),
    to: mail.to === "practice" ? (env.mailTo ?? business.mail.to) : asTyped(mail.to),
    replyTo: asTyped(mail.replyTo ?? { name: business.name, address: business.email }),
    subject: withoutEncodedWords(mail.subject),
    text: mail.text,
    html: mail.html,
    date: new Date(isAnew ? created_at : mail.date),
    messageId: `<${name}@${messageIdDomain(env.siteUrl, from)}>`,
    headers: {
      ...(!mail.isWritten && {
        "Auto-Submitted": mail.isReply ? "auto-replied" : "auto-generated",
        "X-Auto-Response-Suppress": "All",
      }),
      "Content-Language": mail.locale,
      ...(mail.unsubscribeUrl && {
        "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    ...(mail.icalEvent && { icalEvent: mail.icalEvent }),
    xMailer: false,
  } satisfies SendMailOptions;
}

const asTyped = ({ name, address }: Mailbox): Mailbox => ({ name: withoutEncodedWords(name), address });

// A colon in a name would begin a group of addresses, which a sender is not (RFC 5322, 3.4).
const withQuotes = (mailbox: string) => mailbox.replace(/^\s*([^"<]+?)\s*</, '"$1" <');

// Typed text that looks like an encoded word (RFC 2047) would be decoded by the reader's mail program.
const withoutEncodedWords = (text: string) => text.replaceAll("=?", "= ?");

// A Message-ID needs a domain of the practice: spam filters distrust others.
function messageIdDomain(siteUrl: string, from: string): string {
  const host = new URL(siteUrl).hostname;
  if (host.includes(".") && isIP(host) === 0) return host;
  return /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? "localhost";
}

type SmtpTransport = {
  send(message: SendMailOptions, signal: AbortSignal): Promise<Outcome>;
  close(): void;
};

/** The size of the connection pool: enough for all running tries when every one of them hangs. */
const connections = 24;

/** Opens an SMTP transport: `smtps:` is TLS from the start, `smtp:` uses STARTTLS when the server offers it. */
export function openSmtpTransport(smtpUrl: string, limits: OutboxLimits): SmtpTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    // Only the outbox retries.
    maxRequeues: 0,
    idleTimeout: seconds(30),
    connectionTimeout: limits.smtpSilence,
    greetingTimeout: limits.smtpSilence,
    dnsTimeout: limits.smtpSilence,
    socketTimeout: limits.smtpSilence * 1.2,
    socketCloseTimeout: seconds(1),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message, stop) {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(limits.smtpTimeout)]);
      try {
        const { response } = await transport.sendMail({ ...message, signal });
        return { result: "sent", ...answerOf(response) };
      } catch (error) {
        if (stop.aborted) return { result: "stopped" };
        return failure(error as NodemailerError);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

function failure(error: NodemailerError): Outcome {
  if (error.responseCode !== undefined) {
    const reason = refusalOf(error);
    // Only these two answers are about the letter. A blocked address, a missing TLS or a wrong password ends one day.
    const isAboutLetter = error.command === "RCPT TO" || error.command === "DATA";
    const answer = answerOf(error.response);
    if (!error.permanent || !isAboutLetter) return { result: "retry", reason, ...answer };
    return { result: "held", reason, ...answer, ...(isAddressRefused(error) && { isAddressRefused: true }) };
  }
  // The same codes with an answer are of a server that spoke, though not SMTP.
  if (!error.response && (error.code === "EENVELOPE" || error.code === "EMESSAGE")) {
    const text = `The letter cannot be addressed (${errorCode(error)}).`;
    return { result: "held", reason: { code: "mail-unaddressed", text } };
  }
  const codes = [
    errorCode(error),
    errorCode({ code: error.originalCode }),
    errorCode({ code: error.timeoutType }),
  ];
  const detail = codes.filter((code) => code !== "unknown").join(", ") || "unknown";
  const text = `No answer from the mail server (${detail}).`;
  return { result: "retry", reason: { code: "mail-silent", detail, text } };
}

// An answer about security or policy (X.7.X, RFC 3463) is about the sender: the address may be a good one.
const isAddressRefused = ({ command, response = "" }: NodemailerError) =>
  command === "RCPT TO" && !/^\d{3}[ -]5\.7\./.test(response);

function answerOf(response = ""): { answer?: ReceiverAnswer } {
  const status = Number(/^\d{3}/.exec(response)?.[0]);
  return status ? { answer: { status, text: maskAnswer(response) } } : {};
}

// Codes only: the text of an answer often quotes the visitor's address.
function refusalOf({ response = "", responseCode, command = "" }: NodemailerError): DeliveryReason {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const step = /^[A-Z]{4}(?: [A-Z]{2,5}\b)?/.exec(command)?.[0];
  const detail = [responseCode, enhanced].filter(Boolean).join(" ");
  const text = `The mail server answered ${detail}${step ? ` to ${step}` : ""}.`;
  return { code: "mail-refused", detail, text };
}
