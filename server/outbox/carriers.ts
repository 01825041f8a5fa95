import { isAnswered, type LetterLead } from "#content/mail/letter.ts";
import { findToken } from "../newsletter/subscribers.ts";
import type { Delivery } from "./claims.ts";
import { findLead } from "./lead.ts";
import { openMailCarrier } from "./mail-carrier.ts";
import { mailMessage } from "./mail-message.ts";
import type { OutboxOptions } from "./options.ts";
import type { Outcome } from "./outcome.ts";
import { endpointDisabled, endpointRemoved, findEndpoint } from "./queue.ts";
import { openWebhookCarrier } from "./webhook-carrier.ts";
import { webhookBody, webhookHeaders } from "./webhook-message.ts";

export type Carriers = {
  /** One try at a delivery; ends within 20 s, at once when `signal` aborts. Rejects only on errors of ours. */
  attempt(delivery: Delivery, signal: AbortSignal): Promise<Outcome>;
  close(): void;
};

/** Opens the ways out of the house: SMTP when it is configured, and webhooks. */
export function openCarriers({ db, env, practice, now }: OutboxOptions): Carriers {
  const mail = env.smtpUrl === undefined ? undefined : openMailCarrier(env.smtpUrl);
  const webhooks = openWebhookCarrier(env.webhookAllowPrivate);

  async function attempt(delivery: Delivery, signal: AbortSignal): Promise<Outcome> {
    const lead = await findLead(db, delivery.lead_id);
    if (!lead) return { result: "held", reason: "The lead of this delivery is no longer stored." };
    if (delivery.channel === "webhook") return attemptWebhook(delivery, lead, signal);
    if (!mail) return { result: "stopped" };
    if (isAnswered(lead)) return mail.send(mailMessage(delivery, lead, { practice, env }), signal);
    const subscriberToken = await findToken(db, lead.fields.email ?? "");
    if (!subscriberToken) return { result: "held", reason: "The address no longer asks for the newsletter." };
    return mail.send(mailMessage(delivery, lead, { practice, env, subscriberToken }), signal);
  }

  async function attemptWebhook(delivery: Delivery, lead: LetterLead, signal: AbortSignal): Promise<Outcome> {
    const endpoint = await findEndpoint(db, delivery.target);
    if (!endpoint) return { result: "held", reason: endpointRemoved };
    if (endpoint.disabled_at !== null) return { result: "held", reason: endpointDisabled };
    const body = webhookBody(lead, practice);
    const headers = webhookHeaders({ id: delivery.id, body, secret: env.webhookSecret, now: now() });
    return webhooks.post({ url: endpoint.url, headers, body }, signal);
  }

  return {
    attempt,
    close() {
      mail?.close();
      webhooks.close();
    },
  };
}
