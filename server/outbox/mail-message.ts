import { isIP } from "node:net";
import type { SendMailOptions } from "nodemailer";
import type { LetterLead } from "#content/mail/letter.ts";
import { practiceLetter } from "#content/mail/practice-letter.ts";
import { visitorLetter } from "#content/mail/visitor-letter.ts";
import { personName } from "#domain/lead-forms.ts";
import type { Practice } from "#domain/practice.ts";
import type { Env } from "../env.ts";
import type { Delivery } from "./claims.ts";

type Sender = { practice: Practice; env: Env };

/**
 * The mail of a delivery, the same on every try. What a visitor typed reaches a header only as one part
 * of a structured address, so that it can never become a header or a second recipient.
 */
export function mailMessage(delivery: Delivery, lead: LetterLead, { practice, env }: Sender) {
  const isForPractice = delivery.channel === "practice-mail";
  const write = isForPractice ? practiceLetter : visitorLetter;
  const { subject, text, html } = write({ practice, lead, siteUrl: env.siteUrl });
  const visitor = { name: asTyped(personName(lead.kind, lead.fields)), address: lead.fields.email ?? "" };
  const from = env.mailFrom ?? practice.business.mail.from;
  return {
    from,
    to: isForPractice ? (env.mailTo ?? practice.business.mail.to) : visitor,
    replyTo: isForPractice ? visitor : { name: practice.business.name, address: practice.business.email },
    subject: asTyped(subject),
    text,
    html,
    date: new Date(lead.submittedAt),
    messageId: `<${delivery.id}@${messageIdDomain(env.siteUrl, from)}>`,
    headers: {
      "Auto-Submitted": isForPractice ? "auto-generated" : "auto-replied",
      "X-Auto-Response-Suppress": "All",
      "Content-Language": isForPractice ? "en" : lead.locale,
    },
    xMailer: false,
  } satisfies SendMailOptions;
}

// The start of an encoded word (RFC 2047), typed by a person, would be decoded by the reader's mail program.
const asTyped = (text: string) => text.replaceAll("=?", "= ?");

// A Message-ID is worth something only under a name of the practice's own.
function messageIdDomain(siteUrl: string, from: string): string {
  const host = new URL(siteUrl).hostname;
  if (host.includes(".") && isIP(host) === 0) return host;
  return /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? "localhost";
}
