import { inDollars } from "../facts/catalogue-prices.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const notarySurcharge: Rule = {
  id: "notary-surcharge",
  severity: "blocker",
  title: "A surcharge on a notarial act",
  reason: "The law lists all fees of a notary; only travel, agreed beforehand, stands outside.",
  source: sources.notaryFees,
  find: ({ practice, at }) =>
    practice.rates.notary.surcharges.flatMap(({ name, price }, index) =>
      isTravel(name.en)
        ? []
        : {
            places: [at("rates", `notary.surcharges.${index}.name`)],
            says: { en: `${name.en}: ${inDollars(price)}.`, es: `${name.es}: ${inDollars(price)}.` },
            proposal: {
              en: "Evening or weekend trip (travel only, agreed before we leave)",
              es: "Viaje de noche o en fin de semana (solo el traslado, acordado antes de salir)",
            },
          },
    ),
};

const isTravel = (name: string) => /trip|travel|we come to you|mobile|mile/i.test(name);
