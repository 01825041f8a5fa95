import { dayAndClock } from "#content/format/moments.ts";
import { type Locale, languageTags } from "#domain/locale.ts";

/** A day and its time of day in the reader's own time zone: "Nov 23, 2026, 2:40 PM". */
export const formatMoment = (iso: string, locale: Locale) => dayAndClock(new Date(iso), locale);

/** "November 23, 2026". */
export const formatDate = (iso: string, locale: Locale) =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: "long" }).format(new Date(iso));
