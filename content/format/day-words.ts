import { type Locale, languageTags } from "#domain/locale.ts";

/** A calendar day (`2026-11-20`, or its midnight in universal time) in words: "November 20, 2026". */
export const dayWords = (day: string | Date, locale: Locale) =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
