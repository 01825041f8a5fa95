import { type Locale, languageTags } from "#domain/locale.ts";

/** "1,234". */
export const formatNumber = (count: number, locale: Locale) =>
  new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 0 }).format(count);
