import { inDollars, startingPrices } from "../facts/catalogue-prices.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const contradictingPrices: Rule = {
  id: "contradicting-prices",
  severity: "blocker",
  title: "Prices that differ one click later",
  reason: "A published fee binds, and two of them for one service mislead.",
  source: sources.circular230,
  find: (facts) =>
    startingPrices(facts).flatMap(({ id, name, from, lowest }) => {
      const lower = lowest.filter(({ price }) => price < from.price);
      // What a notary may charge is said by the rule of notary fees.
      if (lower.length === 0 || id === "notary-public") return [];
      const prices = lower.map(({ price }) => price);
      const cheapest = lower.find(({ price }) => price === Math.min(...prices)) ?? from;
      return {
        places: [from.place, ...lower.map(({ place }) => place)],
        twins: [from, cheapest].map(({ place }) => ({ place, offset: 0 })),
        says: {
          en: `${name.en} from ${inDollars(from.price)} on the home page; its own page sells it from ${[...new Set(prices.map(inDollars))].join(" and ")}.`,
          es: `${name.es} desde ${inDollars(from.price)} en la página de inicio; su propia página lo vende desde ${[...new Set(prices.map(inDollars))].join(" y ")}.`,
        },
        proposal: `from: ${Math.min(...prices) / 100}`,
      };
    }),
};
