import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const clientCounts: Rule = {
  id: "client-counts",
  severity: "blocker",
  title: "Two counts of clients",
  reason: "They cannot both be true, and a false count misleads.",
  source: sources.unfairPractices,
  find: ({ practice, at }) => {
    const { heroClients, satisfiedClients } = practice.proof;
    if (numberIn(heroClients) === numberIn(satisfiedClients)) return [];
    return [
      {
        places: [at("proof", "heroClients"), at("proof", "satisfiedClients")],
        says: {
          en: `${heroClients} clients · ${satisfiedClients} satisfied clients`,
          es: `${heroClients} clientes · ${satisfiedClients} clientes satisfechos`,
        },
        proposal: "One number for both, which you can show: 500+",
      },
    ];
  },
};

/** Its digits; of a claim in words, such as "Hundreds", all of it. */
const numberIn = (claim: string) => claim.replace(/\D/g, "") || claim.toLowerCase();
