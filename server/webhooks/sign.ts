import { createHmac } from "node:crypto";

type Signed = { id: string; body: string; secrets: readonly string[]; now: Date };

/**
 * Signs a webhook by Standard Webhooks (https://www.standardwebhooks.com) with the time of the try. An old secret that
 * is still valid signs beside the new one; without any the message is not signed.
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
