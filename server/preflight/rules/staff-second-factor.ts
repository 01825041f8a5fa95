import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const staffSecondFactor: Rule = {
  id: "staff-second-factor",
  severity: "blocker",
  title: "No staff member with a second factor",
  reason: "Whoever reaches client data signs in with two factors, in a practice of any size.",
  source: sources.safeguards,
  find: ({ staffWithSecondFactor: count, hadSecondFactor }) => {
    if (count !== undefined && count > 0) return [];
    const places = ["/office"];
    if (count === undefined)
      return [
        {
          places,
          severity: "warning",
          says: { en: "The database was not read.", es: "No se leyó la base de datos." },
          proposal: "See below why, and run the command where the server runs, with its settings.",
        },
      ];
    const says = { en: "No account of staff has one.", es: "Ninguna cuenta del personal lo tiene." };
    // Who lost the phone sets up the next one at the sign-in: a start must not close that.
    if (hadSecondFactor)
      return [{ places, severity: "warning", says, proposal: "Sign in to the office and set one up." }];
    const proposal =
      "Start with PREFLIGHT=ignore, make the first account by the printed link and set up its app.";
    return [{ places, says, proposal }];
  },
};
