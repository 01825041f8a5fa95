import { createHmac } from "node:crypto";

type Signed = { id: string; body: string; secret: string | undefined; now: Date };

/**
 * Signs a webhook with the headers of Standard Webhooks (https://www.standardwebhooks.com); the timestamp is that of
 * the try, in seconds. The secret is `whsec_` and base64; without one the message is not signed.
 */
export function webhookHeaders({ id, body, secret, now }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const headers = { "webhook-id": id, "webhook-timestamp": timestamp };
  if (secret === undefined) return headers;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { ...headers, "webhook-signature": `v1,${signature}` };
}
