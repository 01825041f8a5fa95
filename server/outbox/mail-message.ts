import { isIP } from "node:net";
import type { SendMailOptions } from "nodemailer";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Env } from "../base/env.ts";

/** A mailbox. What a person typed stands in it whole, so that it can never become a header or a second recipient. */
export type Mailbox = { name: string; address: string };

/** A mail as a feature composes it; sender, Message-ID and the headers of automatic mail are added here. */
export type Mail = {
  to: "practice" | Mailbox;
  /** Whom an answer reaches; the practice when left out. */
  replyTo?: Mailbox;
  /** Mail programs answer no automatic reply (RFC 3834); an invitation or a notice is no reply. */
  isReply?: boolean;
  locale: Locale;
  /** ISO UTC. */
  date: string;
  subject: string;
  text: string;
  html: string;
  /** The address of a one-click unsubscription (RFC 8058). */
  unsubscribeUrl?: string;
  icalEvent?: { method: string; filename: string; content: string };
};

/** The mail of a delivery as it goes out, the same on every try; its Message-ID follows from the delivery's id. */
export function mailMessage(deliveryId: string, mail: Mail, practice: Practice, env: Env) {
  const { business } = practice;
  const from = env.mailFrom ?? business.mail.from;
  return {
    from,
    to: mail.to === "practice" ? (env.mailTo ?? business.mail.to) : asTyped(mail.to),
    replyTo: asTyped(mail.replyTo ?? { name: business.name, address: business.email }),
    subject: withoutEncodedWords(mail.subject),
    text: mail.text,
    html: mail.html,
    date: new Date(mail.date),
    messageId: `<${deliveryId}@${messageIdDomain(env.siteUrl, from)}>`,
    headers: {
      "Auto-Submitted": mail.isReply ? "auto-replied" : "auto-generated",
      "X-Auto-Response-Suppress": "All",
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

// The start of an encoded word (RFC 2047), typed by a person, would be decoded by the reader's mail program.
const withoutEncodedWords = (text: string) => text.replaceAll("=?", "= ?");

// A Message-ID is worth something only under a name of the practice's own.
function messageIdDomain(siteUrl: string, from: string): string {
  const host = new URL(siteUrl).hostname;
  if (host.includes(".") && isIP(host) === 0) return host;
  return /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? "localhost";
}
