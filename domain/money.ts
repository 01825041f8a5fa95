import { type Locale, languageTags } from "./locale.ts";

/** Formats cents as US dollars in a language; whole dollars have no cents: `$60`, `$12.50`. */
export function formatMoney(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale], {
    style: "currency",
    currency: "USD",
    trailingZeroDisplay: "stripIfInteger",
  }).format(cents / 100);
}
