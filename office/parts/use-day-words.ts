import { dateFormat } from "#content/format/date-format.ts";
import { useOffice } from "../base/office-context.ts";

/** Days in words: of a moment in the practice's time zone, or of a date like `2026-11-27`. */
export function useDayWords() {
  const { locale, names } = useOffice();
  const { timeZone } = names;
  return {
    /** "Nov 20, 2026, 4:17 PM": a moment that may lie years back. */
    momentOf: (moment: string) =>
      dateFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(moment)),
    /** "Nov 20, 2026". */
    dayOf: (moment: string) => dateFormat(locale, { dateStyle: "medium", timeZone }).format(new Date(moment)),
    /** "Friday, November 27". */
    weekday: (day: string) =>
      dateFormat(locale, { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    /** "Nov 27, 2026", of a date. */
    date: (day: string) =>
      dateFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`)),
  };
}
