import { createHmac } from "node:crypto";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { AppointmentEvent } from "../letters/appointment-facts.ts";
import type { LetterLead } from "../letters/letter.ts";

/**
 * The JSON body of a lead's webhook, or of what happened to its appointment, byte for byte the same on every try;
 * `timestamp` in milliseconds.
 */
export function webhookBody(lead: LetterLead, practice: Practice, news?: AppointmentEvent): string {
  const { email = "", ...typed } = lead.fields;
  const masked = Object.entries(typed).map(([name, value]) => [name, maskSensitiveNumbers(value)]);
  const submittedAt = news?.at ?? lead.submittedAt;
  return JSON.stringify({
    formType: lead.kind,
    submittedAt,
    source: practice.business.websiteId,
    timestamp: Date.parse(submittedAt),
    // The address stays whole: with a digit masked nobody could answer.
    ...(lead.fields.email !== undefined && { email }),
    ...Object.fromEntries(masked),
    ...(lead.kind === "business" && { recommendations: lead.recommendations.map(maskSensitiveNumbers) }),
    locale: lead.locale,
    ...(news && appointmentPart(news)),
  });
}

/** `uid` is the same over all events of one appointment, `sequence` grows with each. */
const appointmentPart = ({
  kind,
  typeId,
  startsAt,
  endsAt,
  previousStartsAt,
  timeZone,
  ...news
}: AppointmentEvent) => ({
  event: kind,
  service: typeId,
  start: startsAt,
  end: endsAt,
  ...(previousStartsAt && { previousStart: previousStartsAt }),
  tz: timeZone,
  uid: news.calendarUid,
  sequence: news.sequence,
});

type Signed = { id: string; body: string; secret: string | undefined; now: Date };

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com); the timestamp is the try's, in seconds.
 * The secret is `whsec_` and base64; without one the message goes out unsigned.
 */
export function webhookHeaders({ id, body, secret, now }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const headers = { "webhook-id": id, "webhook-timestamp": timestamp };
  if (secret === undefined) return headers;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { ...headers, "webhook-signature": `v1,${signature}` };
}
