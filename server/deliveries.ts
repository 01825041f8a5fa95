import type { Practice } from "#domain/practice/practice.ts";
import { appointmentComposers } from "./appointments/deliveries.ts";
import { authComposers } from "./auth/deliveries.ts";
import type { AuthKeys } from "./auth/keys.ts";
import type { Clock } from "./base/clock.ts";
import type { Db } from "./base/db/open-database.ts";
import type { OutboxChannel } from "./base/db/schema.ts";
import type { Env } from "./base/env.ts";
import { leadComposers } from "./leads/deliveries.ts";
import { newsletterComposers } from "./newsletter/deliveries.ts";
import type { Delivery } from "./outbox/claims.ts";
import type { Composers, Message } from "./outbox/compose.ts";
import type { Send } from "./outbox/consumer.ts";
import type { OutboxLimits } from "./outbox/limits.ts";
import type { Outcome } from "./outbox/outcome.ts";
import { mailMessage, openSmtpTransport } from "./outbox/smtp-transport.ts";
import { disableEndpoint, endpointDisabled, endpointRemoved, findEndpoint } from "./webhooks/endpoints.ts";
import { webhookHeaders } from "./webhooks/sign.ts";
import { openWebhookTransport } from "./webhooks/webhook-transport.ts";

/** `keys` are opened when the first mail needs them, if left out. */
type DeliveryOptions = { db: Db; now: Clock; env: Env; practice: Practice; keys?: AuthKeys };

export const allComposers = (options: DeliveryOptions): Composers => ({
  ...leadComposers(options),
  ...appointmentComposers(options),
  ...newsletterComposers(options),
  ...authComposers(options),
});

/** Composes the message of a delivery; one of an unknown kind is held. */
export async function composeMessage(composers: Composers, { kind, ref_id }: Delivery): Promise<Message> {
  const compose = Object.hasOwn(composers, kind) ? composers[kind] : undefined;
  return compose ? compose(ref_id) : { held: `Nothing composes a delivery of kind "${kind}".` };
}

/** Opens the transports; mails stay queued without `SMTP_URL`. `composers` defaults to those of all kinds. */
export function openDeliveries(options: DeliveryOptions & { limits: OutboxLimits; composers?: Composers }): {
  channels: OutboxChannel[];
  send: Send;
  close(): void;
} {
  const { db, env, practice, now, limits, composers = allComposers(options) } = options;
  const smtp = env.smtpUrl === undefined ? undefined : openSmtpTransport(env.smtpUrl, limits);
  const webhooks = openWebhookTransport(env.webhookAllowPrivate, limits.webhookTimeout);
  return {
    channels: smtp ? ["mail", "webhook"] : ["webhook"],
    async send(delivery, signal) {
      const message = await composeMessage(composers, delivery);
      if ("held" in message) return { result: "held", reason: message.held };
      if ("webhookBody" in message) return post(delivery, message.webhookBody, signal);
      return smtp
        ? smtp.send(mailMessage(delivery.id, message.mail, practice, env), signal)
        : { result: "stopped" };
    },
    close() {
      smtp?.close();
      webhooks.close();
    },
  };

  async function post(delivery: Delivery, body: string, signal: AbortSignal): Promise<Outcome> {
    const endpoint = await findEndpoint(db, delivery.target);
    if (!endpoint) return { result: "held", reason: endpointRemoved };
    if (endpoint.disabled_at !== null) return { result: "held", reason: endpointDisabled };
    const headers = webhookHeaders({ id: delivery.id, body, secret: env.webhookSecret, now: now() });
    const outcome = await webhooks.post({ url: endpoint.url, headers, body }, signal);
    if (outcome.result !== "gone") return outcome;
    await disableEndpoint(db, endpoint.id, endpoint.url, now());
    return { result: "held", reason: outcome.reason };
  }
}
