import { dateFormat } from "#content/format/date-format.ts";
import { dayAndClock } from "#content/format/moments.ts";
import { useOffice } from "../base/office-context.ts";

/** Days in words: of a moment in the practice's time zone, or of a date like `2026-11-27`. */
export function useDayWords() {
  const { locale, names } = useOffice();
  const { timeZone } = names;
  return {
    momentOf: (moment: string) => dayAndClock(new Date(moment), locale, timeZone),
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
