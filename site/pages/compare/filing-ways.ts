import { fillIn } from "#content/format/fill-in.ts";
import { pathOf, type RouteName } from "#content/routes.ts";
import { compareWords } from "#content/words/compare.ts";
import { formWords } from "#content/words/forms.ts";
import { serviceWords } from "#content/words/services/frame.ts";
import type { FilingMethod } from "#domain/forms/filing-quiz.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import { lowestPrice } from "#domain/practice/lowest-price.ts";
import type { Practice } from "#domain/practice/practice.ts";

/**
 * A way of filing as every part of the page names it: its page and its lowest price, and which discount is in that. Without
 * prices `price` says when one is quoted, and nothing stands around it.
 */
type FilingWay = {
  name: string;
  path: string;
  seePrices: string;
  from: string;
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
  const { hero, seeWay, table } = compareWords[locale];
  const wayOf = (method: FilingMethod, discount: string): FilingWay => {
    const lowest = lowestPrice(tiers[routeOf[method]].tiers);
    return {
      name: formWords[locale].quiz.methods[method],
      path: pathOf(routeOf[method], locale),
      seePrices: seeWay[method],
      ...(lowest === undefined
        ? { from: "", price: serviceWords[locale].tiers.afterConsultation, discount: "" }
        : { from: hero.from, price: formatMoney(lowest, locale), discount }),
    };
  };
  const discount = formatMoney(rates.mobileAppDiscount, locale);
  return {
    "in-person": wayOf("in-person", ""),
    "mobile-app": wayOf("mobile-app", fillIn(table.afterDiscount, { discount })),
  };
}
