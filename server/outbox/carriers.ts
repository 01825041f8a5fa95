import { findEvent } from "../appointments/events.ts";
import type { AppointmentEvent } from "../letters/appointment-facts.ts";
import { isAnswered, type LetterLead } from "../letters/letter.ts";
import { findToken } from "../newsletter/queries.ts";
import type { Delivery } from "./claims.ts";
import { endpointDisabled, endpointRemoved, findEndpoint } from "./enqueue.ts";
import { findLead } from "./lead.ts";
import { mailMessage } from "./mail-message.ts";
import type { OutboxOptions } from "./options.ts";
import type { Outcome } from "./outcome.ts";
import { openMailCarrier } from "./smtp-transport.ts";
import { webhookBody, webhookHeaders } from "./webhook-message.ts";
import { openWebhookCarrier } from "./webhook-transport.ts";

const outdated = "The appointment was changed or erased meanwhile.";

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
    const told = delivery.event_id === null ? undefined : await tell(delivery.event_id, lead);
    if (told === "gone" || told?.isCurrent === false) return { result: "held", reason: outdated };
    const news = told?.news;
    if (delivery.channel === "webhook") return attemptWebhook(delivery, lead, news, signal);
    if (!mail) return { result: "stopped" };
    if (news || isAnswered(lead)) {
      return mail.send(mailMessage(delivery, lead, { practice, env, news }), signal);
    }
    const subscriberToken = await findToken(db, lead.fields.email ?? "");
    if (!subscriberToken) return { result: "held", reason: "The address no longer asks for the newsletter." };
    return mail.send(mailMessage(delivery, lead, { practice, env, subscriberToken }), signal);
  }

  async function tell(eventId: string, lead: LetterLead) {
    const { websiteId } = practice.business;
    const options = { siteUrl: env.siteUrl, websiteId, locale: lead.locale, now: now() };
    return (await findEvent(db, eventId, options)) ?? "gone";
  }

  async function attemptWebhook(
    delivery: Delivery,
    lead: LetterLead,
    news: AppointmentEvent | undefined,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const endpoint = await findEndpoint(db, delivery.target);
    if (!endpoint) return { result: "held", reason: endpointRemoved };
    if (endpoint.disabled_at !== null) return { result: "held", reason: endpointDisabled };
    const body = webhookBody(lead, practice, news);
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
