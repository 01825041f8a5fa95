import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const mailSettings: Rule = {
  id: "mail-settings",
  severity: "warning",
  title: "Mail addresses that the server's settings override",
  reason: "The owner changes the address in the office, and the mail goes on as the setting says.",
  source: sources.settings,
  find: ({ practice: { business }, env, at }) =>
    [
      { name: "MAIL_FROM", set: env.mailFrom, path: "mail.from", written: business.mail.from },
      { name: "MAIL_TO", set: env.mailTo, path: "mail.to", written: business.mail.to },
    ].flatMap(({ name, set, path, written }) =>
      set === undefined || set === written
        ? []
        : [
            {
              places: [at("business", path), name],
              says: {
                en: `Not ${written} counts, but ${name} on the server: ${set}.`,
                es: `No cuenta ${written}, sino ${name} en el servidor: ${set}.`,
              },
              proposal: `Take ${name} away, or put the same in both.`,
            },
          ],
    ),
};
