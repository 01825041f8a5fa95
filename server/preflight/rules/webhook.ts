import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const webhook: Rule = {
  id: "webhook",
  severity: "warning",
  title: "No webhook",
  reason: "Requests reach the practice by mail alone; no other program hears of them.",
  source: sources.settings,
  find: ({ env, hasEndpoint }) =>
    env.webhookUrl || hasEndpoint
      ? []
      : [
          {
            places: ["WEBHOOK_URL"],
            says: { en: "It is not set.", es: "Sin configurar." },
            proposal: "WEBHOOK_URL=https://… and WEBHOOK_SECRET=whsec_…, if you use one",
          },
        ],
};
