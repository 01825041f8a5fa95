import { type Locale, languageTags } from "#domain/locale.ts";

/** An amount in cents as people write it: `$75`, `$99.50`. */
export function priceText(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale], {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  }).format(cents / 100);
}
