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
    const proposal =
      "Start with PREFLIGHT=ignore, make the first account by the printed link and set up its app.";
    return [
      {
        places,
        says: { en: "No account of staff has one.", es: "Ninguna cuenta del personal lo tiene." },
        proposal,
      },
    ];
  },
};
