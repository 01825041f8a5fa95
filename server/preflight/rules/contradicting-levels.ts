import { inDollars, type TierSetName } from "../facts/catalogue-prices.ts";
import type { LaunchFacts } from "../facts/launch-facts.ts";
import type { Finding, Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const contradictingLevels: Rule = {
  id: "contradicting-levels",
  severity: "blocker",
  title: "A level with two prices",
  reason: "The same level stands on two pages; a published fee binds.",
  source: sources.circular230,
  find: (facts) => [
    ...pairs(facts, "taxPreparation", "inPerson", 0),
    ...pairs(facts, "inPerson", "mobileApp", facts.practice.rates.mobileAppDiscount),
    ...payrollBase(facts),
  ],
};

/** Finds the levels whose second price is not the first one less the discount, in cents. */
function pairs(facts: LaunchFacts, first: TierSetName, second: TierSetName, discount: number): Finding[] {
  const { practice, at } = facts;
  return practice.tiers[first].tiers.flatMap(({ id, name, price }, index) => {
    const twinIndex = practice.tiers[second].tiers.findIndex((tier) => tier.id === id);
    const twin = practice.tiers[second].tiers[twinIndex];
    if (price === undefined || twin?.price === undefined || twin.price === price - discount) return [];
    const places = [
      at("tiers", `${first}.tiers.${index}.price`),
      at("tiers", `${second}.tiers.${twinIndex}.price`),
    ];
    return {
      places,
      twins: places.map((place, which) => ({ place, offset: which * -discount })),
      says: {
        en: `${name.en}: ${inDollars(price)} and ${inDollars(twin.price)}${discount > 0 ? `, with ${inDollars(discount)} off in the app` : ""}.`,
        es: `${name.es}: ${inDollars(price)} y ${inDollars(twin.price)}${discount > 0 ? `, con ${inDollars(discount)} menos en la aplicación` : ""}.`,
      },
      proposal: `price: ${(price - discount) / 100} in the second place`,
    };
  });
}

function payrollBase({ practice, at }: LaunchFacts): Finding[] {
  const base = practice.rates.payroll.basePerMonth;
  return practice.tiers.payroll.tiers.flatMap(({ name, price }, index) => {
    if (price === undefined || price === base) return [];
    const places = [at("tiers", `payroll.tiers.${index}.price`), at("rates", "payroll.basePerMonth")];
    return {
      places,
      twins: places.map((place) => ({ place, offset: 0 })),
      says: {
        en: `${name.en}: ${inDollars(price)} a month and ${inDollars(base)} a month.`,
        es: `${name.es}: ${inDollars(price)} al mes y ${inDollars(base)} al mes.`,
      },
      proposal: `price: ${base / 100}`,
    };
  });
}
