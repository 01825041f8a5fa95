import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { envEndpointId } from "#domain/office/endpoint-operations.ts";
import type { WebhookEndpointsTable } from "../base/db/deliveries-schema.ts";
import type { Env } from "../base/env.ts";
import { openText, sealText } from "../base/sealed-text.ts";
import type { DeliveryReason } from "../outbox/delivery-reason.ts";

export type Endpoint = Selectable<WebhookEndpointsTable>;

/** What is held so is found by the sentence. */
export const secretUnreadable: DeliveryReason = {
  code: "endpoint-secret",
  text: "The endpoint's secret cannot be read: it was stored by a server with another key.",
};

/** A new signing secret of 192 bits, as Standard Webhooks spell it, sealed for the database. */
export const newSealedSecret = (keySecret: string) =>
  sealText(keySecret, `whsec_${randomBytes(24).toString("base64")}`);

type Reading = { env: Env; now: Date; keySecret: string };

/** Whether the secret of an endpoint cannot be read any longer. */
export const isSecretLost = ({ secret }: Endpoint, keySecret: string): boolean =>
  secret !== null && openText(keySecret, secret) === undefined;

/** The secrets that sign for an endpoint now, the present one first; undefined when that one cannot be read. */
export function secretsOf(
  { id, secret, old_secret, old_until }: Endpoint,
  { env, now, keySecret }: Reading,
): string[] | undefined {
  if (id === envEndpointId) return env.webhookSecret === undefined ? [] : [env.webhookSecret];
  const isOldValid = old_until !== null && old_until > now.toISOString();
  const sealed = [secret, isOldValid ? old_secret : null].filter((each) => each !== null);
  const [present, ...old] = sealed.map((each) => openText(keySecret, each));
  if (present === undefined) return sealed.length > 0 ? undefined : [];
  return [present, ...old.filter((each) => each !== undefined)];
}
