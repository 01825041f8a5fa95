import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const siteAddress: Rule = {
  id: "site-address",
  severity: "blocker",
  title: "No public https address",
  reason:
    "Links in letters lead nowhere, and forms travel unencrypted (client data must be encrypted in transit).",
  source: sources.safeguards,
  find: ({ env }) => {
    const { protocol, hostname } = new URL(env.siteUrl);
    if (protocol === "https:" && !/^(?:localhost|127\..*|\[::1\])$/.test(hostname)) return [];
    return [{ places: ["SITE_URL"], says: env.siteUrl, proposal: "SITE_URL=https://www.your-practice.com" }];
  },
};
