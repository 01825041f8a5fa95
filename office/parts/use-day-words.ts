import { dateFormat } from "#content/format/date-format.ts";
import { dayAndClock, dayWords } from "#content/format/moments.ts";
import type { Locale } from "#domain/locale.ts";
import { useOffice } from "../base/office-context.ts";

/** Days in words: of a moment in the practice's time zone, or of a date like `2026-11-27`. */
export function useDayWords(language?: Locale) {
  const office = useOffice();
  const { timeZone } = office.names;
  const locale = language ?? office.locale;
  return {
    momentOf: (moment: string) => dayAndClock(new Date(moment), locale, timeZone),
    /** "Nov 20, 2026". */
    dayOf: (moment: string) => dateFormat(locale, { dateStyle: "medium", timeZone }).format(new Date(moment)),
    /** "Friday, November 27". */
    weekday: (day: string) => dayWords(new Date(day), locale, "UTC"),
    /** "Nov 27, 2026", of a date. */
    date: (day: string) => dateFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day)),
  };
}
