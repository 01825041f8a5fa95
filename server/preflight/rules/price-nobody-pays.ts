import { inDollars, startingPrices } from "../facts/catalogue-prices.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const priceNobodyPays: Rule = {
  id: "price-nobody-pays",
  severity: "blocker",
  title: "A “from” price at which nothing is sold",
  reason: "Advertising at a price one does not sell at is a deceptive trade practice.",
  source: sources.notSoldAsAdvertised,
  find: (facts) =>
    startingPrices(facts).flatMap(({ name, from, lowest }) => {
      const [cheapest] = lowest.toSorted((one, other) => one.price - other.price);
      if (!cheapest || from.price >= cheapest.price) return [];
      return {
        places: [from.place, cheapest.place],
        twins: [from, cheapest].map(({ place }) => ({ place, offset: 0 })),
        says: {
          en: `${name.en} from ${inDollars(from.price)}; the lowest price sold is ${inDollars(cheapest.price)}.`,
          es: `${name.es} desde ${inDollars(from.price)}; el precio más bajo que se vende es ${inDollars(cheapest.price)}.`,
        },
        proposal: `from: ${cheapest.price / 100}`,
      };
    }),
};
