import { createHmac } from "node:crypto";

type Signed = { id: string; body: string; secrets: readonly string[]; now: Date };

/**
 * Signs a webhook with the headers of Standard Webhooks (https://www.standardwebhooks.com); the timestamp is that of
 * the try, in seconds. A secret is `whsec_` and base64; while an old one is valid beside the new one there are two
 * signatures, and without any the message is not signed.
 */
export function webhookHeaders({ id, body, secrets, now }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const headers = { "webhook-id": id, "webhook-timestamp": timestamp };
  if (secrets.length === 0) return headers;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { ...headers, "webhook-signature": signatures.join(" ") };
}
