import { type Context, Hono } from "hono";
import type { Practice } from "#domain/practice/practice.ts";
import { feedRoutes } from "./appointments/feed-routes.ts";
import { manageRoutes } from "./appointments/manage.ts";
import { bookingRoutes } from "./appointments/public.ts";
import type { Clock } from "./base/clock.ts";
import type { Db } from "./base/db/open-database.ts";
import type { Env } from "./base/env.ts";
import type { Log } from "./base/logger.ts";
import { calendarRoutes } from "./calendars/public.ts";
import { healthRoutes } from "./health.ts";
import { newRequestCounts, type RequestCounts } from "./http/request-counts.ts";
import { dynamicPageHeaders, securityHeaders } from "./http/security-headers.ts";
import { leadRoutes, type RequestEnv } from "./leads/public.ts";
import { newsletterRoutes } from "./newsletter/public.ts";
import type { Pages } from "./pages/load-pages.ts";
import { planRoutes } from "./plans/public.ts";

export type AppOptions = {
  db: Db;
  now: Clock;
  env: Env;
  practice: Practice;
  pages: Pages;
  log: Log;
  wakeOutbox: () => void;
  /** Signs form stamps and hides client addresses; `ensureSecret` has it. */
  secret: string;
  counts?: RequestCounts;
  /** Milliseconds a body may take; 15 s when left out. */
  bodyTimeLimit?: number | undefined;
};

/** Everything that is not a file of the site. All it needs is an argument: a test is the real app with its own clock. */
export function createApp(options: AppOptions): Hono<RequestEnv> {
  const { env, pages, log, counts = newRequestCounts() } = options;
  const app = new Hono<RequestEnv>();
  const always = Object.entries(securityHeaders(env.siteUrl));
  app.use(async (c, next) => {
    c.set("requestId", crypto.randomUUID());
    await next();
    for (const [name, value] of always) if (!c.res.headers.has(name)) c.header(name, value);
    c.header("x-request-id", c.var.requestId);
    if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
    counts.app.set(c.res.status, (counts.app.get(c.res.status) ?? 0) + 1);
  });
  app.route("/functions/v1", leadRoutes({ ...options, phone: options.practice.business.phone.shown }));
  app.route("/booking/v1", bookingRoutes(options));
  app.route("/", manageRoutes(options));
  app.route("/", feedRoutes(options));
  app.route("/", newsletterRoutes(options));
  app.route("/", healthRoutes({ ...options, counts }));
  app.route("/", calendarRoutes(options));
  app.route("/", planRoutes(options));
  app.notFound((c) => {
    if (isFunctionPath(c)) {
      return c.json(
        { error: "There is no such function.", code: "not-found", request_id: c.var.requestId },
        404,
      );
    }
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isRead && pages.has(c.req.path))
      return c.text("This page takes GET.\n", 405, { allow: "GET, HEAD" });
    return c.body(pages.notFound(c.req.path), 404, dynamicPageHeaders(env.siteUrl));
  });
  app.onError((err, c) => {
    log.error({ err, request_id: c.var.requestId }, "a request crashed");
    if (isFunctionPath(c)) {
      return c.json(
        { error: "Unexpected Application Error!", code: "crash", request_id: c.var.requestId },
        500,
      );
    }
    return c.body(pages.crash(c.req.path, c.var.requestId), 500, dynamicPageHeaders(env.siteUrl));
  });
  return app;
}

const isFunctionPath = (c: Context) => /^\/(?:functions|booking)\//.test(c.req.path);
