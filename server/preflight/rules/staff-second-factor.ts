import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const staffSecondFactor: Rule = {
  id: "staff-second-factor",
  severity: "blocker",
  title: "No staff member with a second factor",
  reason: "Whoever reaches client data signs in with two factors, in a practice of any size.",
  source: sources.safeguards,
  find: ({ staffWithSecondFactor: count }) => {
    if (count !== undefined && count > 0) return [];
    if (count === 0)
      return [{ places: ["/office"], says: "no account", proposal: "Sign in and set up a second factor." }];
    return [
      {
        places: ["/office"],
        severity: "warning",
        says: "This version has no sign-in for staff: requests are read in mails and on the server alone.",
        proposal: "Protect the mailbox and the server's console with a second factor.",
      },
    ];
  },
};
