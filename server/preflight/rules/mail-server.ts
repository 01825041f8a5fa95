import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const mailServer: Rule = {
  id: "mail-server",
  severity: "blocker",
  title: "No mail server",
  reason: "Every letter waits in the outbox: visitors get no confirmation, the practice no notice.",
  source: sources.settings,
  find: ({ env }) =>
    env.smtpUrl
      ? []
      : [
          {
            places: ["SMTP_URL"],
            says: { en: "It is not set.", es: "Sin configurar." },
            proposal: "SMTP_URL=smtps://user:password@host:465",
          },
        ],
};
