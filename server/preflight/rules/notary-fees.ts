import { inDollars } from "../facts/catalogue-prices.ts";
import type { LaunchFacts } from "../facts/launch-facts.ts";
import type { Finding, Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

/** The most for one act since September 1, 2023, in cents, and for what the law prices apart by the piece. */
const highestFee = 10_00;
const pieceFee = 1_00;
const piece = /\b(?:further|additional|extra|each other) signature|\b(?:each|per) page\b/i;
const mostFor = (act: string) => (piece.test(act) ? pieceFee : highestFee);

export const notaryFees: Rule = {
  id: "notary-fees",
  severity: "blocker",
  title: "Notary fees above the cap of Texas",
  reason: "A notary may charge $10 for an act ($1 for each further signature) and nothing above it.",
  source: sources.notaryFees,
  find: (facts) => [...acts(facts), ...startingPrice(facts)],
};

function acts({ practice, at }: LaunchFacts): Finding[] {
  return practice.rates.notary.acts.flatMap(({ name, price }, index) =>
    price <= mostFor(name.en)
      ? []
      : {
          places: [at("rates", `notary.acts.${index}.price`)],
          says: { en: `${name.en}: ${inDollars(price)}.`, es: `${name.es}: ${inDollars(price)}.` },
          proposal: `price: ${mostFor(name.en) / 100}`,
        },
  );
}

function startingPrice({ practice, at }: LaunchFacts): Finding[] {
  const index = practice.catalogue.findIndex(({ id }) => id === "notary-public");
  const from = practice.catalogue[index]?.from ?? 0;
  if (from <= highestFee) return [];
  return [
    {
      places: [at("catalogue", `${index}.from`), at("rates", "notary.acts")],
      says: {
        en: `Notary Public from ${inDollars(from)} a document on the home page, other prices on its own; the law counts signatures.`,
        es: `Notary Public desde ${inDollars(from)} por documento en la página de inicio, otros precios en la suya; la ley cuenta firmas.`,
      },
      proposal: { en: "from $10 / first signature", es: "desde $10 por la primera firma" },
    },
  ];
}
