import { Hono } from "hono";
import type { Practice } from "#domain/practice/practice.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { feedFolder, isFeedToken } from "./feed-token.ts";
import { officeCalendar } from "./office-calendar.ts";

type Options = { db: Db; env: Env; practice: Practice; now: Clock };

/** `/calendars/<token>.ics`: the practice's appointments as a calendar subscription, protected by a secret token. */
export function feedRoutes({ db, env, practice, now }: Options): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.get(`${feedFolder}/:file{[\\w-]+\\.ics}`, async (c) => {
    const token = c.req.param("file").slice(0, -".ics".length);
    if (!(await isFeedToken(db, token))) return c.notFound();
    const text = await officeCalendar({ db, env, practice, now: now() });
    return c.body(text, 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-language": "en",
      "content-disposition": 'inline; filename="appointments.ics"',
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
    });
  });
  return routes;
}
