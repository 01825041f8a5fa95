import { localPath } from "#content/routes.ts";
import { deadlineCalendarPath } from "#content/words/deadlines.ts";
import { localDay } from "#domain/deadlines/local-day.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Clock } from "../base/clock.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { PageSource } from "../pages/answer-page.ts";
import { makeCopy, type PageCopy } from "../pages/page-copy.ts";
import { deadlineCalendar } from "./deadline-calendar.ts";

type Options = {
  siteUrl: string;
  practice: Practice;
  now: Clock;
  headers?: Record<string, string> | undefined;
};

/** The sources of `/deadlines.ics` and `/es/deadlines.ics`; a preview has headers of its own. */
export const calendarSources = (options: Options): [path: string, source: PageSource][] =>
  locales.map((locale) => [localPath(deadlineCalendarPath, locale), calendarSource(locale, options)]);

// Cached, with its compressed copies, until the practice's date changes.
function calendarSource(locale: Locale, { siteUrl, practice, now, headers }: Options): PageSource {
  const allHeaders = {
    ...securityHeaders(siteUrl),
    "content-language": locale,
    "content-disposition": `inline; filename="${deadlineCalendarPath.slice(1)}"`,
    "cache-control": "public, max-age=3600",
    ...headers,
  };
  const make = async (moment: Date) => {
    const text = deadlineCalendar({ practice, siteUrl, locale, now: moment });
    return makeCopy({ body: Buffer.from(text) }, "text/calendar; charset=utf-8", allHeaders);
  };
  let cachedDay = "";
  let copy: PageCopy | Promise<PageCopy>;
  return () => {
    const moment = now();
    const day = localDay(moment, practice.business.timeZone);
    if (day !== cachedDay) {
      cachedDay = day;
      const made = make(moment);
      copy = made;
      // What failed is made again for the next request.
      made.catch(() => {
        if (copy === made) cachedDay = "";
      });
    }
    return copy;
  };
}
