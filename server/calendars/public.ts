import { Hono } from "hono";
import { etag } from "hono/etag";
import { localPath } from "#content/routes.ts";
import { deadlineCalendarPath } from "#content/words/deadlines.ts";
import { localDay } from "#domain/deadlines/local-day.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Clock } from "../base/clock.ts";
import type { Env } from "../base/env.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { deadlineCalendar } from "./deadline-calendar.ts";

type Options = { env: Env; practice: Practice; now: Clock };

/** `/deadlines.ics` and `/es/deadlines.ics`, cached until the practice's date changes. */
export function calendarRoutes({ env, practice, now }: Options): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const cache = new Map<Locale, { day: string; text: string }>();
  const today = (locale: Locale): string => {
    const moment = now();
    const day = localDay(moment, practice.business.timeZone);
    const cachedCalendar = cache.get(locale);
    if (cachedCalendar?.day === day) return cachedCalendar.text;
    const text = deadlineCalendar({ practice, siteUrl: env.siteUrl, locale, now: moment });
    cache.set(locale, { day, text });
    return text;
  };
  for (const locale of locales) {
    routes.get(localPath(deadlineCalendarPath, locale), etag(), (c) =>
      c.body(today(locale), 200, {
        "content-type": "text/calendar; charset=utf-8",
        "content-language": locale,
        "content-disposition": `inline; filename="${deadlineCalendarPath.slice(1)}"`,
        "cache-control": "public, max-age=3600",
      }),
    );
  }
  return routes;
}
