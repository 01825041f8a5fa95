import { maskSetting } from "../../base/mask-setting.ts";
import type { LaunchFacts } from "../facts/launch-facts.ts";
import type { Finding, Rule } from "../facts/rule.ts";
import { findWords } from "../facts/text-rule.ts";

// Telephone numbers 555-0100 to 555-0199 and these domains (RFC 2606) belong to nobody.
const reserved = /555\D{0,2}01\d\d|\bexample\.(?:com|net|org)\b|\.example\b/i;
const proposal = "Put the practice's own number or address.";

export const sampleContacts: Rule = {
  id: "sample-contacts",
  severity: "blocker",
  title: "Telephone numbers and addresses that reach nobody",
  reason: "Numbers 555-01xx and example.com are reserved for samples: a visitor who uses them is lost.",
  source: { name: "RFC 2606", url: "https://www.rfc-editor.org/rfc/rfc2606" },
  find: (facts) => [
    ...findWords(facts, { pattern: reserved, files: /[\\/](?:practice|articles|legal)[\\/]/, proposal }),
    ...settingsOf(facts),
  ],
};

function settingsOf({ env }: LaunchFacts): Finding[] {
  const settings = {
    SITE_URL: env.siteUrl,
    MAIL_FROM: env.mailFrom,
    MAIL_TO: env.mailTo,
    // The place alone: a user or a path of an address may be anything.
    SMTP_URL: env.smtpUrl && maskSetting("SMTP_URL", env.smtpUrl),
    WEBHOOK_URL: env.webhookUrl && maskSetting("WEBHOOK_URL", env.webhookUrl),
  };
  return Object.entries(settings).flatMap(([name, value]) =>
    value && reserved.test(value) ? [{ places: [name], says: value, proposal }] : [],
  );
}
