import { fillIn } from "#content/format/fill-in.ts";
import { pathOf, type RouteName } from "#content/routes.ts";
import { compareWords } from "#content/words/compare.ts";
import { formWords } from "#content/words/forms.ts";
import type { FilingMethod } from "#domain/forms/filing-quiz.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Practice, Tier } from "#domain/practice/practice.ts";

/** A way of filing as every part of the page names it: its page and its lowest price, and which discount is in that. */
type FilingWay = {
  method: FilingMethod;
  name: string;
  path: string;
  seePrices: string;
  price: string;
  discount: string;
};
export type FilingWays = Record<FilingMethod, FilingWay>;

/** In the order of the comparison's columns. */
export const methods = ["in-person", "mobile-app"] as const satisfies FilingMethod[];

const routeOf = { "in-person": "inPerson", "mobile-app": "mobileApp" } as const satisfies Record<
  FilingMethod,
  RouteName
>;

/** Both ways with the practice's own prices, in a language. */
export function filingWays(locale: Locale, { tiers, rates }: Practice): FilingWays {
  const { seeWay, table } = compareWords[locale];
  const wayOf = (method: FilingMethod, discount: string): FilingWay => ({
    method,
    name: formWords[locale].quiz.methods[method],
    path: pathOf(routeOf[method], locale),
    seePrices: seeWay[method],
    price: formatMoney(lowestPrice(tiers[routeOf[method]].tiers), locale),
    discount,
  });
  const discount = formatMoney(rates.mobileAppDiscount, locale);
  return {
    "in-person": wayOf("in-person", ""),
    "mobile-app": wayOf("mobile-app", fillIn(table.afterDiscount, { discount })),
  };
}

const lowestPrice = (tiers: Tier[]) => Math.min(...tiers.flatMap(({ price }) => price ?? []));
