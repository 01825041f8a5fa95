import { type Locale, languageTags } from "./locale.ts";

/** Formats cents as US dollars in a language; whole dollars have no cents: `$60`, `$12.50`. */
export function formatMoney(cents: number, locale: Locale): string {
  formats[locale] ??= new Intl.NumberFormat(languageTags[locale], {
    style: "currency",
    currency: "USD",
    trailingZeroDisplay: "stripIfInteger",
  });
  return formats[locale].format(cents / 100);
}

// Making one takes 0.1 ms.
const formats: Partial<Record<Locale, Intl.NumberFormat>> = {};
