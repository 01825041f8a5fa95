import type { PlanNote, RecommendationCode } from "#domain/forms/recommendations.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import { lowestPrice } from "#domain/practice/lowest-price.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { fillIn } from "./format/fill-in.ts";
import { planWords } from "./words/plan.ts";

/** A recommended service in words; `terms` are sentences that belong to its price. */
export type PlanService = {
  code: RecommendationCode;
  title: string;
  includes: string;
  price: string;
  terms: string[];
};

/** The recommended services in a language, each with what it includes and where its price starts. */
export function planServices(
  codes: readonly RecommendationCode[],
  practice: Practice,
  locale: Locale,
): PlanService[] {
  return codes.map((code) => {
    const { set, start, sentence } = priceOf(code, practice);
    return {
      code,
      ...planWords[locale].services[code],
      price:
        start === undefined ? "" : fillIn(planWords[locale][sentence], { price: formatMoney(start, locale) }),
      // What formation costs beside its price stands among the notes of the plan.
      terms: code === "formation" ? [] : set.notes.map((note) => note[locale]),
    };
  });
}

/** The notes of a plan as sentences. */
export function planNoteSentences(codes: readonly PlanNote[], practice: Practice, locale: Locale): string[] {
  return codes.flatMap((code) =>
    code === "texas-filing-fee"
      ? practice.tiers.businessFormation.notes.map((note) => note[locale])
      : [planWords[locale].notes[code]],
  );
}

function priceOf(code: RecommendationCode, { tiers, rates }: Practice) {
  switch (code) {
    case "formation":
      return {
        set: tiers.businessFormation,
        start: lowestPrice(tiers.businessFormation.tiers),
        sentence: "from",
      } as const;
    case "bookkeeping":
      return {
        set: tiers.bookkeeping,
        start: lowestPrice(tiers.bookkeeping.tiers),
        sentence: "fromMonthly",
      } as const;
    case "payroll":
      return { set: tiers.payroll, start: rates.payroll.basePerMonth, sentence: "fromMonthly" } as const;
    case "advisory":
    case "quarterly-planning":
      return {
        set: tiers.advisory,
        start: lowestPrice(tiers.advisory.tiers),
        sentence: "fromSession",
      } as const;
  }
}
