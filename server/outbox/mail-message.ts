import { isIP } from "node:net";
import type { SendMailOptions } from "nodemailer";
import { isReminder } from "#domain/forms/appointment-form.ts";
import { personName } from "#domain/forms/lead-forms.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { appointmentCalendar } from "../appointments/appointment-calendar.ts";
import type { Env } from "../base/env.ts";
import type { AppointmentEvent } from "../letters/appointment-facts.ts";
import { appointmentLetter } from "../letters/appointment-letter.ts";
import { isAnswered, type Letter, type LetterLead } from "../letters/letter.ts";
import { newsletterLetter } from "../letters/newsletter-letter.ts";
import { practiceLetter } from "../letters/practice-letter.ts";
import { visitorLetter } from "../letters/visitor-letter.ts";
import type { Delivery } from "./claims.ts";
import { welcomeTarget } from "./enqueue.ts";

type Sender = {
  practice: Practice;
  env: Env;
  /** For the links of the newsletter's letters. */
  subscriberToken?: string | undefined;
  /** What happened to the appointment that the lead asked for. */
  news?: AppointmentEvent | undefined;
};

/**
 * The mail of a delivery, the same on every try. What a visitor typed reaches a header only as one part
 * of a structured address, so that it can never become a header or a second recipient.
 */
export function mailMessage(delivery: Delivery, lead: LetterLead, sender: Sender) {
  const { practice, env } = sender;
  const isForPractice = delivery.channel === "practice-mail";
  const { subject, text, html, unsubscribeUrl, icalEvent } = letterOf(delivery, lead, sender);
  const visitor = { name: asTyped(personName(lead.kind, lead.fields)), address: lead.fields.email ?? "" };
  const from = env.mailFrom ?? practice.business.mail.from;
  return {
    from,
    to: isForPractice ? (env.mailTo ?? practice.business.mail.to) : visitor,
    replyTo: isForPractice ? visitor : { name: practice.business.name, address: practice.business.email },
    subject: asTyped(subject),
    text,
    html,
    date: new Date(sender.news?.at ?? lead.submittedAt),
    messageId: `<${delivery.id}@${messageIdDomain(env.siteUrl, from)}>`,
    headers: {
      "Auto-Submitted": isForPractice ? "auto-generated" : "auto-replied",
      "X-Auto-Response-Suppress": "All",
      "Content-Language": isForPractice ? "en" : lead.locale,
      ...(unsubscribeUrl && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    ...(icalEvent && { icalEvent }),
    xMailer: false,
  } satisfies SendMailOptions;
}

type Written = Letter & {
  unsubscribeUrl?: string;
  icalEvent?: { method: string; filename: string; content: string };
};

function letterOf(delivery: Delivery, lead: LetterLead, sender: Sender): Written {
  const { practice, env, subscriberToken = "" } = sender;
  const siteUrl = env.siteUrl;
  if (sender.news) {
    const reader = delivery.channel === "practice-mail" ? "practice" : "visitor";
    const input = { practice, siteUrl, lead, news: sender.news };
    const { method, text } = appointmentCalendar(input, reader);
    const icalEvent = { method, filename: "appointment.ics", content: text };
    // At a reminder the calendar has the appointment already.
    return { ...appointmentLetter(input, reader), ...(!isReminder(sender.news.kind) && { icalEvent }) };
  }
  if (!isAnswered(lead)) {
    const isWelcome = delivery.target === welcomeTarget;
    return newsletterLetter({ practice, lead, siteUrl, token: subscriberToken, isWelcome });
  }
  const write = delivery.channel === "practice-mail" ? practiceLetter : visitorLetter;
  return write({ practice, lead, siteUrl });
}

// The start of an encoded word (RFC 2047), typed by a person, would be decoded by the reader's mail program.
const asTyped = (text: string) => text.replaceAll("=?", "= ?");

// A Message-ID is worth something only under a name of the practice's own.
function messageIdDomain(siteUrl: string, from: string): string {
  const host = new URL(siteUrl).hostname;
  if (host.includes(".") && isIP(host) === 0) return host;
  return /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? "localhost";
}
