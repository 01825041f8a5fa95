import type { Both } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { LaunchFacts } from "./launch-facts.ts";

export type TierSetName = keyof Practice["tiers"];
type PlacedPrice = { price: number; place: string };

/** Where each service of the home page is sold, by its id in catalogue.yaml. */
const tierSetsOf: Record<string, readonly TierSetName[]> = {
  "personal-taxes": ["taxPreparation", "inPerson", "mobileApp", "virtual"],
  "business-taxes": ["businessTaxes"],
  bookkeeping: ["bookkeeping"],
  advisory: ["advisory"],
  payroll: ["payroll"],
  "itin-application": ["itin"],
  "business-formation": ["businessFormation"],
};

/** A starting price of the home page and the lowest price of each list that sells the service, in cents. */
type StartingPrice = { id: string; name: Both; from: PlacedPrice; lowest: PlacedPrice[] };

/** Lists the starting price of each service beside the lowest prices of the lists that sell it. */
export function startingPrices(facts: LaunchFacts): StartingPrice[] {
  const { practice, at } = facts;
  return practice.catalogue.map(({ id, title, from }, index) => ({
    id,
    name: title,
    from: { price: from, place: at("catalogue", `${index}.from`) },
    lowest:
      id === "notary-public"
        ? [lowestAct(facts)]
        : (tierSetsOf[id] ?? []).flatMap((set) => lowestTier(facts, set)),
  }));
}

function lowestTier({ practice, at }: LaunchFacts, set: TierSetName): PlacedPrice[] {
  const priced = practice.tiers[set].tiers.flatMap(({ price }, index) =>
    price === undefined ? [] : [{ price, place: at("tiers", `${set}.tiers.${index}.price`) }],
  );
  return priced.sort((one, other) => one.price - other.price).slice(0, 1);
}

function lowestAct({ practice, at }: LaunchFacts): PlacedPrice {
  const prices = practice.rates.notary.acts.map(({ price }) => price);
  const index = prices.indexOf(Math.min(...prices));
  return { price: prices[index] ?? 0, place: at("rates", `notary.acts.${index}.price`) };
}

/** A price of so many cents in dollars, as findings quote it in both languages: `$1,250`, `$39.50`. */
export const inDollars = (cents: number) => formatMoney(cents, "en");
