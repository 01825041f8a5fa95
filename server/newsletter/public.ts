import { type Context, Hono } from "hono";
import { pathOf, type RouteName } from "#content/routes.ts";
import { type Locale, locales, otherLocale } from "#domain/locale.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import { readClientAddress } from "../http/rate-limits.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { dynamicPageHeaders } from "../http/security-headers.ts";
import type { Enqueue } from "../http/work-queue.ts";
import type { Pages } from "../pages/load-pages.ts";
import { confirmSubscription, endSubscription } from "./queries.ts";

type Options = {
  db: Db;
  now: Clock;
  env: Env;
  secret: string;
  pages: Pages;
  wakeOutbox: () => void;
  enqueue: Enqueue;
};

/**
 * Confirms and ends subscriptions: the two links of the newsletter's mails, `?token=…`. A GET shows a page; only a POST
 * acts, from that page's button or as a one-click unsubscription (RFC 8058).
 */
export function newsletterRoutes(options: Options): Hono<RequestEnv> {
  const { db, now, env, secret, pages, wakeOutbox, enqueue } = options;
  const routes = new Hono<RequestEnv>();
  const steps = [
    ["newsletterConfirm", "newsletterConfirmed", confirmSubscription],
    ["newsletterUnsubscribe", "newsletterUnsubscribed", endSubscription],
  ] as const;
  for (const [question, done, act] of steps) {
    for (const locale of locales) {
      routes.get(pathOf(question, locale), (c) => {
        const otherLanguageHref = `${pathOf(question, otherLocale[locale])}?token=${tokenOf(c)}`;
        return c.body(
          pages.fill(question, locale, { otherLanguageHref }),
          200,
          dynamicPageHeaders(env.siteUrl),
        );
      });
      routes.post(pathOf(question, locale), async (c) => {
        const token = tokenOf(c);
        const address = readClientAddress(c, env);
        const press = { now: now(), secret, isLimited: env.rateLimits, locale, address };
        const isKnown = token !== "" && (await act(db, token, press));
        if (!isKnown) return enqueue(() => page(c, "newsletterUnknown", locale, 404), address);
        wakeOutbox();
        // Mail programs do not follow a redirect after a one-click unsubscription.
        if (!isBrowser(c)) return enqueue(() => page(c, done, locale, 200), address);
        return c.redirect(pathOf(done, locale), 303);
      });
    }
  }
  return routes;

  async function page(c: Context<RequestEnv>, route: RouteName, locale: Locale, status: 200 | 404) {
    return c.body(pages.html(pathOf(route, locale)) ?? "", status, dynamicPageHeaders(env.siteUrl));
  }
}

/** Empty for one that is none: Postgres fails at some other characters. */
const tokenOf = (c: Context) => /^[\w-]+$/.exec(c.req.query("token") ?? "")?.[0] ?? "";

const isBrowser = (c: Context) =>
  c.req.header("sec-fetch-mode") === "navigate" || c.req.header("origin") !== undefined;
