import { dateFormat } from "#content/format/date-format.ts";
import type { Locale } from "#domain/locale.ts";

/** From one day to another, both like `2026-11-23`: "Aug 31 – Nov 22, 2026", "31 ago – 22 nov 2026". */
export const formatDays = (from: string, to: string, locale: Locale) =>
  dateFormat(locale, { dateStyle: "medium", timeZone: "UTC" })
    .formatRange(new Date(from), new Date(to))
    .replace(/\s*[–-]\s*/, " – ")
    // In a single day the same style has no "de".
    .replaceAll(" de ", " ");
