import { isWebAddress } from "../../forms/forward-to-webhook.ts";

/**
 * The address to keep for what somebody typed, or undefined where it cannot be a webhook's. Plausible is what holds
 * the automation provider's host or the word webhook, or starts with https://; a missing https:// is put before it.
 */
export function webhookAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (!isPlausible(text)) return undefined;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return isWebAddress(address) ? address : undefined;
}

const isPlausible = (text: string) =>
  text.includes("hooks.zapier.com") || /webhook/i.test(text) || /^https:\/\//i.test(text);
