import { dateFormat } from "#content/format/date-format.ts";
import { clockIn, dayWords, momentWords, noBreak } from "#content/format/moments.ts";
import { wallClock } from "#ui/dates/wall-clock.ts";
import { useOffice } from "../base/office-context.ts";
import { serverNow } from "../base/server-clock.ts";

/** Moments in words in the practice's time zone, whose clock all visitors were told, wherever this browser stands. */
export function useMoments() {
  const { locale, names } = useOffice();
  const { timeZone } = names;
  const officeDay = (moment: number | string) => wallClock(moment, timeZone).day;
  const clock = (moment: number | string) => clockIn(new Date(moment), locale, timeZone);
  return {
    clock,
    day: (moment: number | string) => dayWords(new Date(moment), locale, timeZone, noBreak),
    /** With its day and its time zone. */
    whole: (moment: number | string) => momentWords(new Date(moment), locale, timeZone, noBreak),
    /**
     * The time alone on the day itself, else the day before it: "Mon 10:15 AM" of those ahead alone, so that nobody takes
     * what is over for what is coming; "Nov 30, 10:15 AM", "Nov 30, 2025, 10:15 AM".
     */
    short(moment: number | string, now = serverNow()): string {
      const time = clock(moment);
      if (officeDay(moment) === officeDay(now)) return time;
      const at = new Date(moment);
      const days = (+at - now) / 86_400_000;
      const isNear = days > 0 && days < 6;
      const year = Math.abs(days) < 180 ? undefined : "numeric";
      const date = { month: "short", day: "numeric", year } as const;
      const day = dateFormat(locale, { ...(isNear ? { weekday: "short" } : date), timeZone });
      return `${day.format(at)}${isNear ? "" : ","} ${time}`;
    },
  };
}
