import { allowedFields } from "#domain/office/webhook-fields.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { appointmentComposers } from "./appointments/deliveries.ts";
import { authComposers } from "./auth/deliveries.ts";
import type { AuthKeys } from "./auth/keys.ts";
import type { Clock } from "./base/clock.ts";
import type { Db } from "./base/db/open-database.ts";
import type { OutboxChannel } from "./base/db/schema.ts";
import { writeSignals } from "./base/db/signals.ts";
import type { Env } from "./base/env.ts";
import { campaignComposers } from "./campaigns/deliveries.ts";
import { secretsOf, secretUnreadable } from "./desk/endpoint-secrets.ts";
import { endpointComposers } from "./desk/endpoint-test.ts";
import { leadComposers } from "./leads/deliveries.ts";
import { newsletterComposers } from "./newsletter/deliveries.ts";
import type { Delivery } from "./outbox/claims.ts";
import type { Composers, Message, WebhookFields } from "./outbox/compose.ts";
import type { Send } from "./outbox/consumer.ts";
import type { OutboxLimits } from "./outbox/limits.ts";
import type { Outcome } from "./outbox/outcome.ts";
import type { SettleOptions } from "./outbox/settle.ts";
import { mailMessage, openSmtpTransport } from "./outbox/smtp-transport.ts";
import { peopleComposers } from "./people/deliveries.ts";
import {
  disableEndpoint,
  endpointDisabled,
  endpointPaused,
  endpointRemoved,
  findEndpoint,
  testKind,
} from "./webhooks/endpoints.ts";
import { webhookHeaders } from "./webhooks/sign.ts";
import { openWebhookTransport } from "./webhooks/webhook-transport.ts";

/** `keys` are opened when the first mail needs them, if left out. */
type DeliveryOptions = { db: Db; now: Clock; env: Env; practice: Practice; keys?: AuthKeys };

/** The composers of all kinds of deliveries, by kind: what each feature exports. */
export const allComposers = (options: DeliveryOptions): Composers => ({
  ...leadComposers(options),
  ...appointmentComposers(options),
  ...newsletterComposers(options),
  ...campaignComposers(options),
  ...authComposers(options),
  ...endpointComposers(options),
  ...peopleComposers(options),
});

/** Composes the message of a delivery; one of an unknown kind is held. */
export async function composeMessage(composers: Composers, { kind, ref_id }: Delivery): Promise<Message> {
  const compose = Object.hasOwn(composers, kind) ? composers[kind] : undefined;
  if (compose) return compose(ref_id);
  return { held: { code: "unknown", text: `Nothing composes a delivery of kind "${kind}".` } };
}

/** Creates what tells the screens of a delivery: one that somebody is to mend, one that was asked for, and a colleague's letter. */
export const createDeliveryNotifier =
  (now: Clock): NonNullable<SettleOptions["notify"]> =>
  async (tx, { id, kind, trigger }, { needs_person_since }) => {
    if (needs_person_since || trigger !== "schedule" || kind === "staff-letter")
      await writeSignals(tx, [{ topic: "deliveries", id }], "", now());
  };

type TransportOptions = Omit<DeliveryOptions, "practice"> & {
  keys: AuthKeys;
  limits: OutboxLimits;
  /** The release of this moment: each try of a letter is composed from its facts. */
  current: () => { practice: Practice; composers: Composers };
};

/** Opens the transports; mails stay queued without `SMTP_URL`. */
export function openDeliveries(options: TransportOptions): {
  channels: OutboxChannel[];
  send: Send;
  close(): void;
} {
  const { db, env, now, keys, limits, current } = options;
  const smtp = env.smtpUrl === undefined ? undefined : openSmtpTransport(env.smtpUrl, limits);
  const webhooks = openWebhookTransport(env.webhookAllowPrivate, limits.webhookTimeout);
  return {
    channels: smtp ? ["mail", "bulk-mail", "webhook"] : ["webhook"],
    async send(delivery, signal) {
      const { practice, composers } = current();
      const message = await composeMessage(composers, delivery);
      if ("held" in message) return { result: "held", reason: message.held, needsNobody: true };
      if ("webhook" in message) return post(delivery, message.webhook, signal);
      return smtp
        ? smtp.send(mailMessage(delivery, message.mail, practice, env), signal)
        : { result: "stopped" };
    },
    close() {
      smtp?.close();
      webhooks.close();
    },
  };

  async function post(delivery: Delivery, fields: WebhookFields, signal: AbortSignal): Promise<Outcome> {
    const endpoint = await findEndpoint(db, delivery.target);
    if (!endpoint) return { result: "held", reason: endpointRemoved, needsNobody: true };
    const isTest = delivery.kind === testKind;
    if (endpoint.paused_at !== null && !isTest)
      return { result: "held", reason: endpointPaused, needsNobody: true };
    if (endpoint.disabled_at !== null && !isTest) return { result: "held", reason: endpointDisabled };
    const secrets = secretsOf(endpoint, { env, now: now(), keySecret: keys.secret });
    if (!secrets) return { result: "held", reason: secretUnreadable };
    const body = JSON.stringify(fieldsFor(endpoint, fields));
    const headers = webhookHeaders({ id: delivery.id, body, secrets, now: now() });
    const outcome = await webhooks.post({ url: endpoint.url, headers, body }, signal);
    if (outcome.result !== "gone") return outcome;
    await disableEndpoint(db, endpoint.id, endpoint.url, now());
    return { ...outcome, result: "held" };
  }
}

/** The fields of a webhook that go out to an endpoint. */
export const fieldsFor = (endpoint: { fields: string | null }, fields: WebhookFields): object =>
  endpoint.fields === null ? fields : allowedFields(fields, JSON.parse(endpoint.fields));
